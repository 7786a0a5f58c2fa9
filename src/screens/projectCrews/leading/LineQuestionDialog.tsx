import { IconCircleCheck } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { absenceItem } from '../../shared/job/absence-item.tsx'
import { dayWords, functionWords, roleWords, spanWords } from '../../shared/words/shift-words.ts'
import type { LineQuestion } from './useLineActions.ts'

interface LineQuestionDialogProps {
  question: LineQuestion
  busy: boolean
  onKeep: () => void
  onAccept: () => void
}

/** Asks once before somebody loses a place, or is booked twice. */
export function LineQuestionDialog({ question, busy, onKeep, onAccept }: LineQuestionDialogProps) {
  const words = useWords()
  const { t } = words
  const { line } = question
  const name = { name: line.person.name }
  const own = {
    time: `${line.startTime}–${line.endTime}`,
    title: roleWords(words, line.projectCrewItem),
    sub: dayWords(words, line.startDate),
  }
  const asked =
    question.kind === 'doubleBooked'
      ? {
          title: t(question.collisions.length > 0 ? 'jobs.question.title' : 'jobs.question.away'),
          subtitle: line.person.name,
          riskyLabel: t(question.collisions.length > 0 ? 'crewLead.bookTwice' : 'jobs.question.awayAccept'),
        }
      : question.kind === 'early'
        ? {
            title: t('crews.early.title', { time: spanWords(words, question.now, Date.parse(line.ends)) }),
            subtitle: line.person.name,
            riskyLabel: t('crews.checkOut'),
          }
        : {
            title: t(question.command === 'noShow' ? 'crewLead.noShowQuestion' : 'crewLead.notNeededQuestion', name),
            riskyLabel: t(`crewLead.${question.command}`),
          }
  const { collisions: others, absences } =
    question.kind === 'doubleBooked' ? question : { collisions: [], absences: [] }
  return (
    <ConfirmDialog
      {...asked}
      opened
      items={[
        ...others.map(other => ({
          icon: <IconCircleCheck aria-hidden="true" />,
          time: `${other.startTime}–${other.endTime}`,
          title: functionWords(words, other.function),
          sub: `${other.venue}, ${dayWords(words, other.startDate)}`,
        })),
        ...absences.map(absence => absenceItem(words, absence)),
        own,
      ]}
      safeLabel={t('crewLead.keep')}
      onSafe={onKeep}
      onRisky={onAccept}
      busy={busy}
    />
  )
}
