import type { MailCause } from '../../openapi/emailMessages.ts'
import type { Delivery } from './mailer.ts'

/** What the SMTP library tells of a failure. */
export interface SmtpError {
  code?: string | undefined
  originalCode?: string | undefined
  /** Of the server's answer, if it gave one. */
  responseCode?: number | undefined
  response?: string | undefined
  command?: string | undefined
}

const reasons: Readonly<Record<string, string>> = {
  EDNS: 'The name of the mail server could not be looked up.',
  ENOTFOUND: 'The name of the mail server could not be looked up.',
  ECONNREFUSED: 'The mail server takes no connections.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'No secure connection to the mail server could be made.',
  EAUTH: 'The mail server did not accept our login.',
}

const causes: Readonly<Record<string, MailCause>> = { ETLS: 'insecure', EAUTH: 'loginRefused' }

/** What it answered, without line breaks, where a person will read it. */
const quoted = (response = '') => response.replace(/\s+/g, ' ').trim().slice(0, 200)

/** The server's answer, whether it came before the text or after it; else what became of the connection. */
export function refusalOf(error: SmtpError, textLeft: boolean): Delivery {
  const { responseCode = 0, command } = error
  if (responseCode >= 400) {
    const [cause, what] = refused(error)
    const verb = responseCode < 500 ? 'does not take' : 'refuses'
    return {
      state: 'refused',
      cause,
      forGood: responseCode >= 500 && command === 'RCPT TO',
      reason: `The mail server ${verb} ${what}${responseCode < 500 ? ' for now' : ''}: ${quoted(error.response)}`,
    }
  }
  if (textLeft)
    return {
      ...{ state: 'unclear', cause: 'unconfirmed' },
      reason: 'The connection ended before the mail server said whether it took the mail.',
    }
  const reason = reasons[error.originalCode ?? ''] ?? reasons[error.code ?? ''] ?? 'The mail server was not reached.'
  return { state: 'refused', forGood: false, cause: causes[error.code ?? ''] ?? 'unreachable', reason }
}

/** What of it the server did not take. */
function refused({ code, command }: SmtpError): [cause: MailCause, what: string] {
  if (code === 'EAUTH') return ['loginRefused', 'our login']
  if (command === 'RCPT TO') return ['recipientRefused', 'the recipient']
  if (command === 'MAIL FROM') return ['senderRefused', 'the sender']
  return ['mailRefused', 'the mail']
}
