import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { DateField } from '../../ui/lazy-forms.tsx'
import { dayWords, viewerZone } from '../shared/shift-words.ts'
import { useNow } from '../shared/useNow.ts'

interface DayFieldProps {
  label: string
  value: string
  onChange: (day: string) => void
  hint?: string
  error?: string | undefined
}

/** A day that may be left open. */
export function DayField({ label, value, onChange, hint, error }: DayFieldProps) {
  const words = useWords()
  const { t, locale, weekStart } = words
  const now = useNow()
  return (
    <DateField
      label={label}
      hint={hint}
      wrongLabel={t('crewMembers.dateWrong')}
      value={value}
      onChange={onChange}
      words={{
        locale,
        weekStart,
        today: dateIn(viewerZone(), now),
        open: t('crewMembers.openCalendar'),
        earlier: t('shell.calendar.earlier'),
        later: t('shell.calendar.later'),
      }}
      min="2000-01-01"
      max="2099-12-31"
      format={date => dayWords(words, date, now)}
      error={error}
    />
  )
}
