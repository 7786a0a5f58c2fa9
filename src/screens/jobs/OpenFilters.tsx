import { IconFilterOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type OpenFilter, anyOpen, isFiltered, reaches } from '../../../domain/jobs/open-filter.ts'
import { useWords } from '../../i18n/words.ts'
import type { Words } from '../../i18n/words.ts'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import type { Vacancy } from '../shared/job/vacancy.ts'
import { dayWords, functionWords } from '../shared/words/shift-words.ts'
import classes from './jobs.module.css'

interface OpenFiltersProps {
  /** All of them: what can be chosen is what there is. */
  vacancies: readonly Vacancy[]
  /** What was chosen. */
  filter: OpenFilter
  /** What of it counts by now. */
  counts: OpenFilter
  onFilter: (filter: OpenFilter) => void
  now: number
  /** What there is to say about the own place. */
  children?: ReactNode
}

const roleName = (words: Words, vacancies: readonly Vacancy[], code: string) =>
  functionWords(words, vacancies.find(({ function: role }) => role.code === code)?.function ?? { code, caption: code })
export const withinWords = (words: Words, within: number) => words.t('jobs.filter.within', { count: within })

/** "Rigger · Sat 30 May · Within 25 km"; null: nothing is filtered. */
export function filterWords(words: Words, vacancies: readonly Vacancy[], filter: OpenFilter, now: number) {
  if (!isFiltered(filter)) return null
  const { role, day, within } = filter
  return [
    role === null ? null : roleName(words, vacancies, role),
    day === null ? null : dayWords(words, day, now),
    within === null ? null : withinWords(words, within),
  ]
    .filter(part => part !== null)
    .join(' · ')
}

/** Open positions by function, by the day they start and by how far they are. */
export function OpenFilters({ vacancies, filter, counts, onFilter, now, children }: OpenFiltersProps) {
  const words = useWords()
  const { t, locale } = words
  const { role, day, within } = counts
  // What was chosen stays to be seen when the last of its kind has gone.
  const of = (known: readonly string[], chosen: string | null) => [
    ...new Set(chosen === null ? known : [...known, chosen]),
  ]
  const roles = of(
    vacancies.map(vacancy => vacancy.function.code),
    role,
  )
    .map(code => ({ value: code, label: roleName(words, vacancies, code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  const days = of(
    vacancies.map(({ startDate }) => startDate),
    day,
  ).toSorted()
  return (
    <>
      <div className={classes['filters']} role="group" aria-label={t('jobs.filter.label')}>
        <FilterSelect
          label={t('jobs.filter.function')}
          anyLabel={t('jobs.filter.anyFunction')}
          value={role ?? ''}
          onChange={value => onFilter({ ...filter, role: value || null })}
          items={roles}
        />
        <FilterSelect
          label={t('jobs.filter.day')}
          anyLabel={t('jobs.filter.anyDay')}
          value={day ?? ''}
          onChange={value => onFilter({ ...filter, day: value || null })}
          items={days.map(value => ({ value, label: dayWords(words, value, now) }))}
        />
        <FilterSelect
          label={t('jobs.filter.distance')}
          anyLabel={t('jobs.filter.anyDistance')}
          value={within === null ? '' : String(within)}
          onChange={value => onFilter({ ...filter, within: reaches.find(reach => String(reach) === value) ?? null })}
          items={reaches.map(reach => ({ value: String(reach), label: withinWords(words, reach) }))}
        />
        {isFiltered(counts) ? (
          <IconButton
            label={t('jobs.filter.clear')}
            icon={<IconFilterOff aria-hidden="true" />}
            onClick={() => onFilter(anyOpen)}
          />
        ) : null}
      </div>
      {children}
    </>
  )
}
