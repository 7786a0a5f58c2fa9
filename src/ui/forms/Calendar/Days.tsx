import { DatePicker, type DatePickerProps } from '@mantine/dates'
import dayjs from 'dayjs'
import type { DateWords } from './calendar.types.ts'
import { dayjsName } from './dayjs-locale.ts'
import { calendarLook } from './look.tsx'

interface DaysProps {
  words: DateWords
  /** Days that are chosen: one, or a first and a last one; either may be missing yet. */
  chosen: readonly string[]
  min?: string | undefined
  max?: string | undefined
}
interface OneDay extends DaysProps {
  onChoose: (date: string) => void
}
interface ManyDays extends DaysProps {
  columns: number
  onChoose: (from: string, to: string | null) => void
}

/** One day of a month. */
export function Day({ onChoose, ...days }: OneDay) {
  const [value = null] = days.chosen
  return <DatePicker {...useDays(days)} value={value} onChange={date => onChoose(date ?? value ?? '')} />
}

/** A first and a last day. */
export function DayRange({ onChoose, columns, ...days }: ManyDays) {
  const [from = null, to = null] = days.chosen
  return (
    <DatePicker
      {...useDays(days)}
      type="range"
      allowSingleDateInRange
      numberOfColumns={columns}
      value={[from, to]}
      onChange={([first, last]) => {
        if (first !== null) onChoose(first, last)
      }}
    />
  )
}

function useDays({ words, chosen, min, max }: DaysProps) {
  const [shown = words.today] = chosen
  const names = dayjsName(words.locale)
  return {
    ...calendarLook(words),
    defaultDate: shown,
    ...(min ? { minDate: min } : {}),
    ...(max ? { maxDate: max } : {}),
    hideOutsideDates: true,
    weekdayFormat: 'dd',
    getDayAriaLabel: date => dayjs(date).locale(names).format('dddd D MMMM YYYY'),
    getDayProps: date => ({
      'aria-pressed': chosen.includes(date),
      'aria-current': date === words.today ? 'date' : undefined,
      // The device's own day, which is not the venue's.
      'data-today': undefined,
      'data-autofocus': date === shown || undefined,
    }),
  } satisfies DatePickerProps
}
