import type { Words } from '../../i18n/words.ts'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { dayWords, functionWords } from '../shared/words/shift-words.ts'
import { type Narrowing, type Overview, weekend } from './vacancies.types.ts'

interface VacancyFiltersProps {
  words: Words
  overview: Overview | undefined
  narrowing: Narrowing
  onNarrow: (to: Narrowing) => void
  now: number
}

/** By function and by day; what can be chosen is what there is, and what was chosen stays to be seen. */
export function VacancyFilters({ words, overview, narrowing, onNarrow, now }: VacancyFiltersProps) {
  const { t, locale } = words
  const { role, day } = narrowing
  const known = overview?.functions ?? []
  const roles =
    role === null || known.some(({ code }) => code === role) ? known : [...known, { code: role, caption: role }]
  const days = new Set(overview?.dates ?? [])
  if (day !== null && day !== weekend) days.add(day)
  return (
    <>
      <FilterSelect
        label={t('vacancies.filter.function')}
        anyLabel={t('vacancies.filter.anyFunction')}
        value={role ?? ''}
        onChange={value => onNarrow({ ...narrowing, role: value || null })}
        items={roles
          .map(one => ({ value: one.code, label: functionWords(words, one) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, locale))}
      />
      <FilterSelect
        label={t('vacancies.filter.day')}
        anyLabel={t('vacancies.filter.anyDay')}
        value={day ?? ''}
        onChange={value => onNarrow({ ...narrowing, day: value || null })}
        items={[
          { value: weekend, label: t('vacancies.filter.weekend') },
          ...[...days].toSorted().map(value => ({ value, label: dayWords(words, value, now) })),
        ]}
      />
    </>
  )
}
