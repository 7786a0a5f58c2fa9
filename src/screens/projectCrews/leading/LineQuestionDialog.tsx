import { IconCircleCheck } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { absenceItem } from '../../shared/job/absence-item.tsx'
import { dayWords, functionWords, roleWords, spanWords } from '../../shared/words/shift-words.ts'
import { proofItem } from '../../shared/planning/proof-item.tsx'
import type { LineQuestion } from './useLineActions.ts'

interface LineQuestionDialogProps {
  question: LineQuestion
  busy: boolean
  onKeep: () => void
  onAccept: () => void
}

type Against = Extract<LineQuestion, { kind: 'doubleBooked' }>
const titleOf = ({ collisions, absences }: Against) =>
  collisions.length > 0 ? 'jobs.question.title' : absences.length > 0 ? 'jobs.question.away' : 'crewLead.endedQuestion'

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
          title: t(titleOf(question)),
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
  const {
    collisions: others,
    absences,
    proofs,
  } = question.kind === 'doubleBooked' ? question : { collisions: [], absences: [], proofs: [] }
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
        ...proofs.map(one =>
          proofItem(words, one, t('crewLead.proofEnds', { function: functionWords(words, one.function) })),
        ),
        own,
      ]}
      safeLabel={t('crewLead.keep')}
      onSafe={onKeep}
      onRisky={onAccept}
      busy={busy}
    />
  )
}
