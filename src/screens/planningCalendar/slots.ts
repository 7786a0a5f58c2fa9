/**
 * Which element draws which row. A row keeps its element as long as it is drawn, and what is drawn no more gives its
 * element to another one; as elements never change places, none loses the focus.
 */
export class Slots {
  readonly #taken = new Map<number, number>()

  /** Rows with the elements that draw them, in the order of the elements. */
  assigned(rows: readonly number[]): { row: number; slot: number }[] {
    for (const row of this.#taken.keys()) if (!rows.includes(row)) this.#taken.delete(row)
    const used = new Set(this.#taken.values())
    let free = 0
    for (const row of rows) {
      if (this.#taken.has(row)) continue
      while (used.has(free)) free++
      used.add(free)
      this.#taken.set(row, free)
    }
    return [...this.#taken].map(([row, slot]) => ({ row, slot })).toSorted((a, b) => a.slot - b.slot)
  }
}
