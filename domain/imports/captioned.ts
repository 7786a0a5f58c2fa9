import { bareName } from '../csv-table.ts'
import type { Captioned } from './kind.ts'

/** Letters that are another, missing or one too many; counted no further than `most`. */
export function lettersApart(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1
  let before = Array.from({ length: two.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (const [at, other] of [...two].entries())
      now.push(Math.min((now[at] ?? 0) + 1, (before[at + 1] ?? 0) + 1, (before[at] ?? 0) + (letter === other ? 0 : 1)))
    before = now
  }
  return before[two.length] ?? 0
}

/** Those a word names exactly: by caption, else by code. */
export function exactly(among: readonly Captioned[], word: string): readonly Captioned[] {
  const bare = bareName(word)
  if (bare === '') return []
  const called = among.filter(({ caption }) => bareName(caption) === bare)
  return called.length > 0 ? called : among.filter(({ code }) => bareName(code) === bare)
}

/** The one a mistyped word most likely means: a third of its letters may be another, and no other is as near. */
export function nearest(among: readonly Captioned[], word: string): Captioned | null {
  const bare = bareName(word)
  const most = Math.min(3, Math.floor(bare.length / 3))
  if (most === 0) return null
  const near = among
    .map(one => ({ one, apart: lettersApart(bare, bareName(one.caption), most) }))
    .filter(({ apart }) => apart <= most)
    .toSorted((a, b) => a.apart - b.apart)
  const [first, second] = near
  return first && first.apart !== second?.apart ? first.one : null
}
