import { bareName } from '../csv-table.ts'
import { type ImportField, type ImportKind, fieldsOf } from './fields.ts'
import { kinds } from './kinds.ts'

/** Bare names columns of such a table have. */
export const usualNames = (kind: ImportKind): ReadonlySet<string> => new Set(Object.values(kinds[kind].usual).flat())

/** What each column most likely holds, by its name and what stands below; each field once. */
export function guessedColumns(
  head: readonly string[],
  kind: ImportKind,
  sample: readonly (readonly string[])[] = [],
): (ImportField | null)[] {
  const { usual, refined } = kinds[kind]
  const guessed = head.map((): ImportField | null => null)
  const names = head.map(bareName)
  for (const field of fieldsOf(kind))
    for (const name of usual[field] ?? []) {
      const at = names.findIndex((one, index) => one === name && guessed[index] === null)
      if (at < 0) continue
      guessed[at] = field
      break
    }
  return refined ? refined(guessed, sample) : guessed
}
