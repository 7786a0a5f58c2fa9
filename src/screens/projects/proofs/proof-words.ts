import type { Words } from '../../../i18n/words.ts'
import { dateWords, functionWords } from '../../shared/words/shift-words.ts'
import type { CrewProofs, ProofCell } from './proofs.types.ts'

/** Something that keeps somebody from working, or soon will. */
export const isLacking = ({ state }: ProofCell): boolean =>
  state === 'missing' || state === 'expired' || state === 'inReview'

/** "Ends on 12 June 2026, 16 days left". */
export function cellWords(words: Words, { state, validUntil, daysLeft }: ProofCell): string {
  const { t, tn } = words
  const until = validUntil === null ? null : dateWords(words, validUntil, { dateStyle: 'long' })
  if (state === 'ending' && until !== null && daysLeft !== null)
    return `${t('proofs.endsOn', { day: until })}, ${tn('proofs.daysLeft', daysLeft)}`
  if (state === 'expired' && until !== null) return t('proofs.endedOn', { day: until })
  if (state === 'valid' && until !== null) return t('proofs.validUntil', { day: until })
  return t(`proofs.state.${state}`)
}

export const workOf = (words: Words, { function: work }: Pick<CrewProofs, 'function'>): string =>
  functionWords(words, work)
