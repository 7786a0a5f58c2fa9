import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Kiosk } from '../../openapi/kiosks.ts'
import { iso, isoOrNull } from '../wire.ts'

export type KioskRow = {
  id: string
  crew: string
  label: string
  startedAt: string
  startedBy: string
  lastSeenAt: string | null
  waiting: number
  revokedAt: string | null
  endedAt: string | null
  total: number
}

/** Kiosks ready for the wire. `source` is rows of kiosk as `k`; it may be what an update returned. */
export const kioskRows = (source: SQL, tail: SQL = sql``): SQL => sql`
  ${source}
  select k.id, k.crew_id as crew, k.label, k.started_at as "startedAt", b.first_name || ' ' || b.last_name as "startedBy",
    k.last_seen_at as "lastSeenAt", k.waiting, k.revoked_at as "revokedAt", k.ended_at as "endedAt", count(*) over ()::int as total
  from found k join person b on b.tenant_id = k.tenant_id and b.id = k.started_by_id ${tail}`

export const kioskWire = ({ total: _, ...row }: KioskRow): z.input<typeof Kiosk> => ({
  ...row,
  startedAt: iso(row.startedAt),
  lastSeenAt: isoOrNull(row.lastSeenAt),
  revokedAt: isoOrNull(row.revokedAt),
  endedAt: isoOrNull(row.endedAt),
})
