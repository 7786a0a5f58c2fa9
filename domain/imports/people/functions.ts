import { bareName } from '../../csv-table.ts'
import type { Captioned, Cell, Reading } from '../kind.ts'
import type { ImportField } from '../fields.ts'

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

const exact = (among: readonly Captioned[], word: string) => {
  const bare = bareName(word)
  return among.find(({ caption }) => bareName(caption) === bare) ?? among.find(({ code }) => bareName(code) === bare)
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

/** Functions by comma, as their ids; one nobody knows is asked about. */
export function functionsCell(value: string, { knowledge, answers }: Reading, field: ImportField): Cell {
  const { functions = [] } = knowledge
  const ids = new Set<string>()
  for (const word of value.split(/[,;|]/).map(one => one.trim())) {
    if (word === '') continue
    const found = exact(functions, word) ?? exact(functions, answers.instead(field, word) ?? '')
    if (!found) return { reason: 'notFunction', text: word, by: nearest(functions, word)?.caption ?? null }
    ids.add(found.id)
  }
  return { value: functions.flatMap(({ id }) => (ids.has(id) ? [id] : [])).join(',') }
}

/** Functions somebody has not yet; none is ever taken away. */
export const functionsMore = (from: string | null, to: string, functions: readonly Captioned[]): string[] => {
  const has = new Set((from ?? '').split(','))
  const said = new Set(to.split(','))
  return functions.flatMap(({ id, caption }) => (said.has(id) && !has.has(id) ? [caption] : []))
}
