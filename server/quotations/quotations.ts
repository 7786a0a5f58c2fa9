import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Closed, type QuotationAct, afterAct } from '../../domain/quotations/quotation-state.ts'
import { validUntil } from '../../domain/quotations/validity.ts'
import { languageCode } from '../../domain/languages.ts'
import type { Acceptance, Declining, NewQuotation, ProjectQuotations, Quotation } from '../../openapi/quotations.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import { logging } from '../activities/log.ts'
import { type Context, personOf } from '../context.ts'
import { type PlannedItemRow, plannedItems } from '../costs/planned.queries.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { one } from '../one.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { fingerprintOf, plannedCost } from './planned-cost.ts'
import { renderSoon } from './quotation-file.ts'
import { asBefore } from './expire.ts'
import { type QuotationRow, quotationRows, quotationWire, stateOf } from './quotation.queries.ts'

type Facts = {
  id: string
  number: string
  items: PlannedItemRow[]
  recipient: string | null
  language: string | null
  today: string
  requestedAt: string | null
  quotedAt: string | null
  closed: boolean
}
type Before = { requested: string | null; quoted: string | null }

/** What a quotation of a project would be made of; locked where one is to be made. */
const factsOf = (ctx: Context<'notFound'>, project: SQL): Promise<Facts> =>
  one<Facts>(
    ctx,
    sql`select p.id, p.number, ${plannedItems(ctx, sql`p.id`)} as items, coalesce(who.email, k.delivery_note_email) as recipient,
      k.language, p.requested_at as "requestedAt", p.quoted_at as "quotedAt", p.closed_at is not null as closed,
      (${ctx.now}::timestamptz at time zone l.time_zone)::date as today
    from (select * from project where tenant_id = ${ctx.tenant.id} and id = ${project} ${
      ctx.readOnly ? sql`` : sql`for no key update`
    }) p
    join company k on k.tenant_id = p.tenant_id and k.id = p.company_id
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    left join contact who on who.tenant_id = p.tenant_id and who.id = p.contact_id`,
  )

/** Quotations of a project, and for whoever makes them what the next one would come to. */
export async function projectQuotations(
  ctx: Context<'notFound'>,
  id: string,
): Promise<z.input<typeof ProjectQuotations>> {
  const facts = await factsOf(ctx, projectIdOf(ctx, id))
  const { rows } = await ctx.tx.execute<QuotationRow>(
    quotationRows(ctx.tenant.id, ctx.now, sql`q.project_id = ${facts.id}`),
  )
  const planned = plannedCost(ctx, facts.items)
  const fingerprint = fingerprintOf(planned.lines)
  const inside = isPlanner(ctx.who) || isOffice(ctx.who)
  return {
    quotations: rows.map(row => quotationWire(row, fingerprint)),
    planned: inside ? planned : null,
    suggestedRecipient: inside ? facts.recipient : null,
    suggestedValidUntil: validUntil(facts.today),
    language: languageCode(facts.language ?? ctx.tenant.defaultLanguage),
  }
}

/**
 * Offers a project as it is planned. Throws `quotationNotPriced`, `quotationChanged` where the plan comes to something else
 * than was shown, `recipientMissing`, `projectClosed`.
 */
export async function releaseQuotation(
  ctx: Context<
    'notFound' | 'invalidInput' | 'quotationNotPriced' | 'quotationChanged' | 'recipientMissing' | 'projectClosed'
  >,
  project: string,
  body: z.output<typeof NewQuotation>,
): Promise<z.input<typeof Quotation>> {
  const facts = await factsOf(ctx, projectIdOf(ctx, project))
  if (facts.closed) throw ctx.refuse('projectClosed')
  const planned = plannedCost(ctx, facts.items)
  const { lines, hours, currency, total } = planned
  if (currency === null || planned.currencies > 1 || planned.unpriced > 0) throw ctx.refuse('quotationNotPriced')
  if (body.total !== undefined && total !== body.total) throw ctx.refuse('quotationChanged', { total, currency })
  if (body.validUntil < facts.today)
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.validUntil', message: 'the day is over' }] })
  const recipient = body.email ?? facts.recipient
  if (recipient === null) throw ctx.refuse('recipientMissing')
  const language = languageCode(body.language ?? facts.language ?? ctx.tenant.defaultLanguage)
  const id = crypto.randomUUID()
  const fingerprint = fingerprintOf(lines)
  // A statement of its own: it sees what whoever held the project until now has released.
  const { version, before } = await one<{ version: number; before: Before | null }>(
    ctx,
    sql`with replaced as (update quotation set state = 'replaced' where tenant_id = ${ctx.tenant.id}
        and project_id = ${facts.id} and state = 'released' returning requested_before as requested, quoted_before as quoted)
      select coalesce(max(q.version), 0) + 1 as version, (select to_json(r) from replaced r) as before from quotation q
      where q.tenant_id = ${ctx.tenant.id} and q.project_id = ${facts.id}`,
  )
  const { requested, quoted } = before ?? { requested: facts.requestedAt, quoted: facts.quotedAt }
  const number = `${facts.number}-${version}`
  const message = body.message || null
  const mails = mailsWithin(ctx.tenant, ctx.now, {
    kind: 'quotation',
    data: sql`jsonb_build_object('quotationId', ${id}::text)`,
    recipient: sql`${recipient}::text`,
    language: sql`${language}::text`,
    from: sql`(values (1)) one`,
    createdById: personOf(ctx),
  })
  await ctx.tx.execute(sql`
    with made as (
      insert into quotation (tenant_id, id, project_id, number, version, valid_until, message, language, lines, hours, currency,
        total, fingerprint, recipient, released_at, released_by_id, requested_before, quoted_before, created_at)
      values (${ctx.tenant.id}, ${id}, ${facts.id}, ${number}, ${version}, ${body.validUntil}::date,
        ${message}, ${language}, ${JSON.stringify(lines)}::jsonb, ${hours}, ${currency}, ${total}, ${fingerprint},
        ${recipient}, ${ctx.now}, ${personOf(ctx)}, ${requested}::timestamptz, ${quoted}::timestamptz, ${ctx.now})),
    priced as (update project set quoted_at = ${ctx.now}, requested_at = null
      where tenant_id = ${ctx.tenant.id} and id = ${facts.id}),
    ${mails.queued},
    logged as (${logging(ctx, [{ code: 'quotationReleased', projectId: facts.id, text: number }])})
    select ${renderSoon(id)}, ${mails.jobs} as jobs`)
  const { validUntil: until } = body
  const open = { answeredAt: null, signerName: null, signature: null, reason: null }
  const offered = { id, number, version, message, language, lines, hours, currency, total, fingerprint, recipient }
  const { today } = facts
  return quotationWire(
    { ...offered, ...open, state: 'released', validUntil: until, releasedAt: ctx.now.toISOString(), today },
    fingerprint,
  )
}

/** As it stands after an answer: what it was offered for. */
async function quotationNow(ctx: Context<'notFound'>, id: string) {
  const row = await one<QuotationRow>(ctx, quotationRows(ctx.tenant.id, ctx.now, sql`q.id = ${id}`))
  return quotationWire(row, row.fingerprint)
}

const refusals = {
  accepted: 'quotationAccepted',
  declined: 'quotationDeclined',
  expired: 'quotationExpired',
  withdrawn: 'quotationWithdrawn',
  replaced: 'quotationReplaced',
} as const satisfies Record<Closed, string>
type Answering = Context<'notFound' | (typeof refusals)[Closed]>

/** Locks a quotation and says what an act makes of it. Throws what stands in the way. */
async function acted(ctx: Answering, id: string, act: QuotationAct) {
  const row = await one<QuotationRow>(ctx, quotationRows(ctx.tenant.id, ctx.now, sql`q.id = ${id}`, true))
  const next = afterAct(stateOf(row), act)
  if ('closed' in next) throw ctx.refuse(refusals[next.closed])
  return { row, to: next.to }
}

/** The client's answer: the manager is told, and the PDF made anew with it. A no leaves the project what it was before. */
async function answer(
  ctx: Answering,
  id: string,
  act: 'accept' | 'decline',
  said: Partial<z.output<typeof Acceptance>> & Partial<z.output<typeof Declining>>,
) {
  const { row, to } = await acted(ctx, id, act)
  const accepted = act === 'accept'
  const mails = mailsWithin(ctx.tenant, ctx.now, {
    kind: 'quotationAnswered',
    data: sql`jsonb_build_object('quotationId', ${id}::text)`,
    recipient: sql`m.email`,
    language: ownLanguage(ctx.tenant, sql`m.language`),
    from: sql`person m where m.tenant_id = ${ctx.tenant.id} and m.id = ${row.project.managerId}::uuid and m.email is not null`,
    createdById: personOf(ctx),
  })
  await ctx.tx.execute(sql`
    with answered as (
      update quotation set state = ${to}, answered_at = ${ctx.now}, answered_by_id = ${personOf(ctx)}, signer_name = ${said.name ?? null},
        signature = ${said.signature ? JSON.stringify(said.signature) : null}::jsonb, reason = ${said.reason ?? null}, file_id = null
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning project_id, requested_before, quoted_before),
    settled as (${
      accepted
        ? sql`update project set quoted_at = null, requested_at = null where tenant_id = ${ctx.tenant.id} and id = ${row.projectId}`
        : asBefore(ctx.tenant.id, sql`answered`)
    }),
    ${mails.queued},
    logged as (${logging(ctx, [
      {
        code: accepted ? 'quotationAccepted' : 'quotationDeclined',
        projectId: row.projectId,
        text: said.reason ?? row.number,
      },
    ])})
    select ${renderSoon(id)}, ${mails.jobs} as jobs`)
  return quotationNow(ctx, id)
}

export const acceptQuotation = (ctx: Answering, id: string, said: z.output<typeof Acceptance>) =>
  answer(ctx, id, 'accept', said)
export const declineQuotation = (ctx: Answering, id: string, said: z.output<typeof Declining>) =>
  answer(ctx, id, 'decline', said)

/** Nobody is asked any more: the project is what it was before it was quoted. */
export async function withdrawQuotation(ctx: Answering, id: string) {
  const { row, to } = await acted(ctx, id, 'withdraw')
  await ctx.tx.execute(sql`
    with gone as (update quotation set state = ${to}, answered_at = ${ctx.now} where tenant_id = ${ctx.tenant.id} and id = ${id}
      returning project_id, requested_before, quoted_before),
    restored as (${asBefore(ctx.tenant.id, sql`gone`)}),
    logged as (${logging(ctx, [{ code: 'quotationWithdrawn', projectId: row.projectId, text: row.number }])})
    select`)
  return quotationNow(ctx, id)
}
