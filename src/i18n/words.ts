import { createContext, use } from 'react'
import type { Translator } from './translate.ts'

export interface Words extends Translator {
  /** For Intl. */
  locale: string
  /** 1 Monday, 0 Sunday. */
  weekStart: 0 | 1
}

export const WordsContext = createContext<Words | null>(null)

/** Sentences and locale of the language that is shown. Only groups the route has loaded answer. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords needs a WordsContext above it')
  return words
}
