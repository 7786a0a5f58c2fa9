import { useWords } from '../../../i18n/words.ts'

/** How dates are said and read in a field, for the language that is spoken. */
export function useDateWords(today: string) {
  const { t, locale, weekStart } = useWords()
  return {
    locale,
    weekStart,
    today,
    open: t('projectCreate.openCalendar'),
    earlier: t('shell.calendar.earlier'),
    later: t('shell.calendar.later'),
  }
}
