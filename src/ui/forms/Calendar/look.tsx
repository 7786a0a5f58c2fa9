import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { DateWords } from './calendar.types.ts'
import { dayjsName } from './dayjs-locale.ts'
import classes from './Calendar.module.css'

const named = (...names: string[]) => Object.fromEntries(names.map(name => [name, classes[name] ?? '']))

/** What days, months and years have in common: our classes, icons and words on Mantine's calendar. */
export const calendarLook = ({ locale, weekStart, earlier, later }: DateWords) => ({
  classNames: named(
    ...['calendarHeader', 'calendarHeaderControl', 'calendarHeaderLevel', 'levelsGroup'],
    ...['month', 'monthCell', 'weekday', 'day', 'monthsList', 'monthsListCell', 'monthsListControl'],
    ...['yearsList', 'yearsListCell', 'yearsListControl'],
  ),
  locale: dayjsName(locale),
  firstDayOfWeek: weekStart,
  previousIcon: <IconChevronLeft aria-hidden="true" />,
  nextIcon: <IconChevronRight aria-hidden="true" />,
  ariaLabels: {
    previousMonth: earlier,
    nextMonth: later,
    previousYear: earlier,
    nextYear: later,
    previousDecade: earlier,
    nextDecade: later,
  },
})
