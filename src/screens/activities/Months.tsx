import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { type DottedDay, MonthDots } from '../../ui/MonthDots/MonthDots.tsx'
import { dateWords, dayWords, monthWords } from '../shared/words/shift-words.ts'
import type { Overview } from './to-do.types.ts'

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const nextMonth = (month: string) => dayAfter(`${month}-28`, 7).slice(0, 7)

interface MonthsProps {
  days: Overview['days']
  zone: string
  /** Ms. */
  now: number
  onDay: (date: string) => void
}

/** This month and the next, with a dot where there is something to do. */
export function Months({ days, zone, now, onDay }: MonthsProps) {
  const words = useWords()
  const { t, tn, weekStart } = words
  const today = dateIn(zone, now)
  const known = new Map(days.map(day => [day.date, day]))
  // 1 January 2024 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, at) =>
    dateWords(words, dayAfter('2024-01-01', at + (weekStart === 1 ? 0 : -1)), { weekday: 'short' }).slice(0, 2),
  )
  const month = (of: string) => {
    const dotted: DottedDay[] = []
    for (let date = `${of}-01`; date.startsWith(of); date = dayAfter(date, 1)) {
      const { total = 0, overdue = 0 } = known.get(date) ?? {}
      dotted.push({
        date,
        label: String(Number(date.slice(8))),
        name: `${dayWords(words, date)}, ${tn('todos.count', total)}`,
        tone: total === 0 ? undefined : overdue > 0 ? 'bad' : 'plain',
      })
    }
    const first = new Date(`${of}-01T00:00:00Z`).getUTCDay()
    return (
      <MonthDots
        key={of}
        title={monthWords(words, `${of}-01`)}
        weekdays={weekdays}
        blank={(first - weekStart + 7) % 7}
        days={dotted}
        today={today}
        onDay={onDay}
      />
    )
  }
  const thisMonth = today.slice(0, 7)
  return (
    <nav aria-label={t('todos.months')}>
      {month(thisMonth)}
      {month(nextMonth(thisMonth))}
    </nav>
  )
}
