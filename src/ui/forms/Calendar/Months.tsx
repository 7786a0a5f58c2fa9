import { MonthPicker } from '@mantine/dates'
import dayjs from 'dayjs'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import type { DateWords } from './calendar.types.ts'
import { dayjsName } from './dayjs-locale.ts'
import { calendarLook } from './look.tsx'
import classes from './Calendar.module.css'

interface MonthsProps {
  words: DateWords
  /** YYYY-MM, or empty. */
  value: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (month: string) => void
}

/** The months of a year. */
export function Months({ words, value, min, max, onChoose }: MonthsProps) {
  const names = dayjsName(words.locale)
  const present = words.today.slice(0, 7)
  return (
    <MonthPicker
      {...calendarLook(words)}
      defaultDate={`${value || present}-01`}
      value={value === '' ? null : `${value}-01`}
      {...(min ? { minDate: `${min}-01` } : {})}
      {...(max ? { maxDate: `${max}-01` } : {})}
      onChange={date => onChoose(date?.slice(0, 7) ?? value)}
      getMonthControlProps={date => ({
        children: (
          <>
            <span className={classes['wholeName']}>
              {dayjs(date).locale(names).format('MMMM')}
              <VisuallyHidden> {date.slice(0, 4)}</VisuallyHidden>
            </span>
            <span className={classes['shortName']} aria-hidden="true">
              {dayjs(date).locale(names).format('MMM')}
            </span>
          </>
        ),
        'aria-pressed': date.slice(0, 7) === value,
        'aria-current': date.slice(0, 7) === present ? 'date' : undefined,
        'data-autofocus': date.slice(0, 7) === (value || present) || undefined,
      })}
    />
  )
}
