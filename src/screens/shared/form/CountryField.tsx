import { useWords } from '../../../i18n/words.ts'
import { Select } from '../../../ui/lazy-forms.tsx'
import { countryWords } from '../words/country-words.ts'

/** Where agencies, their people and their clients are; another one that was entered is offered as well. */
const countries = ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'PL', 'SE'] as const

interface CountryFieldProps {
  label: string
  /** ISO 3166, two letters; empty: none. */
  value: string
  onChange: (country: string) => void
  /** Names the choice of none; absent: one has to be chosen. */
  noneLabel?: string
}

export function CountryField({ label, value, onChange, noneLabel }: CountryFieldProps) {
  const { locale } = useWords()
  const offered = [...new Set([...countries, ...(value ? [value] : [])])]
  return (
    <Select
      label={label}
      value={value}
      onChange={onChange}
      options={[
        ...(noneLabel === undefined ? [] : [{ value: '', label: noneLabel }]),
        ...offered
          .map(code => ({ value: code, label: countryWords(locale, code) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
      ]}
    />
  )
}
