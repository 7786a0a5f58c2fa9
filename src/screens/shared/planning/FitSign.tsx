import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import type { Fit } from '../../../../domain/planningCalendar/fit.ts'
import type { Words } from '../../../i18n/words.ts'

/** What dropping does, as a sign: fits, fits badly, does not. */
export function FitGlyph({ kind }: { kind: Fit['kind'] }) {
  const Glyph = kind === 'free' ? IconCheck : kind === 'rest' || kind === 'day' ? IconAlertTriangle : IconBan
  return <Glyph aria-hidden="true" />
}

export const fitWords = ({ t }: Words, fit: Fit): string =>
  fit.kind === 'rest' || fit.kind === 'day'
    ? t(`planningCalendar.fit.${fit.kind}`, { hours: hoursText(fit.minutes), limit: hoursText(fit.limit) })
    : t(`planningCalendar.fit.${fit.kind}`)
