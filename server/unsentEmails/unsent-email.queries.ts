import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mailboxOf } from '../../domain/emailMessages/mail-kinds.ts'
import type { UnsentEmail, listUnsentEmails } from '../../openapi/unsentEmails.ts'
import type { Context } from '../context.ts'
import { kept } from '../emailMessages/visible.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'
import { iso, isoOrNull } from '../wire.ts'

type Wire = z.input<typeof UnsentEmail>
type Row = Omit<Wire, 'mailbox'> & { kind: string }

/** Of mails `m`: a waiting one only once it was tried in vain. */
export const unsent = sql.raw(`m.let_go_at is null and m.state in ('queued','unclear','failed')
  and (m.state <> 'queued' or m.last_error is not null)`)
const state = sql.raw(`case m.state when 'queued' then 'retrying' else m.state end`)

const shown = (ctx: Context, which: SQL): SQL => sql`
  select m.id, m.kind, ${state} as state,
    json_build_object('name', e.recipient_name, 'address', m.recipient, 'company', e.company_name) as addressee,
    e.subject, m.cause, m.last_error as reason, m.attempts, m.created_at as "queuedAt",
    case when m.state = 'queued' then m.next_attempt_at end as "nextAttemptAt"
  from ${kept} where m.tenant_id = ${ctx.tenant.id} and ${which}`

const wire = ({ kind, queuedAt, nextAttemptAt, ...row }: Row): Wire => ({
  ...row,
  mailbox: mailboxOf(kind),
  queuedAt: iso(queuedAt),
  nextAttemptAt: isoOrNull(nextAttemptAt),
})

/** The newest first. */
export const unsentListing = (
  ctx: Context,
  { q, state: only }: Pick<z.output<typeof listUnsentEmails.query>, 'q' | 'state'>,
): Listing<Row, Wire> => ({
  among: sql`from mail m where m.tenant_id = ${ctx.tenant.id} and ${unsent} and ${foundBy(ctx, q, { email_message: sql`m.id` })}
    and ${only === undefined ? sql`true` : sql`${state} = ${only}`}`,
  order: [
    { by: sql`m.created_at`, as: 'timestamptz', desc: true },
    { by: sql`m.id`, as: 'uuid', desc: true },
  ],
  rows: shown(ctx, sql`m.id in (select id from page)`),
  item: wire,
})

/** Throws `notFound`. */
export const unsentEmail = async (ctx: Context<'notFound'>, id: string): Promise<Wire> =>
  wire(await one<Row>(ctx, shown(ctx, sql`m.id = ${id} and ${unsent}`)))
