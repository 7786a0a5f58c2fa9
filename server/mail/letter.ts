import MailComposer from 'nodemailer/lib/mail-composer'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import type { Letter } from './mailer.ts'
import type { Mail } from './mail-states.ts'
import type { Rendered } from './renderer.ts'

/** The whole mail as text. Its Message-ID stays the same over every attempt, so that a copy is recognised as one. */
export async function letterOf(
  { config, now }: Services,
  tenant: TenantRecord,
  mail: Mail,
  { subject, text, html, attachments = [] }: Rendered,
): Promise<Letter> {
  const host = tenant.mainHost ?? 'localhost'
  const from = config.mailFrom ?? `noreply@${host}`
  const { supportEmail } = tenant.settings
  const node = new MailComposer({
    from: { name: tenant.name, address: from },
    to: { name: '', address: mail.recipient },
    ...(supportEmail ? { replyTo: { name: tenant.name, address: supportEmail } } : {}),
    subject,
    text,
    html,
    date: now(),
    messageId: `<${mail.id}@${host}>`,
    // Nobody's holiday notice is an answer to a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachments.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { id: mail.id, from, to: mail.recipient, text: await node.build() }
}
