/** Chance that repeats: the same seed draws the same numbers on every machine. Not for secrets. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
  pick<T>(from: readonly T[]): T | undefined
  /** A shuffled copy. */
  shuffled<T>(from: readonly T[]): T[]
  /** Shaped like a version 4 UUID. */
  uuid(): string
}

/** Spreads a text over 32 bits (FNV-1a with a final mix). */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

export function randomFrom(seed: string): Random {
  // sfc32 by Chris Doty-Humphrey.
  let a = spread(seed)
  let b = spread(`b/${seed}`)
  let c = spread(`c/${seed}`)
  let counter = 1
  const bits = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) bits()
  const next = () => bits() / 0x1_0000_0000
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const hex = () => bits().toString(16).padStart(8, '0')

  function pick<T>(from: readonly [T, ...T[]]): T
  function pick<T>(from: readonly T[]): T | undefined
  function pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(next() * from.length)]
  }
  return {
    next,
    between,
    chance: probability => next() < probability,
    pick,
    shuffled: from =>
      from
        .map(value => ({ value, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ value }) => value),
    uuid: () => {
      const [one, two, three, four] = [hex(), hex(), hex(), hex()]
      const variant = '89ab'.charAt(parseInt(three.charAt(0), 16) & 3)
      return `${one}-${two.slice(0, 4)}-4${two.slice(5)}-${variant}${three.slice(1, 4)}-${three.slice(4)}${four}`
    },
  }
}

/** One id that a text always gives. */
export const idOf = (text: string): string => randomFrom(text).uuid()
