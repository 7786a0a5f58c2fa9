import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { kindsOf, mailboxOf } from '../../domain/emailMessages/mail-kinds.ts'
import {
  type EmailMessage,
  type EmailMessageAttachment,
  type EmailMessageDetails,
  type EmailState,
  type Mailbox,
  type MailboxCode,
  mailboxCodes,
} from '../../openapi/emailMessages.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'
import { iso } from '../wire.ts'
import { kept } from './visible.ts'

type Wire = z.input<typeof EmailMessage>
type Details = z.input<typeof EmailMessageDetails>
type Attachment = z.input<typeof EmailMessageAttachment>
type Row = Omit<Wire, 'mailbox'> & { kind: string }
type DetailsRow = Row &
  Pick<Details, 'bySms' | 'reason' | 'hadSentBy' | 'html' | 'text' | 'about'> & { senderAddress: string | null }

/** While it is handed over it is on its way. */
const state = sql`case m.state when 'sending' then 'queued' else m.state end`
const said = sql`m.id, m.kind, ${state} as state, m.cause,
  json_build_object('name', e.recipient_name, 'address', m.recipient, 'company', e.company_name) as addressee,
  e.subject, e.excerpt, m.created_at as "queuedAt", m.sent_at as "sentAt",
  (select count(*)::int from email_message_attachment a where a.tenant_id = m.tenant_id and a.message_id = m.id) as attachments`

const wire = ({ kind, queuedAt, sentAt, ...row }: Row): Wire => ({
  ...row,
  mailbox: mailboxOf(kind),
  queuedAt: iso(queuedAt),
  sentAt: sentAt === null ? null : iso(sentAt),
})

interface Asked {
  q?: string | undefined
  mailbox?: MailboxCode | undefined
  state?: EmailState | undefined
}

/** The newest first. */
export const emailListing = (ctx: Context, { q, mailbox, state: asked }: Asked): Listing<Row, Wire> => {
  const narrowed: SQL[] = [
    foundBy(ctx, q, { email_message: sql`m.id` }),
    ...(mailbox === undefined ? [] : [sql`m.kind = any(${sql.param(kindsOf(mailbox))}::text[])`]),
    ...(asked === undefined ? [] : [sql`${state} = ${asked}`]),
  ]
  return {
    among: sql`from ${kept} where m.tenant_id = ${ctx.tenant.id} and ${ctx.visible} and ${sql.join(narrowed, sql` and `)}`,
    order: [
      { by: sql`m.created_at`, as: 'timestamptz', desc: true },
      { by: sql`m.id`, as: 'uuid', desc: true },
    ],
    rows: sql`select ${said} from page join ${kept} on m.id = page.id where m.tenant_id = ${ctx.tenant.id}`,
    item: wire,
  }
}

type Counted = { kind: string; state: EmailState; count: number }

type Box = z.input<typeof Mailbox>

/** How many there are of each, in their order. */
export async function mailboxListing(ctx: Context): Promise<Listing<{ id: MailboxCode }, Box>> {
  const counted = await mailboxesOf(ctx)
  return {
    among: sql`from unnest(${sql.param([...mailboxCodes])}::text[]) with ordinality x(id, place)`,
    order: [
      { by: sql`x.place::int`, as: 'int' },
      { by: sql`x.id`, as: 'text' },
    ],
    rows: sql`select page.id from page`,
    item: ({ id }) => counted[id],
  }
}

async function mailboxesOf(ctx: Context): Promise<Record<MailboxCode, Box>> {
  const { rows } = await ctx.tx.execute<Counted>(sql`
    select m.kind, ${state} as state, count(*)::int as count from ${kept}
    where m.tenant_id = ${ctx.tenant.id} and ${ctx.visible} group by 1, 2`)
  const boxOf = (id: MailboxCode): Box => {
    const within = rows.filter(({ kind }) => mailboxOf(kind) === id)
    const sum = (some: readonly Counted[]) => some.reduce((total, { count }) => total + count, 0)
    const of = (which: EmailState) => sum(within.filter(row => row.state === which))
    return {
      id,
      total: sum(within),
      states: {
        queued: of('queued'),
        sent: of('sent'),
        unclear: of('unclear'),
        failed: of('failed'),
        stopped: of('stopped'),
      },
    }
  }
  return Object.fromEntries(mailboxCodes.map(id => [id, boxOf(id)])) as Record<MailboxCode, Box>
}

/** Throws `notFound`. */
export async function emailDetails(ctx: Context<'notFound'>, id: string): Promise<Details> {
  const { bySms, reason, hadSentBy, html, text, about, senderAddress, ...row } = await one<DetailsRow>(
    ctx,
    sql`select ${said}, m.by_sms as "bySms", m.last_error as reason, w.first_name || ' ' || w.last_name as "hadSentBy", e.html, e.text,
        e.sender as "senderAddress",
        case when e.about_kind is not null
          then json_build_object('kind', e.about_kind, 'key', e.about_key, 'label', e.about_label) end as about
      from ${kept} left join person w on w.tenant_id = m.tenant_id and w.id = m.created_by_id
      where m.tenant_id = ${ctx.tenant.id} and m.id = ${id}`,
  )
  return {
    ...wire(row),
    ...{ bySms, reason, hadSentBy, html, text, about },
    sender: { name: ctx.tenant.name, address: senderAddress },
  }
}

export const attachmentListing = (ctx: Context, messageId: string): Listing<Attachment, Attachment> => ({
  among: sql`from email_message_attachment a where a.tenant_id = ${ctx.tenant.id} and a.message_id = ${messageId}`,
  order: [
    { by: sql`a.place`, as: 'int' },
    { by: sql`a.id`, as: 'uuid' },
  ],
  rows: sql`select a.id, a.name, f.content_type as "contentType", f.size
    from page join email_message_attachment a on a.tenant_id = ${ctx.tenant.id} and a.id = page.id
    join stored_file f on f.tenant_id = a.tenant_id and f.id = a.file_id`,
  item: row => row,
})

/** Id of the stored file. Throws `notFound`. */
export const attachedFile = (ctx: Context<'notFound'>, id: string) =>
  one<{ fileId: string }>(
    ctx,
    sql`select file_id as "fileId" from email_message_attachment where tenant_id = ${ctx.tenant.id} and id = ${id}`,
  )
