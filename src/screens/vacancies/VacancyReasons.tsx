import { useWords } from '../../i18n/words.ts'
import type { Vacancy } from '../shared/job/vacancy.ts'
import { ReasonList } from '../shared/job/ReasonList.tsx'
import { reasonWords } from './reason-words.ts'

/** In a row: what does not fit in is said beside the list. */
const most = 3

/** What speaks for and against a vacancy for the person who looks. */
export function VacancyReasons({ vacancy, whole = false }: { vacancy: Vacancy; whole?: boolean }) {
  const words = useWords()
  const { t } = words
  const shown = whole ? vacancy.fitReasons : vacancy.fitReasons.slice(0, most)
  return (
    <ReasonList
      label={t('vacancies.column.reasons')}
      reasons={shown.map(reason => ({
        key: `${reason.kind} ${reason.other?.id}`,
        weight: reason.weight,
        text: reasonWords(words, reason, vacancy),
      }))}
    />
  )
}
