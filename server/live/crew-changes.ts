export interface CrewChange {
  tenant: string
  crew: string
  /** Whose lines; of very many nobody is named, and it may be anybody's. */
  people: readonly string[] | null
  kind: 'status' | 'location'
}

/** Who listens to which crew on this copy of the server; the database tells all copies. */
export class CrewChanges {
  #listeners = new Map<string, Set<(change: CrewChange) => void>>()

  /** Calls back on every change of the crew. */
  listen(tenantId: string, crewId: string, onChange: (change: CrewChange) => void): () => void {
    const key = `${tenantId} ${crewId}`
    const all = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, all.add(onChange))
    return () => {
      all.delete(onChange)
      if (!all.size) this.#listeners.delete(key)
    }
  }

  /** Payload of the database's notification. */
  receive(payload: string): void {
    const change = JSON.parse(payload) as CrewChange
    for (const tell of this.#listeners.get(`${change.tenant} ${change.crew}`) ?? []) tell(change)
  }
}
