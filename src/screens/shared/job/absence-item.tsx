import { IconBeach, IconCalendarOff } from '@tabler/icons-react'
import type { Words } from '../../../i18n/words.ts'
import type { Absence } from '../../../machines/application/application.types.ts'
import { dayWords } from '../words/shift-words.ts'
import classes from './JobQuestion.module.css'

/** A blocked date or vacation, as a question names it beside the job that lies on it. */
export function absenceItem(words: Words, { kind, startDate, endDate, begin, end }: Absence) {
  const Glyph = kind === 'block' ? IconCalendarOff : IconBeach
  const days = [startDate, ...(endDate === null || endDate === startDate ? [] : [endDate])]
  return {
    icon: <Glyph className={classes['asked']} aria-hidden="true" />,
    time: begin !== null && end !== null ? `${begin} – ${end}` : words.t('jobs.absence.allDay'),
    title: words.t(`jobs.absence.${kind}`),
    sub: days.map(date => dayWords(words, date)).join(' – '),
  }
}
