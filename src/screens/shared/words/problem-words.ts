import { type Failure, isUnanswered } from '../../../client/problem.ts'
import type { Words } from '../../../i18n/words.ts'

/** What is said of a request that did not do what it was to do: the one place. Needs the words of the shell. */
export function problemWords({ t, find }: Pick<Words, 't' | 'find'>, failure: Pick<Failure, 'code' | 'status'>) {
  if (isUnanswered(failure)) return t('app.login.unreachable')
  return find(`shell.error.${failure.code}`) ?? t('shell.error.generic')
}
