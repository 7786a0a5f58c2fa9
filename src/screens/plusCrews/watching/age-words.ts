import type { Words } from '../../../i18n/words.ts'
import type { Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'

export interface Age {
  is: 'fresh' | 'old' | 'veryOld'
  /** "as of 14:32" */
  asOf: string
  /** "26 min old, trying again" */
  more: string
}

const minute = 60_000

/** Of when figures are, on the plus crew's own clock, and how long ago that was; `now` and `asOf` in ms. */
export function ageWords({ t, tn, date }: Words, { asOf, crew }: Figures, is: Age['is'], now: number): Age {
  const minutes = Math.max(0, Math.floor((now - asOf) / minute))
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)]
  const age = days > 1 ? tn('app.days', days) : hours > 1 ? tn('app.hours', hours) : tn('app.minutes', minutes)
  const time = date(asOf, {
    ...(is === 'veryOld' ? ({ day: 'numeric', month: 'short' } as const) : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: crew.timeZone,
  })
  return { is, asOf: t('plusCrews.asOf', { time }), more: t('plusCrews.old', { age }) }
}
