import type { ReactNode } from 'react'
import { useLateWords } from './late-words.ts'
import type { Group } from './translate.ts'
import { WordsContext } from './words.ts'

interface LateWordsProps {
  /** All that is said inside, `app` as well. One array, made once. */
  groups: readonly Group[]
  /** What stands here until the words are there; absent: nothing. */
  waiting?: ReactNode
  children: ReactNode
}

/** What few people open, with words that come with it and not with the screen around it. */
export function LateWords({ groups, waiting = null, children }: LateWordsProps) {
  const words = useLateWords(groups)
  return words ? <WordsContext value={words}>{children}</WordsContext> : waiting
}
