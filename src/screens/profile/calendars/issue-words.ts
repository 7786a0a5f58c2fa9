import type { Failure } from '../../../client/problem.ts'
import type { Words } from '../../../i18n/words.ts'
import { problemWords } from '../../shared/words/problem-words.ts'

/** What is said of every subscription that fails, and what was wrong with this one. */
export const issueWords = (words: Words, failure: Failure): string =>
  `${words.t('calendars.issue')} ${problemWords(words, failure)}`
