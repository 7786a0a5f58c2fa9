import { type Told, isAnswered } from '../../../../domain/forms/answers.ts'
import { IconX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Facts } from '../../../ui/Fact/Fact.tsx'
import { answerWords } from './answer-words.ts'
import type { FormQuestion } from './answers.types.ts'

const GivenFile = lazily(
  () => import('./GivenFile.tsx').then(all => all.GivenFile),
  () => null,
)

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
      items={questions.map(question => {
        const answer = answers.find(({ questionId }) => questionId === question.id)
        return {
          term: question.label,
          value: (
            <>
              {answer?.file && isAnswered(answer) ? (
                <GivenFile file={answer.file} />
              ) : (
                <b>{answerWords(words, question, answer)}</b>
              )}
              {wrong.includes(question.id) ? (
                <Chip tone="bad" icon={<IconX aria-hidden="true" />}>
                  {words.t('forms.answeredWrong')}
                </Chip>
              ) : null}
            </>
          ),
        }
      })}
    />
  )
}
