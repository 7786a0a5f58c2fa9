import { IconCheck, IconCircle, IconFileText } from '@tabler/icons-react'
import { type Answer, isAnswered } from '../../../domain/forms/answers.ts'
import { useWords } from '../../i18n/words.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { answerWords } from '../shared/answers/answer-words.ts'
import type { Form } from './form.types.ts'

interface AllQuestionsProps {
  opened: boolean
  form: Form
  answers: readonly Answer[]
  current: string | null
  onOpen: (questionId: string) => void
  onClose: () => void
}

/** Every question with its answer, to go straight to. */
export function AllQuestions({ opened, form, answers, current, onOpen, onClose }: AllQuestionsProps) {
  const words = useWords()
  const { t } = words
  return (
    <Dialog opened={opened} title={t('forms.all')} closeLabel={t('app.close')} onClose={onClose}>
      <Rows label={t('forms.all')}>
        {form.questions.map(question => {
          const answer = answers.find(({ questionId }) => questionId === question.id)
          const icon =
            question.kind === 'information' ? (
              <IconFileText aria-hidden="true" />
            ) : isAnswered(answer) ? (
              <IconCheck aria-hidden="true" />
            ) : (
              <IconCircle aria-hidden="true" />
            )
          return (
            <Row
              key={question.id}
              wrap
              current={question.id === current}
              lead={<Tile icon={icon} />}
              title={question.title}
              sub={answerWords(words, question, answer)}
              onClick={() => onOpen(question.id)}
            />
          )
        })}
      </Rows>
    </Dialog>
  )
}
