import { daysOf, monthOf } from '../../../../domain/plusCrews/plus-crew-month.ts'
import type { Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'

/** Wednesday 27 May 2026, 14:32 in Hamburg. */
export const afternoon = Date.parse('2026-05-27T12:32:00Z')

const turnover = [
  2150, 5420, 3180, 3640, 4210, 4480, 4950, 5360, 5910, 2740, 3380, 3920, 4640, 3050, 5140, 5680, 2960, 3710, 4120,
  4390, 4870, 5530, 6240, 3860, 2480, 3940, 1980,
]
const hours = [
  42, 88, 55, 63, 72, 76, 84.5, 91, 98, 48.5, 58, 67, 78, 54.5, 85.5, 93, 52, 64, 70, 75.5, 82.5, 90.5, 100.5, 66.5, 45,
  68, 33,
]
const crew: Figures['crew'] = {
  id: '00000000-0000-4000-8000-000000000007',
  number: '7',
  name: 'Hafen',
  company: null,
  type: null,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
}

interface Made {
  /** What each day has to make, by its number. */
  target?: (day: number) => number
  /** Every figure of turnover times this. */
  times?: number
  crew?: Partial<Figures['crew']>
  bonus?: Figures['bonus']
}

/** A month up to its 27th, as it was at 14:32. */
export function figuresOf({ target = () => 4_000, times = 1, crew: other, bonus = null }: Made = {}): Figures {
  const month = monthOf(null, '2026-05-27')
  const days = daysOf(month.month)
  return {
    crew: { ...crew, ...other },
    month,
    today: '2026-05-27',
    bonus: bonus ?? { ofTurnover: 2, aboveTarget: 10 },
    rows: {
      turnover: turnover.map((amount, at) => ({ date: days[at] ?? '', amount: amount * times })),
      hours: hours.map((worked, at) => ({ date: days[at] ?? '', hours: worked })),
      target: days.map((date, at) => ({ date, amount: target(at + 1) })),
    },
    asOf: afternoon,
  }
}

export const emptyMonth = (): Figures => ({ ...figuresOf(), rows: { turnover: [], hours: [], target: [] } })
