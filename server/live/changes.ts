/** Who listens to which row on this copy of the server; the database tells all copies. */
export class Changes<Change extends { tenant: string }> {
  #listeners = new Map<string, Set<(change: Change) => void>>()
  readonly #rowOf: (change: Change) => string

  /** @param rowOf the id of the row a change is of */
  constructor(rowOf: (change: Change) => string) {
    this.#rowOf = rowOf
  }

  /** Calls back on every change of the row. */
  listen(tenantId: string, id: string, onChange: (change: Change) => void): () => void {
    const key = `${tenantId} ${id}`
    const all = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, all.add(onChange))
    return () => {
      all.delete(onChange)
      if (!all.size) this.#listeners.delete(key)
    }
  }

  /** Payload of the database's notification. */
  receive(payload: string): void {
    const change = JSON.parse(payload) as Change
    for (const tell of this.#listeners.get(`${change.tenant} ${this.#rowOf(change)}`) ?? []) tell(change)
  }
}
