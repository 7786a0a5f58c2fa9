import type { Known } from './kind.ts'

export const nameKey = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\u200C\u200D]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
export const zipKey = (zipcode: string) => zipcode.toUpperCase().replace(/[\s-]/g, '')

/** Rows by a key: the first line that has it. */
export class FirstLines {
  readonly #lines = new Map<string, number>()
  /** The line that had it before; this one has it from now on where there was none. */
  before(key: string, line: number): number | null {
    const first = this.#lines.get(key)
    if (first === undefined) this.#lines.set(key, line)
    return first ?? null
  }
}

export const byNumberOf = (known: readonly Known[]): ReadonlyMap<string, Known> =>
  new Map(known.flatMap(one => (one.values.number ? [[one.values.number, one] as const] : [])))

/** Those of one name whose place does not tell them apart: exactly there before those of whom no place is known. */
export function alike(of: readonly Known[], zipcode: string | undefined): readonly Known[] {
  if (zipcode === undefined) return of
  const exact = of.filter(({ values }) => values.zipcode !== undefined && zipKey(values.zipcode) === zipKey(zipcode))
  return exact.length > 0 ? exact : of.filter(({ values }) => values.zipcode === undefined)
}

/** Of those a row may mean by something else than its number, those no other row names by theirs; a row without one may repeat it. */
export function unclaimed(
  found: readonly Known[],
  claimed: ReadonlySet<string>,
  number: string | undefined,
): readonly Known[] {
  const free = found.filter(({ id }) => !claimed.has(id))
  return number === undefined && free.length === 0 ? found : free
}
