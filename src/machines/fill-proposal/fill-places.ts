import type { FillContext, Outdated, Place, Proposal } from './fill-proposal.types.ts'

/** A place of a proposal, as it is chosen. */
export const keyOf = ({ projectCrewItemId, personId }: Place): string => `${projectCrewItemId} ${personId}`

/** All places for which somebody is proposed who was not invited yet, as the proposal has them. */
export const placesOf = ({ positions }: Proposal): Place[] =>
  positions.flatMap(({ projectCrewItemId, proposed }) =>
    proposed.filter(({ invited }) => !invited).map(({ person }) => ({ projectCrewItemId, personId: person.id })),
  )

/** The places that are chosen. */
export const chosenOf = ({ proposal, chosen }: Pick<FillContext, 'proposal' | 'chosen'>): Place[] =>
  proposal ? placesOf(proposal).filter(place => chosen.includes(keyOf(place))) : []

/** What is known once a proposal has been read; of one that was read before, what was chosen stays chosen. */
export function arrived(before: FillContext, proposal: Proposal): Partial<FillContext> {
  const { id, from, to, method } = proposal
  const known = before.proposal?.id === id && before.proposal.state === 'ready'
  const keys = proposal.state === 'ready' ? placesOf(proposal).map(keyOf) : []
  return {
    id,
    proposal,
    wanted: { from, to, method },
    lost: false,
    chosen: known ? keys.filter(key => before.chosen.includes(key)) : keys,
  }
}

/** What was chosen is invited; whatever else is proposed stays as it was, and is not chosen. */
export function invited(before: FillContext, told: number): Partial<FillContext> {
  const { proposal, chosen, outdated } = before
  if (!proposal) return {}
  const positions = proposal.positions.map(position => ({
    ...position,
    proposed: position.proposed.map(one => {
      const key = keyOf({ projectCrewItemId: position.projectCrewItemId, personId: one.person.id })
      return chosen.includes(key) ? { ...one, invited: true } : one
    }),
  }))
  return {
    proposal: { ...proposal, positions },
    chosen: [],
    outdated: outdated.filter(one => !chosen.includes(keyOf(one))),
    told,
    notice: null,
  }
}

/** What cannot be accepted any more is marked, and not chosen. */
export function grownOld(before: FillContext, places: readonly Outdated[]): Partial<FillContext> {
  const old = places.map(keyOf)
  return {
    outdated: [...before.outdated.filter(one => !old.includes(keyOf(one))), ...places],
    chosen: before.chosen.filter(key => !old.includes(key)),
    told: null,
    notice: null,
  }
}
