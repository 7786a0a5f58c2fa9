import { useTyped } from '../../useTyped.ts'
import type { DateWords } from './calendar.types.ts'
import { readDate, typedDate } from './typed-date.ts'

export interface TypedDateProps {
  /** YYYY-MM-DD; empty: none. */
  value: string
  onChange: (date: string) => void
  words: DateWords
  /** How a date is shown while nobody types: "Wed 26 May 2027". */
  format: (date: string) => string
  min?: string | undefined
  max?: string | undefined
}

/** The text of a date while it is typed, and the date it is; one out of reach is none. */
export function useTypedDate({ value, onChange, words: { locale, today }, format, min, max }: TypedDateProps) {
  return useTyped({
    value,
    onChange,
    format,
    write: date => typedDate(date, locale),
    read: text => {
      const date = readDate(text, locale, today)
      return date !== null && (!min || date >= min) && (!max || date <= max) ? date : null
    },
  })
}
