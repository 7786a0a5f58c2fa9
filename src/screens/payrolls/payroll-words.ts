import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { daysUntil } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import { dateWords, functionWords } from '../shared/words/shift-words.ts'
import type { PayLine, PayrollItem, UnassignedPci } from './payroll.types.ts'

/** "+2:45", "−2:15", "±0:00" */
export const differenceWords = (minutes: number): string =>
  `${minutes === 0 ? '±' : minutes < 0 ? '−' : '+'}${hoursText(Math.abs(minutes))}`

/** "Stagehand, 8:00 h" */
export const shiftName = (words: Words, of: NonNullable<PayrollItem['function']>, minutes: number): string =>
  `${functionWords(words, of)}, ${words.t('payrolls.hours', { hours: hoursText(minutes) })}`

/** The same, or what else is paid. */
export const itemName = (
  words: Words,
  { title, function: of, minutes }: Pick<PayrollItem, 'title' | 'function' | 'minutes'>,
): string => (of === null ? (title ?? '') : shiftName(words, of, minutes))

/** What a shift waits for: "Signed today", "Not signed yet". */
export function waitWords(
  words: Words,
  { waits, signedAt }: Pick<UnassignedPci, 'waits' | 'signedAt'>,
  today: string,
): string {
  const { t } = words
  if (signedAt === null || waits === 'rateMissing') return t(`payrolls.waits.${waits}`)
  const day = signedAt.slice(0, 10)
  const ago = daysUntil(today, day)
  if (ago === 0) return t('payrolls.signedToday')
  return t('payrolls.signedOn', {
    day: dateWords(words, day, ago < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
  })
}

/** "Night 25 %" of an add-on; nothing of the hours themselves. */
export const lineName = (
  words: Words,
  { kind, percent }: Pick<PayLine, 'kind' | 'percent'>,
  title: string | null,
): string =>
  kind === 'base'
    ? ''
    : kind === 'flat'
      ? (title ?? '')
      : kind === 'minimum'
        ? words.t('payrolls.lines.minimum')
        : words.t(`payrolls.lines.${kind}`, {
            percent: new Intl.NumberFormat(words.locale, { style: 'percent' }).format(percent / 100),
          })
