import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ClientAnswer } from '../../openapi/signatures.ts'
import { isPlanner } from '../access/principal.ts'
import { type LogLine, logging } from '../activities/log.ts'
import { type Context, personOf } from '../context.ts'
import { noteRow } from './delivery-note.queries.ts'
import { renderSoon } from './render-soon.ts'

/** What the log says of the client's answer. */
export const clientSaid = (crewId: string, { signature, refusal }: z.output<typeof ClientAnswer>): LogLine => ({
  code: signature ? 'clientSigned' : 'clientRefused',
  crewId,
  ...(refusal === undefined ? {} : { text: refusal }),
})

/** Opens a confirmed note to the client; again changes nothing. */
export async function release(ctx: Context<'hoursNotSigned'>, crewId: string): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    with released as (
      update delivery_note set released_at = coalesce(released_at, ${ctx.now}::timestamptz),
        released_by_id = coalesce(released_by_id, ${personOf(ctx)}::uuid)
      where tenant_id = ${ctx.tenant.id} and crew_id = ${crewId} and confirmed_at is not null returning id)
    select ${renderSoon(crewId)} from released`)
  if (!rows.length) throw ctx.refuse('hoursNotSigned')
}

/**
 * What the client says to hours that were confirmed without it: on the chief's glass, or by the client's own login.
 * Throws `hoursNotSigned`, `alreadySigned`, `crewChiefOnly` for whoever only reads.
 */
export async function answerNote(
  ctx: Context<'notFound' | 'crewChiefOnly' | 'hoursNotSigned' | 'alreadySigned'>,
  crewId: string,
  client: z.output<typeof ClientAnswer>,
): Promise<void> {
  const row = await noteRow(ctx, crewId)
  const leads = isPlanner(ctx.who) || row.chiefId === ctx.who.personId
  if (!leads && !ctx.who.loginTypes.has('clients')) throw ctx.refuse('crewChiefOnly')
  if (!row.confirmedAt) throw ctx.refuse('hoursNotSigned')
  const { rows } = await ctx.tx.execute(sql`
    with answered as (
      update delivery_note set signer_name = ${client.name},
        signature = ${client.signature ? JSON.stringify(client.signature) : null}::jsonb,
        signed_at = ${client.signature ? ctx.now : null}::timestamptz, refused_at = ${client.refusal ? ctx.now : null}::timestamptz,
        refusal = ${client.refusal ?? null}, signed_by_id = ${leads ? null : personOf(ctx)}::uuid,
        released_at = coalesce(released_at, ${ctx.now}::timestamptz), file_id = null
      where tenant_id = ${ctx.tenant.id} and crew_id = ${crewId} and signed_at is null and refused_at is null returning id),
    logged as (${logging(ctx, [clientSaid(crewId, client)])})
    select ${renderSoon(crewId)} from answered`)
  if (!rows.length) throw ctx.refuse('alreadySigned')
}
