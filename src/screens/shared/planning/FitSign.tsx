import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import type { Fit } from '../../../../domain/planningCalendar/fit.ts'
import type { Words } from '../../../i18n/words.ts'
import { dateWords } from '../words/shift-words.ts'

/** What dropping does, as a sign: fits, fits badly, does not. */
export function FitGlyph({ kind }: { kind: Fit['kind'] }) {
  const Glyph =
    kind === 'free' ? IconCheck : kind === 'rest' || kind === 'day' || kind === 'ended' ? IconAlertTriangle : IconBan
  return <Glyph aria-hidden="true" />
}

export const fitWords = (words: Words, fit: Fit): string => {
  const { t } = words
  if (fit.kind === 'ended')
    return t('planningCalendar.fit.ended', {
      date: dateWords(words, fit.ended.validUntil, { day: 'numeric', month: 'short' }),
    })
  return fit.kind === 'rest' || fit.kind === 'day'
    ? t(`planningCalendar.fit.${fit.kind}`, { hours: hoursText(fit.minutes), limit: hoursText(fit.limit) })
    : t(`planningCalendar.fit.${fit.kind}`)
}
