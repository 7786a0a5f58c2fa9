import { undoFor } from '../../../domain/toasts.ts'
import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import { problemWords } from './problem-words.ts'

/** Says how an act went: what was done, with the way back where there is one, or what was wrong. */
export function useTell() {
  const words = useWords()
  const toast = useToast()
  return {
    done: (message: string, undo?: (() => void) | null) => {
      const action = undo ? { time: undoFor, action: { label: words.t('app.undo'), run: undo } } : {}
      toast({ type: 'success', message, ...action })
    },
    failed: (failure: Pick<Failure, 'code' | 'status'>) => {
      toast({ type: 'error', message: problemWords(words, failure), time: 0 })
    },
  }
}
