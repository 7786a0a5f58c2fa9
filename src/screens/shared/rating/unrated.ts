import type { RatedPosition, Rating } from './rating.types.ts'

/** What nobody has rated yet: each position is rated once. */
export const unrated = <Position extends RatedPosition>(
  positions: readonly Position[],
  ratings: readonly Rating[],
): readonly Position[] =>
  positions.filter(({ id }) => !ratings.some(({ projectCrewItem }) => projectCrewItem.id === id))
