import { uuid } from '../shared/fixtures.ts'
import type { Outgoing, UnsentEmail } from './unsent.types.ts'

const email = (at: number, over: Partial<UnsentEmail>): UnsentEmail => ({
  id: uuid(at),
  mailbox: 'invoices',
  state: 'failed',
  addressee: { name: 'Henrike Lohmann', address: 'henrike@elbe-events.example', company: 'Elbe Events' },
  subject: 'Invoice 2026-0336',
  cause: 'recipientRefused',
  reason: 'The mail server refuses the recipient: 550 5.1.1 no such user here',
  attempts: 1,
  queuedAt: '2026-06-10T06:40:00Z',
  nextAttemptAt: null,
  ...over,
})

export const failed = email(1, {})
export const retrying = email(2, {
  mailbox: 'planning',
  state: 'retrying',
  addressee: { name: 'Jonas Petersen', address: 'jonas@nordlicht.example', company: null },
  subject: 'News for your crew',
  cause: 'unreachable',
  reason: 'The mail server takes no connections.',
  attempts: 7,
  nextAttemptAt: '2026-06-10T07:22:00Z',
})
export const unclear = email(3, {
  mailbox: 'deliveryNotes',
  state: 'unclear',
  addressee: { name: null, address: 'office@dockhouse.example', company: null },
  subject: 'Delivery note 7001-3',
  cause: 'unconfirmed',
  reason: 'The connection ended before the mail server said whether it took the mail.',
  queuedAt: '2026-06-09T15:12:00Z',
})
/** From before causes were told apart, and never written. */
export const old = email(4, {
  mailbox: 'accounts',
  addressee: { name: null, address: 'nia@nordlicht.example', company: null },
  subject: null,
  cause: null,
  reason: 'The mail server does not take the mail for now: 452 out of space',
  queuedAt: '2026-05-20T09:00:00Z',
  attempts: 42,
})
export const unsent = [failed, retrying, unclear, old]

export const outgoing: Outgoing = {
  mails: { count: 3, since: '2026-06-10T07:02:00Z' },
  deviceMessages: { count: 12, since: '2026-06-10T07:10:00Z' },
  papers: { count: 1, since: '2026-06-09T16:10:00Z' },
}
const none = { count: 0, since: null }
export const nothingWaits: Outgoing = { mails: none, deviceMessages: none, papers: none }
