import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { KioskPin } from '../../openapi/kiosks.ts'
import { type Context, personOf } from '../context.ts'

type Answer = z.input<typeof KioskPin>
const required = (ctx: Context) => ctx.tenant.settings.kioskPin === true

export async function readPin(ctx: Context): Promise<Answer> {
  const { rows } = await ctx.tx.execute<{ set: boolean }>(sql`
    select kiosk_pin is not null as set from person where tenant_id = ${ctx.tenant.id} and id = ${personOf(ctx)}`)
  return { set: rows[0]?.set === true, required: required(ctx) }
}

export async function setPin(ctx: Context, pin: string): Promise<Answer> {
  const personId = personOf(ctx)
  await ctx.tx.execute(sql`update person set kiosk_pin = ${ctx.services.kioskPins.hash(personId, pin)}
    where tenant_id = ${ctx.tenant.id} and id = ${personId}`)
  return { set: true, required: required(ctx) }
}

/** The person of a line sets a new PIN at leisure; until then the kiosk asks for none and says so to the chief. */
export async function resetPin(ctx: Context, lineId: string): Promise<void> {
  await ctx.tx.execute(sql`update person set kiosk_pin = null where tenant_id = ${ctx.tenant.id}
    and id = (select person_id from project_crew_item_status where tenant_id = ${ctx.tenant.id} and id = ${lineId})`)
}
