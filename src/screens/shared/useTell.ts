import { undoFor } from '../../../domain/toasts.ts'
import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { useToasts } from '../../machines/toasts/toasts.context.ts'
import { problemWords } from './words/problem-words.ts'

/**
 * Says how an act went: what was done, with the way back where there is one, or what was wrong. `about` is the act and
 * what it is done to: told of again, its failure goes.
 */
export function useTell() {
  const words = useWords()
  const { show, settle } = useToasts()
  return {
    /** `null`: it is seen, nothing need be said. */
    done: (about: string, message: string | null, undo?: (() => void) | null) => {
      const action = undo ? { time: undoFor, action: { label: words.t('app.undo'), run: undo } } : {}
      if (message === null) settle(about)
      else show({ type: 'success', message, about, ...action })
    },
    failed: (about: string, failure: Pick<Failure, 'code' | 'status'>) => {
      show({ type: 'error', message: problemWords(words, failure), about, time: 0 })
    },
  }
}
