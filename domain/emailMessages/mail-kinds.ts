import type { MailboxCode } from '../../openapi/emailMessages.ts'
import { nearCall } from '../near-call.ts'

interface MailKind {
  /** Where a mail of it stands. */
  mailbox: MailboxCode
  /** It only tells what is seen in the app as well: whoever has unsubscribed is sent none. */
  stoppable: boolean
}

const told = (mailbox: MailboxCode): MailKind => ({ mailbox, stoppable: true })
const needed = (mailbox: MailboxCode): MailKind => ({ mailbox, stoppable: false })

/** Every kind of mail the agency sends. What opens an account, carries a paper or waits for a signature or a paper always comes. */
export const mailKinds = {
  passwordLink: needed('accounts'),
  calendarWithdrawn: told('accounts'),
  cannotCome: told('planning'),
  jobNotice: told('planning'),
  crewMessage: told('planning'),
  crewChiefSheet: told('planning'),
  vacationAnswered: told('planning'),
  documentTurn: needed('documents'),
  documentAsked: needed('documents'),
  documentFinished: told('documents'),
  documentDecided: told('documents'),
  payslip: told('documents'),
  formPaper: needed('documents'),
  securityCheck: needed('documents'),
  deliveryNote: needed('deliveryNotes'),
  invoice: needed('invoices'),
  quotation: needed('quotations'),
  quotationAnswered: told('quotations'),
} as const satisfies Record<string, MailKind>
export type MailKindCode = keyof typeof mailKinds

const kindOf = (kind: string): MailKind | undefined => (kind in mailKinds ? mailKinds[kind as MailKindCode] : undefined)

export const mailboxOf = (kind: string): MailboxCode => kindOf(kind)?.mailbox ?? 'planning'

export const kindsOf = (mailbox: MailboxCode): readonly MailKindCode[] =>
  (Object.keys(mailKinds) as MailKindCode[]).filter(kind => mailKinds[kind].mailbox === mailbox)

/**
 * Whether a mail is sent to whoever has unsubscribed as well: by its kind, or because the call it is about is less than
 * twelve hours away, or has begun. A kind nobody knows is sent.
 */
export const isNecessary = (kind: string, callAt: Date | null, now: Date): boolean =>
  kindOf(kind)?.stoppable !== true || (callAt !== null && callAt.getTime() - now.getTime() < nearCall)
