import type { Known } from './kind.ts'

export const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
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
