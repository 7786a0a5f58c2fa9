/** How pages of a list are asked for, by their place, counted from 0; the first is always asked for by its number. */
export interface Turns {
  /** Which list, as long as it was not counted anew. */
  list: string
  /** Where a page begins: `next` of the one before it; null: asked for by its number. */
  after: ReadonlyMap<number, string | null>
  /** Where the pages that came end; null: with the list. */
  next: ReadonlyMap<number, string | null>
}
export const noTurns: Turns = { list: '', after: new Map(), next: new Map() }

const alike = <K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)

/**
 * Whoever reads on begins where the page before ended, so that nothing is shown twice or passed over when rows come and go
 * meanwhile. Whoever jumps asks by number, and that page is not asked for again once the one before it comes.
 * Answers the same turns where nothing is new.
 */
export function turned(
  before: Turns,
  list: string,
  looked: readonly number[],
  came: ReadonlyMap<number, string | null>,
): Turns {
  const known = before.list === list ? before : { ...noTurns, list }
  const next = new Map([...known.next, ...came])
  const after = new Map(known.after)
  for (const page of looked) {
    const ended = next.get(page - 1) ?? null
    if (after.get(page) === undefined || (after.get(page) !== null && ended !== null)) after.set(page, ended)
  }
  return known === before && alike(next, known.next) && alike(after, known.after) ? before : { list, after, next }
}
