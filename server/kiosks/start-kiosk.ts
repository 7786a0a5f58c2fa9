import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewKiosk, StartedKiosk } from '../../openapi/kiosks.ts'
import { type Context, personOf } from '../context.ts'
import { login as logins } from '../database/tables/sessions.ts'
import { millis } from '../wire.ts'
import { type KioskRow, kioskRows, kioskWire } from './kiosk.queries.ts'

/** Milliseconds after the crew's last shift at which its kiosks end. Decision 4. */
const endsAfter = 14 * 86_400_000

/**
 * Makes the device that asks a crew's kiosk: a login without a password, a session that ends with the crew, and the end
 * of the session that asked. Throws `outOfTurn` for a crew that is long over.
 */
export async function startKiosk(
  ctx: Context<'notFound' | 'outOfTurn'>,
  { crewId, label }: z.output<typeof NewKiosk>,
): Promise<z.input<typeof StartedKiosk>> {
  const { tenant, tx, who, now, services } = ctx
  const { rows: crews } = await tx.execute<{ ends: string }>(
    sql`select ends from project_crew where tenant_id = ${tenant.id} and id = ${crewId}`,
  )
  const [found] = crews
  if (!found) throw ctx.refuse('notFound')
  const until = new Date(millis(found.ends) + endsAfter)
  if (until <= now) throw ctx.refuse('outOfTurn', { state: 'over' })

  const [id, loginId] = [crypto.randomUUID(), crypto.randomUUID()]
  const { rows } = await tx.execute<KioskRow>(
    kioskRows(sql`with opened as (
      insert into login (tenant_id, id, login, password_hash, kind, login_types, subject_id, subject_number)
      values (${tenant.id}, ${loginId}, ${`kiosk-${id}`}, '', 'kiosk', '{}', ${crewId}, ${crewId})),
    found as (
      insert into kiosk (tenant_id, id, crew_id, login_id, label, started_at, started_by_id, last_seen_at)
      values (${tenant.id}, ${id}, ${crewId}, ${loginId}, ${label}, ${now}, ${personOf(ctx)}, ${now}) returning *)`),
  )
  const [kiosk] = rows
  const [login] = await tx
    .select()
    .from(logins)
    .where(sql`${eq(logins.tenantId, tenant.id)} and ${eq(logins.id, loginId)}`)
  if (!kiosk || !login) throw new Error('a kiosk was not stored')
  const whose = { name: label, language: tenant.defaultLanguage }
  const token = await services.sessions.start(tx, login, whose, now, ctx.userAgent, until)
  await services.sessions.revoke(tx, who, now)
  return { token, kiosk: kioskWire(kiosk) }
}
