import { full } from '../full.ts'

/** Numbers and choices that one seed brings about again. */
export interface Seeded {
  seed: number
  /** From 0 up to, but not, 1. */
  next: () => number
  /** A whole number of both ends. */
  whole: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(choices: readonly T[]) => T
  /** In another order. */
  shuffled: <T>(items: readonly T[]) => T[]
}

/** What the suite draws is the same at every run; whole sizes draw other lots each time. `SEED=123` draws those again. */
const usualSeed = () => (full ? Math.floor(Math.random() * 2 ** 31) : 20_260_610)

export function seeded(seed = Number(process.env['SEED'] ?? usualSeed())): Seeded {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[whole(0, choices.length - 1)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  return {
    seed,
    next,
    whole,
    chance: probability => next() < probability,
    pick,
    shuffled: items =>
      items
        .map(item => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
