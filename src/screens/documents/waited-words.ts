import type { Words } from '../../i18n/words.ts'

const day = 86_400_000
const hour = 3_600_000

/** "2 days", "5 hours"; null: less than an hour. */
export function waitedWords({ tn }: Pick<Words, 'tn'>, since: string, now: number): string | null {
  const long = Math.max(0, now - Date.parse(since))
  if (long >= day) return tn('documents.days', Math.floor(long / day))
  return long >= hour ? tn('documents.hours', Math.floor(long / hour)) : null
}
