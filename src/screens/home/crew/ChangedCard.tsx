import { useWords } from '../../../i18n/words.ts'
import { CallCard } from '../../../ui/CallCard/CallCard.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import { ChangeNote } from '../../shared/job/ChangeNote.tsx'
import { JobActions, answersTo } from '../../shared/job/JobActions.tsx'
import { type Job, type JobCommands, aboutJob } from '../../shared/job/commanded.ts'
import { RestNotes } from '../../shared/job/RestNotes.tsx'
import { cityWords, dayWords, endNote, functionWords } from '../../shared/words/shift-words.ts'

/** A job that is no longer what the person said yes to, answered where it stands. */
export function ChangedCard({ job, now, commands }: { job: Job; now: number; commands: JobCommands }) {
  const words = useWords()
  const about = aboutJob(job)
  const status = commands.statusOf(about.position, job.status)
  const chip = status === 'confirmed' && job.change ? 'changed' : status === 'cancelled' ? status : 'confirmed'
  const answers = answersTo(about, status, now, false)
  return (
    <CallCard
      headingLevel={2}
      href={`/jobs/${job.id}`}
      date={dayWords(words, job.startDate)}
      chip={<StatusChip status={chip}>{words.t(`shell.status.${chip}`)}</StatusChip>}
      time={job.startTime}
      until={job.endTime}
      untilNote={endNote(job)}
      role={functionWords(words, job.projectCrewItem.function)}
      venue={job.location.name}
      city={cityWords(words, job.location.city, job)}
      note={
        job.change ? (
          <>
            <ChangeNote change={job.change} />
            <RestNotes warnings={job.warnings} />
          </>
        ) : null
      }
      actions={answers.length > 0 ? <JobActions about={about} answers={answers} commands={commands} /> : null}
    />
  )
}
