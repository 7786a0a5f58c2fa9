import type { ComponentProps } from 'react'
import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { WordsContext } from '../../../i18n/words.ts'
import { LineQuestionDialog } from './LineQuestionDialog.tsx'

const groups: readonly Group[] = ['app', 'shell', 'crews', 'crewLead', 'jobs']

/** The question with the words about jobs, which the list around it does without. */
export default function LateLineQuestion(props: ComponentProps<typeof LineQuestionDialog>) {
  const words = useLateWords(groups)
  return words ? (
    <WordsContext value={words}>
      <LineQuestionDialog {...props} />
    </WordsContext>
  ) : null
}
