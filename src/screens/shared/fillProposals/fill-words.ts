import type { Words } from '../../../i18n/words.ts'
import type { Reason } from '../../../ui/Reasons/Reasons.tsx'
import { clientReason, skillReason, venueReason } from '../job/person-words.ts'
import type { Facts, FillPosition, Proposal } from './fill.types.ts'

/** What speaks for somebody at a place; whoever is proposed has nothing against them. */
export const skillOf = (words: Words, position: FillPosition, facts: Facts): Reason =>
  skillReason(words, position.function, { ...facts, ended: false })
export const placeReasons = (words: Words, facts: Facts): Reason[] => [
  venueReason(words, facts),
  // That somebody has not worked for the client yet is no reason beside their place.
  ...(facts.favourite || facts.timesForClient ? [clientReason(words, facts)] : []),
]

/** Why places are left: "12 have no valid proof, 5 work at that time." */
export const leftWords = ({ t, tn }: Words, { left }: FillPosition): string =>
  left.length
    ? left.map(({ reason, people }) => tn(`fillProposals.leftReason.${reason}`, people)).join(', ')
    : t('fillProposals.leftNobody')

/** How many places it fills, with how many people, and how far it may be from the best there is. */
export function sumWords({ t, tn }: Words, { open, filled, people, missed }: Proposal): string {
  const values = { filled, open, people: tn('fillProposals.people', people) }
  const left = open - filled
  const sum = left > 0 ? t('fillProposals.sumLeft', { ...values, left }) : t('fillProposals.sum', values)
  if (!missed) return sum
  const { places, perMille } = missed
  const may = { places: tn('fillProposals.places', places), perMille }
  const key = places && perMille ? 'missedBoth' : places ? 'missedPlaces' : perMille ? 'missedFit' : 'best'
  return `${sum} ${t(`fillProposals.${key}`, may)}`
}
