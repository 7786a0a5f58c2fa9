import { uuid } from '../shared/fixtures.ts'
import type { EmailAttachment, EmailDetails, EmailMessage, Mailbox } from './email.types.ts'

export const email = (n: number, more: Partial<EmailMessage> = {}): EmailMessage => ({
  id: uuid(71_000 + n),
  mailbox: 'planning',
  state: 'sent',
  cause: null,
  addressee: { name: 'Ruben Castillo', address: 'ruben.castillo@example.test', company: null },
  subject: 'Your vacation is approved: 3 – 7 August 2026',
  excerpt: 'your request for vacation is approved.',
  attachments: 0,
  queuedAt: new Date(Date.parse('2026-05-27T03:09:00Z') - n * 2_700_000).toISOString(),
  sentAt: new Date(Date.parse('2026-05-27T03:09:02Z') - n * 2_700_000).toISOString(),
  ...more,
})

const jule = { name: 'Jule Martens', address: 'jule@hanse.example', company: 'Hanse Konzerte' }
export const emails: readonly EmailMessage[] = [
  email(0, {
    mailbox: 'deliveryNotes',
    addressee: jule,
    subject: 'Delivery note L-26-0412: N-1042 Nordic Sounds 2026',
    excerpt: 'attached is the delivery note L-26-0412 for the work of our crew.',
    attachments: 1,
  }),
  email(1, { state: 'queued', sentAt: null }),
  email(2, {
    mailbox: 'invoices',
    addressee: { name: null, address: 'rechnungen@deichkante.example', company: 'Deichkante Technik' },
    subject: 'Invoice NL-2026-0231',
    excerpt: 'our invoice NL-2026-0231 is attached.',
    state: 'failed',
    cause: 'recipientRefused',
    attachments: 1,
  }),
  email(9, { state: 'stopped', subject: 'Signed by everybody: Rate agreement 2026', mailbox: 'documents' }),
  email(12, { state: 'unclear', mailbox: 'accounts', subject: 'Welcome to Nordlicht Crew' }),
  email(40, { subject: null, excerpt: null, state: 'queued', sentAt: null }),
]

const none = { queued: 0, sent: 0, unclear: 0, failed: 0, stopped: 0 }
export const mailboxes: readonly Mailbox[] = [
  { id: 'planning', total: 612, states: { ...none, queued: 2, sent: 610 } },
  { id: 'documents', total: 241, states: { ...none, sent: 240, stopped: 1 } },
  { id: 'deliveryNotes', total: 188, states: { ...none, sent: 188 } },
  { id: 'invoices', total: 203, states: { ...none, sent: 199, failed: 4 } },
  { id: 'quotations', total: 0, states: none },
  { id: 'accounts', total: 40, states: { ...none, sent: 39, unclear: 1 } },
]

export const details = (more: Partial<EmailDetails> = {}): EmailDetails => ({
  ...email(0, {
    mailbox: 'deliveryNotes',
    addressee: jule,
    subject: 'Delivery note L-26-0412: N-1042 Nordic Sounds 2026',
    attachments: 1,
  }),
  bySms: false,
  reason: null,
  sender: { name: 'Nordlicht Crew', address: 'noreply@nordlicht.example' },
  hadSentBy: 'Britta Claasen',
  html: `<p>Hello,</p><p>attached is the delivery note L-26-0412 for the work of our crew.</p>
<table><tr><th scope="row">Project</th><td>N-1042 Nordic Sounds 2026</td></tr><tr><th scope="row">Hours</th><td>Signed by Jule Martens, 26 May 2026 at 18:20 CEST</td></tr></table>
<p><a href="https://nordlicht.example/projects/N-1042">Open the project</a></p><p>Kind regards<br>Nordlicht Crew</p>`,
  text: 'Hello,',
  about: { kind: 'project', key: 'N-1042', label: 'N-1042 Nordic Sounds 2026' },
  ...more,
})
export const attachments: readonly EmailAttachment[] = [
  { id: uuid(72_000), name: 'L-26-0412.pdf', contentType: 'application/pdf', size: 84_210 },
]

/** As it could lie there if somebody had got past all that keeps it out. */
export const hostile = `<p>Hello,</p><script>parent.document.title = 'taken'</script>
<img src="https://elsewhere.example/seen.png" alt="" onerror="parent.document.title = 'taken'">
<svg onload="parent.document.title = 'taken'"></svg>
<a href="javascript:parent.document.title = 'taken'">Press here</a>
<iframe srcdoc="<script>top.document.title = 'taken'</script>"></iframe>
<form action="https://elsewhere.example"><button>Send</button></form><p>Kind regards</p>`
