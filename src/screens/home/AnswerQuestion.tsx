import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { Question } from './home.types.ts'
import classes from './home.module.css'
import { dayWords, functionWords, hoursWords } from './home-words.ts'

/** Asks before a double booking, naming the other job, and before a refusal. */
export function AnswerQuestion({ question }: { question: Question | null }) {
  const words = useWords()
  if (!question) return null
  const { t } = words
  const { job } = question
  const isClash = question.kind === 'doubleBooking'
  return (
    <ConfirmDialog
      opened
      title={t(isClash ? 'jobs.question.title' : 'jobs.declineQuestion.title')}
      subtitle={dayWords(words, job.startDate)}
      items={[
        ...question.collisions.map(collision => ({
          icon: <IconCircleCheck className={classes['sure']} aria-hidden="true" />,
          time: hoursWords(collision),
          title: functionWords(words, collision.function),
          sub: t('jobs.question.already', { place: `${collision.venue}, ${collision.city}` }),
        })),
        {
          icon: <IconHelpCircle className={classes['asked']} aria-hidden="true" />,
          time: hoursWords(job),
          title: functionWords(words, job.projectCrewItem.function),
          sub: job.location.name,
        },
      ]}
      safeLabel={t(isClash ? 'jobs.question.keep' : 'jobs.declineQuestion.keep')}
      riskyLabel={t(isClash ? 'jobs.question.accept' : 'jobs.decline')}
      onSafe={question.keep}
      onRisky={question.accept}
      busy={question.busy}
      closeLabel={t('app.close')}
    />
  )
}
