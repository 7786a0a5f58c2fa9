import type { Words } from '../../../i18n/words.ts'
import type { Reason } from '../../../ui/Reasons/Reasons.tsx'
import { metresWords } from '../metres-words.ts'
import { dateWords, functionWords } from '../shift-words.ts'
import type { Facts, FillPosition, Proposal } from './fill.types.ts'

const said = (weight: Reason['weight'], text: string): Reason => ({ key: text, weight, text })

export function skillReason(words: Words, { function: of }: FillPosition, { qualified }: Facts): Reason {
  const { t } = words
  if (!qualified) return said('hard', t('bestPersons.notTheirs'))
  const name = functionWords(words, of)
  if (!qualified.validUntil) return said('good', name)
  const date = dateWords(words, qualified.validUntil, { month: 'short', year: 'numeric' })
  return said('good', t('bestPersons.until', { function: name, date }))
}

export function placeReasons({ t, tn }: Words, { timesHere, timesForClient, favourite }: Facts): Reason[] {
  const here = timesHere
    ? said('good', tn('bestPersons.timesHere', timesHere))
    : said('soft', t('bestPersons.neverHere'))
  if (favourite)
    return [here, said('good', t(`bestPersons.${favourite === 'client' ? 'favouriteClient' : 'favouriteAgency'}`))]
  return timesForClient ? [here, said('plain', tn('bestPersons.forClient', timesForClient))] : [here]
}

export const ratingWords = ({ t, tn, locale }: Words, { rating, ratings }: Facts): string =>
  rating === null
    ? t('bestPersons.noRating')
    : `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)} (${tn('bestPersons.ratings', ratings)})`

export const wayWords = (words: Words, { distance }: Facts): string =>
  distance === null ? words.t('bestPersons.wayUnknown') : metresWords(words, distance)

/** "24 of 40 h", with all that is proposed in that week. */
export function weekWords({ t, locale }: Words, { weekMinutes, quotaMinutes }: Facts): string {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const hours = count.format(weekMinutes / 60)
  return quotaMinutes === null
    ? t('bestPersons.weekOpen', { hours })
    : t('bestPersons.week', { hours, quota: count.format(quotaMinutes / 60) })
}
export const isOver = ({ weekMinutes, quotaMinutes }: Facts): boolean =>
  quotaMinutes !== null && weekMinutes > quotaMinutes

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
