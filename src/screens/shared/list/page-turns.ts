/** How pages of a list are asked for, by their place, counted from 0; the first is always asked for by its number. */
export interface Turns {
  /** Which list, as long as it was not counted anew. */
  list: string
  /** Where a page begins: `next` of the one before it; null: asked for by its number. */
  after: Readonly<Record<number, string | null>>
}
export const noTurns: Turns = { list: '', after: {} }

/**
 * Whoever reads on begins where the page before ended, so that nothing is shown twice or passed over when rows come and go
 * meanwhile. Whoever jumps asks by number, and that page is not asked for again once the one before it comes.
 * `came` are pages with their `next`. Answers the same turns where nothing is new.
 */
export function turned(
  before: Turns,
  list: string,
  came: readonly (readonly [page: number, next: string | undefined])[],
  looked: readonly number[],
): Turns {
  const after = before.list === list ? { ...before.after } : {}
  for (const [page, next] of came) if (next && after[page + 1] !== null) after[page + 1] = next
  for (const page of looked) after[page] ??= null
  return JSON.stringify([before.list, before.after]) === JSON.stringify([list, after]) ? before : { list, after }
}
