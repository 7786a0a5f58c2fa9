import { memo } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { CallCard } from '../../ui/CallCard/CallCard.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { StatusChip } from '../../ui/StatusChip/StatusChip.tsx'
import { JobActions, answersTo } from '../shared/job/JobActions.tsx'
import { type Job, type JobCommands, aboutJob } from '../shared/job/commanded.ts'
import { cityWords, dayWords, endNote, functionWords, nearDay } from '../shared/words/shift-words.ts'
import { JobNotes, hasNotes } from './JobNotes.tsx'
import { jobChip } from './job-chip.ts'
import classes from './jobs.module.css'

interface JobCardProps {
  job: Job
  now: number
  commands: JobCommands
  muted?: boolean | undefined
  /** A refused application may be taken off the list. */
  removable?: boolean | undefined
}

/** One own job in a list. */
export const JobCard = memo(function JobCard({ job, now, commands, muted, removable }: JobCardProps) {
  const words = useWords()
  const { tenant } = useSession()
  const about = aboutJob(job)
  const status = commands.statusOf(about.position, job.status)
  const chip = jobChip(words, job, status, now, tenant.rules.graceMinutes)
  const started = job.status === 'invited' && status === 'invited' && now >= Date.parse(job.starts)
  const refused = removable && status === 'declined'
  const answers = refused ? (['remove'] as const) : answersTo(about, status, now, false)
  return (
    <CallCard
      href={`/jobs/${job.id}`}
      date={dayWords(words, job.startDate, now)}
      dateNote={nearDay(words, job, now)}
      chip={<StatusChip status={chip.status}>{chip.text}</StatusChip>}
      time={job.startTime}
      until={job.endTime}
      untilNote={endNote(job)}
      role={functionWords(words, job.projectCrewItem.function)}
      venue={job.location.name}
      city={cityWords(words, job.location.city, job)}
      muted={muted}
      note={
        started || refused || hasNotes(job) ? (
          <div className={classes['notes']}>
            {started && !muted ? <Note tone="bad">{words.t('jobs.job.started')}</Note> : null}
            {refused ? <p className={classes['told']}>{words.t('jobs.job.refused')}</p> : null}
            <JobNotes job={job} now={now} />
          </div>
        ) : null
      }
      actions={
        started && !muted ? (
          <Button href={`/jobs/${job.id}`}>{words.t('jobs.job.callPlanning')}</Button>
        ) : answers.length > 0 ? (
          <JobActions about={about} answers={answers} commands={commands} />
        ) : null
      }
    />
  )
})
