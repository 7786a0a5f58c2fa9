export interface CrewChange {
  tenant: string
  crew: string
  /** Whose lines; of very many nobody is named, and it may be anybody's. */
  people: readonly string[] | null
  kind: 'status' | 'location'
}
