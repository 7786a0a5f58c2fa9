import type { HoursRule } from '../../../domain/deliveryNotes/hours-rule.ts'
import { hoursReason, hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { wallSpan } from '../../../domain/deliveryNotes/sign-off.ts'
import type { Words } from '../../i18n/words.ts'

interface Reckoned {
  /** Wall times HH:MM, at the venue. */
  from: string
  to: string
  /** Minutes between them where they are known as instants; else as a clock shows them. */
  span: number | null
  breakMinutes: number
  chargeable: number
  /** Wall time of a check-in before what is counted from. */
  came?: string | null
}

/** "17:54 – 23:50, break 0:30, to the quarter hour → 5:30": how a line's sum comes about. */
export function reasonWords({ t }: Words, line: Reckoned, rule: HoursRule): string {
  const { from, to, breakMinutes, chargeable, came } = line
  const span = line.span ?? wallSpan(from, to) ?? 0
  const { net, how } = hoursReason({ span, breakMinutes, chargeable }, rule)
  const taken =
    breakMinutes === 0
      ? []
      : [t(rule.lessBreak ? 'signOff.reason.break' : 'signOff.reason.breakPaid', { break: hoursText(breakMinutes) })]
  const step =
    rule.roundTo === 15 || rule.roundTo === 30 || rule.roundTo === 60
      ? t(`signOff.reason.to${rule.roundTo}`)
      : t('signOff.reason.toMinutes', { minutes: rule.roundTo })
  const parts = [
    ...(came ? [t('signOff.reason.came', { time: came })] : []),
    `${from} – ${to}`,
    ...taken,
    ...(how === 'rounded' ? [step] : []),
  ].join(', ')
  return how === 'set'
    ? `${parts} = ${hoursText(net)}; ${t('signOff.reason.set', { hours: hoursText(chargeable) })}`
    : `${parts} → ${hoursText(chargeable)}`
}
