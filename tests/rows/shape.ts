export type Kind = 'null' | 'string' | 'number' | 'boolean' | 'bigint' | 'date' | 'bytes' | 'array' | 'object'

/** What values were seen in one place, all of them taken together. */
export interface Shape {
  kinds: Kind[]
  /** Some of the texts, in the order in which they came. */
  texts?: string[]
  /** Of objects: how many there were, and what each key held in how many of them. */
  objects?: number
  keys?: Record<string, { in: number; shape: Shape }>
  /** What stood in arrays. */
  items?: Shape
}

const TEXTS = 24
const LONG = 40

export const nothing = (): Shape => ({ kinds: [] })

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (value instanceof Uint8Array) return 'bytes'
  const kind = typeof value
  if (kind === 'object' || kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'bigint')
    return kind
  throw new TypeError(`A row holds a ${kind}.`)
}

/** Adds a value to what was seen. */
export function see(shape: Shape, value: unknown): void {
  const kind = kindOf(value)
  if (!shape.kinds.includes(kind)) shape.kinds.push(kind)
  if (typeof value === 'string') addText(shape, value)
  if (Array.isArray(value)) for (const item of value) see((shape.items ??= nothing()), item)
  if (kind !== 'object') return
  shape.objects = (shape.objects ?? 0) + 1
  const keys = (shape.keys ??= {})
  for (const [name, held] of Object.entries(value as object)) {
    const key = (keys[name] ??= { in: 0, shape: nothing() })
    key.in++
    see(key.shape, held)
  }
}

/** Adds what was seen elsewhere. */
export function join(shape: Shape, other: Shape): void {
  for (const kind of other.kinds) if (!shape.kinds.includes(kind)) shape.kinds.push(kind)
  for (const text of other.texts ?? []) addText(shape, text)
  if (other.items) join((shape.items ??= nothing()), other.items)
  if (other.objects) shape.objects = (shape.objects ?? 0) + other.objects
  for (const [name, held] of Object.entries(other.keys ?? {})) {
    const key = ((shape.keys ??= {})[name] ??= { in: 0, shape: nothing() })
    key.in += held.in
    join(key.shape, held.shape)
  }
}

function addText(shape: Shape, text: string) {
  const texts = (shape.texts ??= [])
  if (texts.length < TEXTS && text.length <= LONG && !texts.includes(text)) texts.push(text)
}
