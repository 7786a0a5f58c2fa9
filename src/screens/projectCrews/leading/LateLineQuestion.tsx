import type { ComponentProps } from 'react'
import type { Group } from '../../../i18n/translate.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { LineQuestionDialog } from './LineQuestionDialog.tsx'

const groups: readonly Group[] = ['app', 'shell', 'crews', 'crewLead', 'jobs']

/** The question with the words about jobs, which the list around it does without. */
export default function LateLineQuestion(props: ComponentProps<typeof LineQuestionDialog>) {
  return (
    <LateWords groups={groups}>
      <LineQuestionDialog {...props} />
    </LateWords>
  )
}
