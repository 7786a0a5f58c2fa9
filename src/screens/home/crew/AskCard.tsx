import { confirmAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { CallCard } from '../../../ui/CallCard/CallCard.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import { JobActions } from '../../shared/job/JobActions.tsx'
import { type Job, type JobCommands, aboutJob } from '../../shared/job/commanded.ts'
import { RestNotes } from '../../shared/job/RestNotes.tsx'
import {
  cityWords,
  dayWords,
  deadlineWords,
  endNote,
  functionWords,
  hoursWords,
} from '../../shared/words/shift-words.ts'

/** An invitation, answered where it stands. */
export function AskCard({ job, now, commands }: { job: Job; now: number; commands: JobCommands }) {
  const words = useWords()
  const { t } = words
  const about = aboutJob(job)
  const status = commands.statusOf(about.position, job.status)
  const asked = status === 'invited'
  const open = confirmAllowed(Date.parse(job.starts), now)
  const due = job.confirmBy !== null && Date.parse(job.confirmBy) > now && open ? job.confirmBy : null
  const [collision] = job.collisions
  const text = !asked
    ? t(status === 'confirmed' ? 'shell.status.confirmed' : 'shell.status.declined')
    : due === null
      ? t('shell.status.invited')
      : t('jobs.confirmBy', { time: deadlineWords(words, due, job.timeZone, now) })
  return (
    <CallCard
      headingLevel={2}
      href={`/jobs/${job.id}`}
      date={dayWords(words, job.startDate)}
      chip={
        <StatusChip status={asked ? 'invited' : status === 'confirmed' ? 'confirmed' : 'declined'}>{text}</StatusChip>
      }
      time={job.startTime}
      until={job.endTime}
      untilNote={endNote(job)}
      role={functionWords(words, job.projectCrewItem.function)}
      venue={job.location.name}
      city={cityWords(words, job.location.city, job)}
      note={
        !open ? (
          <Note tone="bad">{t('jobs.job.started')}</Note>
        ) : collision || job.warnings.length > 0 ? (
          <>
            {collision ? (
              <Note tone="wait">
                {t('jobs.overlaps', {
                  job: `${functionWords(words, collision.function)}, ${collision.venue}`,
                  time: hoursWords(collision),
                })}
              </Note>
            ) : null}
            <RestNotes warnings={job.warnings} />
          </>
        ) : null
      }
      actions={
        !open ? (
          <Button href={`/jobs/${job.id}`}>{t('jobs.job.callPlanning')}</Button>
        ) : asked ? (
          <JobActions about={about} answers={['decline', 'confirm']} commands={commands} />
        ) : null
      }
    />
  )
}
