import type { Told } from '../../../../domain/forms/answers.ts'
import { IconX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Facts } from '../../../ui/Fact/Fact.tsx'
import { answerWords } from './answer-words.ts'
import type { FormQuestion } from './answers.types.ts'

interface AnswersProps {
  questions: readonly FormQuestion[]
  answers: readonly Told[]
  /** Which were judged wrong. */
  wrong?: readonly string[] | undefined
}

/** What was answered, each in a line. */
export function Answers({ questions, answers, wrong = [] }: AnswersProps) {
  const words = useWords()
  return (
    <Facts
      items={questions.map(question => ({
        term: question.label,
        value: (
          <>
            <b>
              {answerWords(
                words,
                question,
                answers.find(({ questionId }) => questionId === question.id),
              )}
            </b>
            {wrong.includes(question.id) ? (
              <Chip tone="bad" icon={<IconX aria-hidden="true" />}>
                {words.t('forms.answeredWrong')}
              </Chip>
            ) : null}
          </>
        ),
      }))}
    />
  )
}
