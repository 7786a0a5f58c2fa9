import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type QuotationState, stateOn } from '../../domain/quotations/quotation-state.ts'
import type { Quotation } from '../../openapi/quotations.ts'
import type { Drawn } from '../database/tables/deliveryNotes.ts'
import { iso } from '../wire.ts'
import type { Line } from './planned-cost.ts'

export type QuotationRow = {
  id: string
  projectId: string
  number: string
  version: number
  state: QuotationState
  validUntil: string
  message: string | null
  language: string
  lines: Line[]
  hours: number
  currency: string
  total: number
  fingerprint: string
  recipient: string
  releasedAt: string
  answeredAt: string | null
  signerName: string | null
  signature: Drawn | null
  reason: string | null
  fileId: string | null
  /** At the venue. */
  today: string
  timeZone: string
  project: { id: string; number: string; name: string; managerId: string | null; companyId: string }
  company: string
  venue: { name: string; city: string }
}

/** Quotations `q` that a condition names; `lock`: until the transaction ends. */
export const quotationRows = (tenantId: string, now: Date, which: SQL, lock = false): SQL => sql`
  select q.id, q.project_id as "projectId", q.number, q.version, q.state, q.valid_until as "validUntil", q.message, q.language,
    q.lines, q.hours::float8 as hours, q.currency, q.total::float8 as total, q.fingerprint, q.recipient, q.released_at as "releasedAt", q.answered_at as "answeredAt",
    q.signer_name as "signerName", q.signature, q.reason, q.file_id as "fileId",
    (${now}::timestamptz at time zone l.time_zone)::date as today, l.time_zone as "timeZone",
    json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'managerId', p.manager_id, 'companyId', p.company_id) as project, k.name as company,
    json_build_object('name', l.name, 'city', l.city) as venue
  from quotation q
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  join company k on k.tenant_id = p.tenant_id and k.id = p.company_id
  join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
  where q.tenant_id = ${tenantId} and ${which}
  order by q.version desc ${lock ? sql`for no key update of q` : sql``}`

export const stateOf = ({ state, validUntil, today }: Pick<QuotationRow, 'state' | 'validUntil' | 'today'>) =>
  stateOn(state, validUntil, today)

/** `fingerprint`: of crews and positions as they stand now. */
type Shown = Omit<QuotationRow, 'projectId' | 'fileId' | 'timeZone' | 'project' | 'company' | 'venue'>
export const quotationWire = (row: Shown, fingerprint: string): z.input<typeof Quotation> => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: stateOf(row),
  validUntil: row.validUntil,
  message: row.message,
  language: row.language,
  lines: row.lines,
  hours: row.hours,
  currency: row.currency,
  total: row.total,
  recipient: row.recipient,
  releasedAt: iso(row.releasedAt),
  answeredAt: row.answeredAt && iso(row.answeredAt),
  signerName: row.signerName,
  signature: row.signature,
  reason: row.reason,
  planChanged: row.fingerprint !== fingerprint,
})
