import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { DateField } from '../../../ui/lazy-forms.tsx'
import { viewerZone } from '../words/shift-words.ts'
import { useNow } from '../useNow.ts'
import { useDateWords } from './useDateWords.ts'

interface DayFieldProps {
  label: string
  /** YYYY-MM-DD; empty: none. */
  value: string
  onChange: (day: string) => void
  /** Absent: as the viewer's calendar has it. */
  today?: string
  /** First and last day that count. */
  min?: string
  max?: string
  /** Said where what was typed is no day, or one out of reach. */
  wrongLabel?: string
  hint?: string | undefined
  error?: string | undefined
}

/** A day, typed or chosen in a calendar, in the language that is spoken. */
export function DayField({ today, min = '2000-01-01', max = '2099-12-31', wrongLabel, ...field }: DayFieldProps) {
  const { t } = useWords()
  const present = dateIn(viewerZone(), useNow())
  const dates = useDateWords(today ?? present)
  return <DateField {...field} {...dates} {...{ min, max }} wrongLabel={wrongLabel ?? t('shell.calendar.wrongDay')} />
}
