import type { Kind, Shape } from './shape.ts'

/** What a type allows in one place. */
export interface Allowed {
  anything?: true
  kinds: Kind[]
  /** The only texts, where texts are named. */
  texts?: string[]
  keys?: Record<string, { optional: boolean; allowed: Allowed }>
  /** What keys without a name of their own may hold. */
  otherKeys?: Allowed
  items?: Allowed
}

/** What was seen and is not allowed, and what is promised and was not there; a line each. */
export function differences(seen: Shape, allowed: Allowed, at = 'row'): string[] {
  if (allowed.anything) return []
  const kinds = seen.kinds
    .filter(kind => !allowed.kinds.includes(kind))
    .map(kind => `${at} is ${kind}, the type says ${allowed.kinds.join(' | ') || 'never'}`)
  const { texts } = allowed
  const strange = texts ? (seen.texts ?? []).filter(text => !texts.includes(text)) : []
  return [
    ...kinds,
    ...strange.map(text => `${at} is ${JSON.stringify(text)}, which is no text of the type`),
    ...(allowed.kinds.includes('object') ? ofKeys(seen, allowed, at) : []),
    ...(seen.items && allowed.items ? differences(seen.items, allowed.items, `${at}[]`) : []),
  ]
}

function ofKeys(seen: Shape, { keys = {}, otherKeys }: Allowed, at: string): string[] {
  const { objects = 0 } = seen
  if (objects === 0) return []
  const had = Object.entries(seen.keys ?? {}).flatMap(([name, { shape }]) => {
    const known = keys[name]?.allowed ?? otherKeys
    return known ? differences(shape, known, `${at}.${name}`) : [`${at}.${name} is there, the type does not have it`]
  })
  const missing = Object.entries(keys).flatMap(([name, { optional }]) => {
    const times = seen.keys?.[name]?.in ?? 0
    return optional || times === objects ? [] : [`${at}.${name} is missing in ${objects - times} of ${objects}`]
  })
  return [...had, ...missing]
}
