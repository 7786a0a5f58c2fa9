import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import type { Words } from '../../i18n/words.ts'
import { dateWords } from '../shared/words/shift-words.ts'
import type { Contract } from './contract.types.ts'

/** "100" of whole hours, else "97:30". */
export const quotaWords = ({ locale }: Words, minutes: number): string =>
  minutes % 60 === 0 ? new Intl.NumberFormat(locale).format(minutes / 60) : hoursText(minutes)

/** "+12:45", "−2:45", "0:00" */
export const balanceWords = (minutes: number): string =>
  `${minutes === 0 ? '' : minutes < 0 ? '−' : '+'}${hoursText(Math.abs(minutes))}`

export const monthWords = (words: Words, date: string): string =>
  dateWords(words, date, { month: 'short', year: 'numeric' })
export const fullDay = (words: Words, date: string): string =>
  dateWords(words, date, { day: 'numeric', month: 'long', year: 'numeric' })

export const contractName = ({ t }: Words, { name }: Pick<Contract, 'name'>): string =>
  name ?? t('staffContracts.unnamed')

export type Standing = 'active' | 'ahead' | 'ended'
/** Whether it holds, is to come or is over; `today` as YYYY-MM-DD. */
export const standingOf = ({ active, beginDate }: Pick<Contract, 'active' | 'beginDate'>, today: string): Standing =>
  active ? 'active' : beginDate > today ? 'ahead' : 'ended'

/** "Nordlicht Crew GmbH, 100 h a month" */
export const agreedWords = (words: Words, { employer, quotaMinutes }: Contract): string =>
  [
    employer,
    quotaMinutes === null
      ? words.t('staffContracts.byCall')
      : words.t('staffContracts.monthly', { hours: quotaWords(words, quotaMinutes) }),
  ]
    .filter(Boolean)
    .join(', ')

/** "since 1 March 2024, number NC-V-0147" */
export function headWords(words: Words, { employer, beginDate, endDate, number }: Contract): string {
  const { t } = words
  const from = fullDay(words, beginDate)
  return [
    employer,
    endDate
      ? t('staffContracts.fromTo', { from, to: fullDay(words, endDate) })
      : t('staffContracts.since', { date: from }),
    ...(number ? [t('staffContracts.number', { number })] : []),
  ]
    .filter(Boolean)
    .join(', ')
}
