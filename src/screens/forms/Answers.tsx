import type { Answer } from '../../../domain/forms/answers.ts'
import { useWords } from '../../i18n/words.ts'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { answerWords } from './answer-words.ts'
import type { FormQuestion } from './form.types.ts'

/** What was answered, each in a line. */
export function Answers({ questions, answers }: { questions: readonly FormQuestion[]; answers: readonly Answer[] }) {
  const words = useWords()
  return (
    <Facts
      items={questions.map(question => ({
        term: question.label,
        value: (
          <b>
            {answerWords(
              words,
              question,
              answers.find(({ questionId }) => questionId === question.id),
            )}
          </b>
        ),
      }))}
    />
  )
}
