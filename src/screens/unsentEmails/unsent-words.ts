import type { Words } from '../../i18n/words.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import type { Outgoing, UnsentEmail } from './unsent.types.ts'

export const whoseWords = ({ addressee: { name, address } }: UnsentEmail): string => name ?? address

/** "Waiting to leave: 3 e-mails (since 10:02), 1 paper (since 09:58)". */
export function waitingWords(words: Words, outgoing: Outgoing, now: number): string {
  const { t, tn } = words
  const parts = (['mails', 'deviceMessages', 'papers'] as const).flatMap(what => {
    const { count, since } = outgoing[what]
    const said = tn(`unsentEmails.waits.${what}`, count)
    if (count === 0) return []
    return since === null
      ? [said]
      : [t('unsentEmails.since', { what: said, when: whenWords(words, since, viewerZone(), now) })]
  })
  return parts.length === 0 ? t('unsentEmails.nothingWaits') : t('unsentEmails.waiting', { what: parts.join(', ') })
}
