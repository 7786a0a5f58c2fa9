import { useWords } from '../../../i18n/words.ts'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import { useFirst } from '../../shared/list/useFirst.ts'
import { dayWords, functionWords, hoursWords } from '../../shared/words/shift-words.ts'
import type { VacationDetails } from '../to-do.types.ts'
import board from '../to-dos.module.css'

/** What the person holds, or is asked about, on the days they want to be away. */
export function VacationJobs({ jobs, now }: { jobs: VacationDetails['jobs']; now: number }) {
  const words = useWords()
  const { t } = words
  const { shown, showAll } = useFirst(jobs)
  const title = t('todos.vacation.jobs')
  return (
    <Section title={title} level={3} end={jobs.length || null}>
      {jobs.length === 0 ? <p className={board['text']}>{t('todos.vacation.noJobs')}</p> : null}
      <Rows label={title}>
        {shown.map(job => (
          <Row
            key={job.id}
            wrap
            chevron={false}
            href={`/projects/${encodeURIComponent(job.project.number)}?shift=${job.projectCrew.id}`}
            title={`${dayWords(words, job.startDate, now)} ${hoursWords(job)}`}
            sub={`${functionWords(words, job.function)} · ${job.project.name} · ${job.venue}`}
            end={<StatusChip status={job.status}>{t(`shell.status.${job.status}`)}</StatusChip>}
          />
        ))}
      </Rows>
      <ShowAll onShow={showAll} label={t('todos.vacation.allJobs', { count: jobs.length })} />
    </Section>
  )
}
