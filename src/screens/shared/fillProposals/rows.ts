import { keyOf } from '../../../machines/fill-proposal/fill-places.ts'
import type { Outdated } from '../../../machines/fill-proposal/fill-proposal.types.ts'
import type { FillPlace, FillPosition, Proposal } from './fill.types.ts'

export interface PlaceRow {
  key: string
  position: FillPosition
  place: FillPlace
  /** It cannot be done as proposed any more. */
  old: Outdated | null
}

/** The positions of one crew, in the order of the proposal. */
export interface CrewRows {
  id: string
  position: FillPosition
  positions: readonly { position: FillPosition; rows: readonly PlaceRow[]; left: number }[]
  /** Of the places that may still be accepted. */
  keys: readonly string[]
  open: number
  filled: number
}

/** Rows by crew; `outdated` are those that were refused. */
export function crewsOf({ positions }: Proposal, outdated: readonly Outdated[]): CrewRows[] {
  const crews = new Map<string, FillPosition[]>()
  for (const position of positions) {
    const { id } = position.projectCrew
    crews.set(id, [...(crews.get(id) ?? []), position])
  }
  return [...crews].flatMap(([id, of]) => {
    const [first] = of
    if (!first) return []
    const withRows = of.map(position => ({
      position,
      left: Math.max(0, position.open - position.proposed.length),
      rows: position.proposed.map(place => {
        const key = keyOf({ projectCrewItemId: position.projectCrewItemId, personId: place.person.id })
        return { key, position, place, old: outdated.find(one => keyOf(one) === key) ?? null }
      }),
    }))
    const rows = withRows.flatMap(one => one.rows)
    return {
      id,
      position: first,
      positions: withRows,
      keys: rows.filter(({ place }) => !place.invited).map(({ key }) => key),
      open: of.reduce((sum, { open }) => sum + open, 0),
      filled: rows.length,
    }
  })
}
