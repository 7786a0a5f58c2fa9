import { useWords } from '../../../i18n/words.ts'
import { dayWords } from '../words/shift-words.ts'

/** How the fields of days read, write and say them; `today` is YYYY-MM-DD. */
export function useDateWords(today: string) {
  const words = useWords()
  const { t, locale, weekStart } = words
  return {
    words: {
      locale,
      weekStart,
      today,
      open: t('shell.calendar.open'),
      earlier: t('shell.calendar.earlier'),
      later: t('shell.calendar.later'),
    },
    format: (date: string) => dayWords(words, date, Date.parse(today)),
  }
}
