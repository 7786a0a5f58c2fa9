import { exactly, nearest } from '../captioned.ts'
import type { ImportField } from '../fields.ts'
import type { Captioned, Cell, Reading } from '../kind.ts'
import { saidOf } from '../read-row.ts'

/** Functions by comma, as their ids; one nobody knows is asked about. */
export function functionsCell(value: string, { knowledge, answers }: Reading, field: ImportField): Cell {
  const { functions = [] } = knowledge
  const ids = new Set<string>()
  for (const word of value.split(/[,;|]/).map(one => one.trim())) {
    if (word === '') continue
    const found = exactly(functions, word)[0] ?? exactly(functions, answers.instead(field, saidOf(word)) ?? '')[0]
    if (!found) return { reason: 'notFunction', text: word, becomes: nearest(functions, word)?.caption ?? null }
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
