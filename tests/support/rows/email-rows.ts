import { hashOfToken } from '../../../server/auth/password-link.ts'
import { emailMessage, emailMessageAttachment } from '../../../server/database/tables/emailMessages.ts'
import { mail } from '../../../server/database/tables/files.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { Ids } from '../world/ids.ts'

const sentAt = new Date('2026-06-05T08:00:00Z')

/** What the client and the other one were told of their quotations. */
export async function insertEmails(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, emails, companies, persons, projects, uploadFiles, quotations } = world
  const which = ['main', 'other'] as const
  await tx.insert(mail).values(
    which.map(name => ({
      tenantId,
      id: emails[name],
      kind: 'quotationAnswered',
      data: { quotationId: quotations[name] },
      recipient: `${name}@example.test`,
      language: 'en',
      state: 'sent',
      attempts: 1,
      nextAttemptAt: sentAt,
      sentAt,
      createdById: persons.planner,
      createdAt: sentAt,
    })),
  )
  await tx.insert(emailMessage).values(
    which.map(name => ({
      tenantId,
      id: emails[name],
      subject: `Quotation of ${name}`,
      excerpt: 'Your quotation was answered.',
      html: '<p>Your quotation was answered.</p>',
      text: 'Your quotation was answered.',
      sender: 'noreply@example.test',
      recipient: `${name}@example.test`,
      recipientName: name === 'main' ? 'Carla Client' : 'Otto Other',
      companyId: name === 'main' ? companies.client : companies.other,
      companyName: name === 'main' ? 'Client Ltd' : 'Other Ltd',
      aboutKind: 'project' as const,
      aboutKey: projects[name],
      aboutLabel: 'Spring show',
      unsubscribeHash: name === 'main' ? hashOfToken(emails.token) : null,
      keptAt: sentAt,
    })),
  )
  await tx.insert(emailMessageAttachment).values(
    which.map(name => ({
      tenantId,
      id: name === 'main' ? emails.attachment : emails.otherAttachment,
      messageId: emails[name],
      place: 0,
      fileId: uploadFiles[name],
      name: 'Quotation.pdf',
    })),
  )
  await tx.insert(mail).values(
    (['failed', 'unclear', 'goingNowhere'] as const).map(name => ({
      tenantId,
      id: emails[name],
      kind: 'quotationAnswered',
      data: { quotationId: quotations.main },
      recipient: `nobody.${name}@example.test`,
      language: 'en',
      state: name === 'unclear' ? 'unclear' : 'failed',
      attempts: 1,
      nextAttemptAt: sentAt,
      cause: name === 'unclear' ? ('unconfirmed' as const) : ('recipientRefused' as const),
      lastError: 'The mail server refuses the recipient: 550 no such user here',
      createdAt: sentAt,
    })),
  )
}
