import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Facts } from '../../../ui/Fact/Fact.tsx'
import { cx } from '../../../ui/cx.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { clockAt, dateWords, hoursWords, zoneWords } from '../../shared/words/shift-words.ts'
import type { JobDetail } from '../job.types.ts'
import classes from '../jobs.module.css'

/** "Thursday 28 May 2026" */
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

type Fact = { term: string; value: ReactNode }

/** When, where and for what, line by line; lines without content are absent. */
export function JobFacts({ job }: { job: JobDetail }) {
  const words = useWords()
  const { t } = words
  const zone = zoneWords(words, job.timeZone, job.starts)
  const fact = (term: string, value: ReactNode): Fact[] => (value === null || value === '' ? [] : [{ term, value }])
  const punched = (at: string | null) => at && clockAt(at, job.timeZone)
  return (
    <Section title={t('jobs.job.details')}>
      <Sheet as="div">
        <Facts
          items={[
            ...fact(
              t('jobs.job.hours'),
              <>
                {dateWords(words, job.startDate, fullDay)}, <b className={classes['whole']}>{hoursWords(job)}</b>
                {zone ? ` ${zone}` : null}
              </>,
            ),
            ...fact(
              t('jobs.job.break'),
              job.breakMinutes > 0 ? t('jobs.job.breakMinutes', { count: job.breakMinutes }) : null,
            ),
            ...fact(t('jobs.job.checkedIn'), punched(job.checkInAt)),
            ...fact(t('jobs.job.checkedOut'), punched(job.checkOutAt)),
            ...fact(
              t('jobs.job.where'),
              <a className={classes['link']} href={`/locations/${job.location.id}`}>
                {job.location.name}, {job.location.city}
              </a>,
            ),
            ...fact(t('jobs.job.entrance'), job.location.entrance),
            ...fact(
              t('jobs.job.project'),
              <>
                {job.project.name} <span className={cx(classes['soft'], classes['whole'])}>{job.project.number}</span>
              </>,
            ),
            ...fact(t('jobs.job.catering'), job.catering?.caption ?? null),
          ]}
        />
      </Sheet>
    </Section>
  )
}

/** What planning wrote about the job. */
export function JobWords({ job }: { job: JobDetail }) {
  const { t } = useWords()
  const common = [job.invitationNote, job.commentCrew, job.commentExternal].filter(text => text !== null && text !== '')
  if (common.length === 0 && !job.commentCrewChief) return null
  return (
    <Section title={t('jobs.job.notes')}>
      <Sheet as="div">
        {common.map(text => (
          <p key={text} className={classes['text']}>
            {text}
          </p>
        ))}
        {job.commentCrewChief ? (
          <div>
            <h3 className={classes['heading']}>{t('jobs.job.notesChief')}</h3>
            <p className={classes['text']}>{job.commentCrewChief}</p>
          </div>
        ) : null}
      </Sheet>
    </Section>
  )
}
