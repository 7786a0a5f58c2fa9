import { Fragment, type ReactNode, createElement, use } from 'react'
import { useLateGroups } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { WordsContext } from '../../../i18n/words.ts'
import { NotLoadedContext } from '../../../ui/lazily.tsx'

interface LateWordsProps {
  /** All that is said inside, `app` as well. One array, made once. */
  groups: readonly Group[]
  /** What stands here until the words are there; absent: nothing. */
  waiting?: ReactNode
  /** What stands above the words that they could not be loaded. */
  above?: ReactNode
  /** What is inside is a dialog: how it is closed. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** What few people open, with words that come with it and not with the screen around it. */
export function LateWords({ groups, waiting = null, above = null, onClose, children }: LateWordsProps) {
  const { words, failed, retry } = useLateGroups(groups)
  const NotLoaded = use(NotLoadedContext)
  if (words) return <WordsContext value={words}>{children}</WordsContext>
  const said = failed ? createElement(NotLoaded, { as: 'part', busy: false, retry, onClose }) : null
  return failed ? createElement(Fragment, null, above, said) : waiting
}
