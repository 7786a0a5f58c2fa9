import type { components } from '../../../client/schema.d.ts'
import type { Words } from '../../../i18n/words.ts'

export type MailCause = NonNullable<components['schemas']['UnsentEmail']['cause']>

interface Unsent {
  cause: MailCause | null
  reason: string | null
}

/** Why an e-mail did not go out, or not yet; needs the words `unsentEmails`. */
export const whyUnsent = ({ t }: Words, { cause, reason }: Unsent): string =>
  cause === null ? (reason ?? t('unsentEmails.unknown')) : t(`unsentEmails.cause.${cause}`)

/** It was out, and the other side did not take it: else it never left. */
export const cameBack = (cause: MailCause | null): boolean =>
  cause === null || cause === 'recipientRefused' || cause === 'mailRefused'
