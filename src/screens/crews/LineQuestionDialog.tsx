import { IconCircleCheck } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { dayWords, functionWords, roleWords, spanWords } from '../shared/shift-words.ts'
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
  if (question.kind === 'doubleBooked')
    return (
      <ConfirmDialog
        opened
        title={t('jobs.question.title')}
        subtitle={line.person.name}
        items={[
          ...question.collisions.map(other => ({
            icon: <IconCircleCheck aria-hidden="true" />,
            time: `${other.startTime}–${other.endTime}`,
            title: functionWords(words, other.function),
            sub: `${other.venue}, ${dayWords(words, other.startDate)}`,
          })),
          own,
        ]}
        safeLabel={t('crews.list.keep')}
        riskyLabel={t('crews.list.bookTwice')}
        onSafe={onKeep}
        onRisky={onAccept}
        busy={busy}
      />
    )
  if (question.kind === 'early')
    return (
      <ConfirmDialog
        opened
        title={t('crews.early.title', { time: spanWords(words, question.now, Date.parse(line.ends)) })}
        subtitle={line.person.name}
        items={[own]}
        safeLabel={t('crews.list.keep')}
        riskyLabel={t('crews.checkOut')}
        onSafe={onKeep}
        onRisky={onAccept}
        busy={busy}
      />
    )
  return (
    <ConfirmDialog
      opened
      title={t(question.command === 'noShow' ? 'crews.list.noShowQuestion' : 'crews.list.notNeededQuestion', name)}
      items={[own]}
      safeLabel={t('crews.list.keep')}
      riskyLabel={t(`crews.list.${question.command}`)}
      onSafe={onKeep}
      onRisky={onAccept}
      busy={busy}
    />
  )
}
