import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { Suspense } from 'react'
import { serverNow } from '../../../client/clock.ts'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { absenceItem } from './absence-item.tsx'
import type { Question } from './commanded.ts'
import { RestNotes } from './RestNotes.tsx'
import { dayWords, functionWords, hoursWords } from '../words/shift-words.ts'
import classes from './JobQuestion.module.css'
import { later } from '../../../ui/lazily.tsx'

const CantComeDialog = later(async () => (await import('./CantComeDialog.tsx')).default)

/** Asks before a double booking, naming the other job, before a refusal, and why somebody cannot come. */
export function JobQuestion({ question }: { question: Question | null }) {
  const words = useWords()
  if (!question) return null
  const { kind, about, collisions, absences, busy, accept, keep } = question
  const { t } = words
  if (kind === 'cantCome')
    return (
      <Suspense fallback={null}>
        <CantComeDialog question={question} />
      </Suspense>
    )
  const asked = {
    icon: <IconHelpCircle className={classes['asked']} aria-hidden="true" />,
    time: hoursWords(about),
    title: functionWords(words, about.function),
    sub: about.venue,
  }
  const isClash = kind === 'doubleBooking'
  // Nothing else is confirmed: the date was only kept free.
  const isAway = isClash && collisions.length === 0
  const bothLabel = t(
    about.status !== 'invited' ? 'jobs.question.apply' : isAway ? 'jobs.question.awayAccept' : 'jobs.question.accept',
  )
  const clash = { title: 'jobs.question.title', keep: 'jobs.question.keep' } as const
  const away = { title: 'jobs.question.away', keep: 'jobs.question.awayKeep' } as const
  const said = isAway ? away : clash
  return (
    <ConfirmDialog
      opened
      title={t(isClash ? said.title : 'jobs.declineQuestion.title')}
      subtitle={dayWords(words, about.startDate, serverNow())}
      items={[
        ...collisions.map(collision => ({
          icon: <IconCircleCheck className={classes['sure']} aria-hidden="true" />,
          time: hoursWords(collision),
          title: functionWords(words, collision.function),
          sub: t('jobs.question.already', { place: `${collision.venue}, ${collision.city}` }),
        })),
        ...absences.map(absence => absenceItem(words, absence)),
        asked,
      ]}
      safeLabel={t(isClash ? said.keep : 'jobs.declineQuestion.keep')}
      riskyLabel={isClash ? bothLabel : t('jobs.decline')}
      onSafe={keep}
      onRisky={() => accept()}
      busy={busy}
      closeLabel={t('app.close')}
    >
      {isClash ? <RestNotes warnings={about.warnings} /> : null}
    </ConfirmDialog>
  )
}
