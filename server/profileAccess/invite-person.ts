import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { LoginType } from '../../openapi/access.ts'
import { isOffice } from '../access/principal.ts'
import { type LogLine, logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { mailLanguage } from '../mail/mail-words.ts'
import { one } from '../one.ts'
import { noPassword, waits } from '../people/waits.ts'
import { mailWelcome } from '../tenant/invite.ts'
import { millis } from '../wire.ts'

/** Ms in which nobody is sent a second invitation. */
const soon = 10 * 60_000

type PersonRow = { email: string | null; language: string }
type LoginRow = {
  id: string
  login: string
  loginTypes: LoginType[]
  invitedAt: string | null
  waits: boolean
  ended: boolean
}
type Inviting = Context<'notFound' | 'loginActive' | 'accessEnded' | 'recipientMissing'>

/** As what somebody is invited. */
export interface InvitedAs {
  loginTypes: readonly LoginType[]
  /** The client whose projects are seen. */
  companyId: string | null
  /** Which of its contacts they are. */
  contactNumber: string | null
}
export const asCrew: InvitedAs = { loginTypes: ['crew'], companyId: null, contactNumber: null }

/**
 * Mails somebody who cannot log in yet the link by which a password is chosen, and makes their login where there is none.
 * `as`: whoever has one already becomes that; absent: it stays what it is, and a new one is of the crew. Answers its id.
 * Asked again soon it mails nothing more. Whoever was shut out is let in again by the office alone. Throws `notFound`,
 * `loginActive`, `accessEnded` and `recipientMissing`.
 */
export async function invitePerson(ctx: Inviting, personId: string, as?: InvitedAs): Promise<string> {
  const tenantId = ctx.tenant.id
  // Two who invite at once follow one another.
  const person = await one<PersonRow>(
    ctx,
    sql`select r.email, r.language from person r where r.tenant_id = ${tenantId} and r.id = ${personId} for no key update`,
  )
  const { rows } = await ctx.tx.execute<LoginRow>(sql`
    select g.id, g.login, g.login_types as "loginTypes", g.invited_at as "invitedAt", ${waits} as waits,
      g.ended_at is not null as ended from login g
    where g.tenant_id = ${tenantId} and g.person_id = ${personId} and g.kind = 'user' order by g.login`)
  const open = rows.filter(({ ended }) => !ended)
  if (open.some(one => !one.waits)) throw ctx.refuse('loginActive')
  const known = open[0] ?? rows[0]
  if (known?.ended && !isOffice(ctx.who)) throw ctx.refuse('accessEnded')
  const recipient = person.email ?? (z.email().safeParse(known?.login).success ? known?.login : undefined)
  if (!recipient) throw ctx.refuse('recipientMissing')
  if (known && as) await become(ctx, known.id, as)
  if (known && !known.ended && known.invitedAt && ctx.now.getTime() - millis(known.invitedAt) < soon) return known.id
  const types = as?.loginTypes ?? known?.loginTypes ?? asCrew.loginTypes
  const told = logging(ctx, [{ code: 'loginInvited', personId, text: types.join(' ') }])
  const loginId = known
    ? await reopened(ctx, known.id, told)
    : await newLogin(ctx, personId, recipient, as ?? asCrew, told)
  const language = mailLanguage(ctx.tenant, person.language)
  await mailWelcome(ctx.tx, { tenantId, loginId, recipient, language }, ctx.now)
  return loginId
}

/** The old password opens nothing any more: whoever comes back chooses another one. */
async function reopened(ctx: Context, id: string, told: SQL): Promise<string> {
  await ctx.tx.execute(sql`
    with logged as (${told}) update login set ended_at = null, invited_at = ${ctx.now}, password_hash = ${noPassword}
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
  return id
}

/**
 * A login gets other types, and a client's the company whose projects it sees; its contact there stays while that does.
 * `told`: what the log says of it.
 */
export async function become(
  ctx: Context,
  id: string,
  { loginTypes, companyId, contactNumber }: InvitedAs,
  told: readonly LogLine[] = [],
): Promise<void> {
  await ctx.tx.execute(sql`
    with logged as (${logging(ctx, told)})
    update login set login_types = ${sql.param(loginTypes)}::text[], company_id = ${companyId}::uuid,
      contact_number = coalesce(${contactNumber}::text,
        case when company_id is not distinct from ${companyId}::uuid then contact_number end)
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}

/**
 * The statement that gives people a login without a password, each a row of `whose` with `person_id` and `login`; where
 * the name is taken none is made. Not invited (null), they wait for it.
 */
export const newLogins = (
  tenantId: string,
  whose: SQL,
  { loginTypes, companyId, contactNumber }: InvitedAs,
  invitedAt: Date | null,
): SQL => sql`
  insert into login (tenant_id, id, login, password_hash, kind, login_types, person_id, company_id, contact_number, invited_at)
  select ${tenantId}::uuid, gen_random_uuid(), n.login, ${noPassword}, 'user', ${sql.param(loginTypes)}::text[], n.person_id,
    ${companyId}::uuid, ${contactNumber}::text, ${invitedAt}::timestamptz
  from (${whose}) n on conflict (tenant_id, login) do nothing returning id`

/** Throws `loginActive` where somebody else logs in with the address. */
async function newLogin(
  ctx: Context<'loginActive'>,
  personId: string,
  email: string,
  as: InvitedAs,
  told: SQL,
): Promise<string> {
  const whose = sql`select ${personId}::uuid as person_id, ${email.toLowerCase()}::text as login`
  const { rows } = await ctx.tx.execute<{ id: string }>(
    sql`with logged as (${told}), made as (${newLogins(ctx.tenant.id, whose, as, ctx.now)}) select id from made`,
  )
  const [made] = rows
  if (!made) throw ctx.refuse('loginActive')
  return made.id
}
