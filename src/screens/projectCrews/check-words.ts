import type { Words } from '../../i18n/words.ts'
import type { CrewCheck } from './useChecks.ts'

/** How far a check is. */
export function checkWords({ t }: Words, { check }: Pick<CrewCheck, 'check'>): string {
  if (!check) return t('crews.securityCheck.due')
  const { finishedAt, answered, asked } = check
  return finishedAt ? t('crews.securityCheck.finished') : t('crews.securityCheck.begun', { answered, asked })
}
