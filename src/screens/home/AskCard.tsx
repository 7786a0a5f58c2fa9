import { IconCheck } from '@tabler/icons-react'
import { confirmAllowed } from '../../../domain/check-in-window.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CallCard } from '../../ui/CallCard/CallCard.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { StatusChip } from '../../ui/StatusChip/StatusChip.tsx'
import type { Answers, Job } from './home.types.ts'
import { cityWords, dayWords, deadlineWords, endNote, functionWords, hoursWords } from './home-words.ts'

/** An invitation, answered where it stands. */
export function AskCard({ job, now, answers }: { job: Job; now: number; answers: Answers }) {
  const words = useWords()
  const { t } = words
  const asked = answers.statusOf(job) === 'invited'
  const open = confirmAllowed(Date.parse(job.starts), now)
  const due = job.confirmBy !== null && Date.parse(job.confirmBy) > now && open ? job.confirmBy : null
  const [collision] = job.collisions
  const text = !asked
    ? t(answers.statusOf(job) === 'confirmed' ? 'shell.status.confirmed' : 'shell.status.declined')
    : due === null
      ? t('shell.status.invited')
      : t('jobs.confirmBy', { time: deadlineWords(words, due, job.timeZone, now) })
  return (
    <CallCard
      headingLevel={2}
      href={`/jobs/${job.id}`}
      date={dayWords(words, job.startDate)}
      chip={
        <StatusChip status={asked ? 'invited' : answers.statusOf(job) === 'confirmed' ? 'confirmed' : 'declined'}>
          {text}
        </StatusChip>
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
        ) : collision ? (
          <Note tone="wait">
            {t('jobs.overlaps', {
              job: `${functionWords(words, collision.function)}, ${collision.venue}`,
              time: hoursWords(collision),
            })}
          </Note>
        ) : null
      }
      actions={
        !open ? (
          <Button href={`/jobs/${job.id}`}>{t('jobs.job.callPlanning')}</Button>
        ) : asked ? (
          <>
            <Button disabled={answers.isBusy(job)} onClick={() => answers.give(job, 'decline')}>
              {t('jobs.decline')}
            </Button>
            <Button
              variant="tonal"
              icon={<IconCheck aria-hidden="true" />}
              disabled={answers.isBusy(job)}
              onClick={() => answers.give(job, 'confirm')}
            >
              {t('jobs.confirm')}
            </Button>
          </>
        ) : null
      }
    />
  )
}
