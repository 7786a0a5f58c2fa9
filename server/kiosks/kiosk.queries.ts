import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Kiosk, OpenKiosk } from '../../openapi/kiosks.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { foundBy } from '../search/words.ts'
import { iso, isoOrNull } from '../wire.ts'

export type KioskRow = {
  id: string
  crewId: string
  label: string
  startedAt: string
  startedBy: string
  lastSeenAt: string | null
  waiting: number
  revokedAt: string | null
  endedAt: string | null
}

/** Kiosks ready for the wire. `source` is rows of kiosk as `k`; it may be what an update returned. */
export const kioskRows = (source: SQL): SQL => sql`
  ${source}
  select k.id, k.crew_id as "crewId", k.label, k.started_at as "startedAt", b.first_name || ' ' || b.last_name as "startedBy",
    k.last_seen_at as "lastSeenAt", k.waiting, k.revoked_at as "revokedAt", k.ended_at as "endedAt"
  from found k join person b on b.tenant_id = k.tenant_id and b.id = k.started_by_id`

export const kioskWire = (row: KioskRow): z.input<typeof Kiosk> => ({
  ...row,
  startedAt: iso(row.startedAt),
  lastSeenAt: isoOrNull(row.lastSeenAt),
  revokedAt: isoOrNull(row.revokedAt),
  endedAt: isoOrNull(row.endedAt),
})

/** Tablets that were started for a crew, newest first. */
export const kioskListing = (ctx: Context, crewId: string): Listing<KioskRow, z.input<typeof Kiosk>> => ({
  among: sql`from kiosk k where k.tenant_id = ${ctx.tenant.id} and k.crew_id = ${crewId}`,
  order: [
    { by: sql`k.started_at`, as: 'timestamptz', desc: true },
    { by: sql`k.id`, as: 'uuid' },
  ],
  rows: kioskRows(
    sql`with found as (select * from kiosk where tenant_id = ${ctx.tenant.id} and id in (select id from page))`,
  ),
  item: kioskWire,
})

type OpenRow = KioskRow & Pick<z.input<typeof OpenKiosk>, 'crew' | 'project'>

/** Tablets that are a kiosk now, newest first: neither closed nor left, and their session still opens something. */
export const openKioskListing = (ctx: Context, q: string | undefined): Listing<OpenRow, z.input<typeof OpenKiosk>> => ({
  among: sql`from kiosk k join project_crew c on c.tenant_id = ${ctx.tenant.id} and c.id = k.crew_id
    where k.tenant_id = ${ctx.tenant.id} and k.revoked_at is null and k.ended_at is null
      and exists (select from session s where s.tenant_id = ${ctx.tenant.id} and s.login_id = k.login_id
        and s.revoked_at is null and s.expires_at > ${ctx.now})
      and ${foundBy(ctx, q, { project: sql`c.project_id`, person: sql`k.started_by_id` })}`,
  order: [
    { by: sql`k.started_at`, as: 'timestamptz', desc: true },
    { by: sql`k.id`, as: 'uuid' },
  ],
  rows: sql`select o.*, json_build_object('id', c.id, 'name', c.name) as crew,
      json_build_object('number', p.number, 'name', p.name) as project
    from (${kioskRows(
      sql`with found as (select * from kiosk where tenant_id = ${ctx.tenant.id} and id in (select id from page))`,
    )}) o
    join project_crew c on c.tenant_id = ${ctx.tenant.id} and c.id = o."crewId"
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id`,
  item: ({ crew, project, ...row }) => ({ ...kioskWire(row), crew, project }),
})
