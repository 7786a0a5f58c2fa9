import MailComposer from 'nodemailer/lib/mail-composer'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import type { Letter } from './mailer.ts'
import type { Mail } from './mail-states.ts'
import { speaker } from './mail-words.ts'
import { type Content, asHtml, asText } from './page.ts'
import type { Rendered } from './renderer.ts'

/** The address an agency's mails are from. */
export const senderOf = ({ config }: Pick<Services, 'config'>, { mainHost }: Pick<TenantRecord, 'mainHost'>): string =>
  config.mailFrom ?? `noreply@${mainHost ?? 'localhost'}`

/**
 * The whole mail as text. Its Message-ID stays the same over every attempt, so that a copy is recognised as one.
 * `unsubscribe`: where its recipient asks for no more of them, by a press of the mail program as well (RFC 8058).
 */
export async function letterOf(
  services: Pick<Services, 'config' | 'now'>,
  tenant: TenantRecord,
  mail: Mail,
  { subject, content: said, attachments = [] }: Pick<Rendered, 'subject' | 'content' | 'attachments'>,
  unsubscribe: string | null,
): Promise<Letter> {
  const host = tenant.mainHost ?? 'localhost'
  const from = senderOf(services, tenant)
  const { supportEmail } = tenant.settings
  const speaks = speaker(mail.language)
  const content: Content = unsubscribe === null ? said : { ...said, unsubscribe }
  const node = new MailComposer({
    from: { name: tenant.name, address: from },
    to: { name: '', address: mail.recipient },
    ...(supportEmail ? { replyTo: { name: tenant.name, address: supportEmail } } : {}),
    subject,
    text: asText(content, tenant, speaks),
    html: asHtml(content, tenant, speaks, subject),
    date: services.now(),
    messageId: `<${mail.id}@${host}>`,
    headers: {
      // Nobody's holiday notice is an answer to a machine.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === null
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
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
