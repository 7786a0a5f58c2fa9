import { sql } from 'drizzle-orm'
import type { HoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import { standingHours } from '../../domain/deliveryNotes/hours.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Context } from '../context.ts'
import type { Drawn } from '../database/tables/deliveryNotes.ts'
import type { Tx } from '../database/tenant.ts'
import { openLine } from '../projectCrewItems/line-hours.ts'
import type { TenantRecord } from '../tenant/directory.ts'

/** Whose note it is, and how that agency reckons hours. */
export type NoteTenant = Pick<TenantRecord, 'id' | 'settings'>

export type NoteLine = {
  id: string
  personName: string
  personId: string
  pictured: boolean
  function: string
  functionCode: string | null
  status: string
  from: string | null
  to: string | null
  breakMinutes: number
  starts: string
  ends: string
  chargeable: number | null
  amended: number | null
}
/** A line as it lies in the database; before the sign-off its hours follow the punches. */
type StoredNoteLine = NoteLine & { open: Parameters<typeof openLine>[0] | null }

/** A correction of signed hours, as it stands on the note. */
export type NoteCorrection = {
  personName: string
  previous: number
  chargeable: number
  reason: string
  author: string
  createdAt: string
}

export type NoteMail = {
  id: string
  recipient: string
  state: 'queued' | 'sending' | 'sent' | 'unclear' | 'failed'
  since: string
  nextAttemptAt: string | null
}

export type NoteRow = {
  crewId: string
  crewName: string
  starts: string
  ends: string
  chiefId: string | null
  project: { id: string; number: string; name: string }
  company: { id: string; name: string }
  location: { id: string; name: string; city: string; timeZone: string }
  /** Of the client's mails and its note. */
  language: string | null
  noteId: string | null
  number: string | null
  confirmedAt: string | null
  confirmedBy: string | null
  signerName: string | null
  signature: Drawn | null
  signedAt: string | null
  refusedAt: string | null
  refusal: string | null
  releasedAt: string | null
  fileId: string | null
  suggestedSigner: string | null
  suggestedRecipient: string | null
  lines: NoteLine[]
  /** Oldest first. */
  corrections: NoteCorrection[]
  mails: NoteMail[]
}

/** Whoever is charged, or was there to be: called off people and applications are on no note. */
const onNote = sql.raw(`('confirmed','checkedIn','checkedOut','signedOff','noShow')`)

const lines = sql`(select coalesce(json_agg(json_build_object('id', s.id,
    'personName', coalesce(h.person_name, w.first_name || ' ' || w.last_name), 'function', coalesce(h.function_caption, f.caption),
    'functionCode', case when coalesce(h.function_caption, f.caption) = f.caption then f.code end,
    'personId', s.person_id, 'pictured', exists (select from person_picture pp where pp.tenant_id = s.tenant_id and pp.person_id = s.person_id),
    'status', s.status, 'from', h.starts_at, 'to', h.ends_at,
    'breakMinutes', coalesce(h.break_minutes, i.break_minutes), 'starts', s.starts, 'ends', s.ends,
    'chargeable', h.chargeable_minutes, 'open', case when h.status_id is null then json_build_object(
      'starts', s.starts, 'checkInAt', s.check_in_at, 'checkOutAt', s.check_out_at, 'breakMinutes', i.break_minutes,
      'chargedFrom', s.charged_from, 'chargedTo', s.charged_to, 'chargedMinutes', s.charged_minutes,
      'byHand', s.charged_by_id is not null) end,
    'amended', (select a.chargeable_minutes from hours_amendment a where a.tenant_id = h.tenant_id and a.status_id = h.status_id
      order by a.created_at desc, a.id desc limit 1))
    order by s.starts, f.sort, w.first_name, w.last_name, s.id), '[]')
  from project_crew_item_status s
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
  left join signed_hours h on h.tenant_id = s.tenant_id and h.status_id = s.id
  where s.tenant_id = c.tenant_id and s.crew_id = c.id and s.status in ${onNote})`

const corrections = sql.raw(`(select coalesce(json_agg(json_build_object('personName', h.person_name,
    'previous', a.previous_minutes, 'chargeable', a.chargeable_minutes, 'reason', a.reason,
    'author', w.first_name || ' ' || w.last_name, 'createdAt', a.created_at) order by a.created_at, a.id), '[]')
  from signed_hours h
  join hours_amendment a on a.tenant_id = h.tenant_id and a.status_id = h.status_id
  join person w on w.tenant_id = a.tenant_id and w.id = a.author_id
  where h.tenant_id = n.tenant_id and h.note_id = n.id)`)

const mails =
  sql.raw(`(select coalesce(json_agg(json_build_object('id', m.id, 'recipient', m.recipient, 'state', m.state,
    'since', coalesce(m.sent_at, m.sending_since, m.created_at),
    'nextAttemptAt', case when m.state = 'queued' then m.next_attempt_at end) order by m.created_at desc, m.id), '[]')
  from mail m where m.tenant_id = c.tenant_id and m.crew_id = c.id
    and m.kind = 'deliveryNote')`)

/** Everything that stands on notes and became of them, one query for one crew or all of a project's confirmed ones. */
export async function noteRows(
  tx: Tx,
  tenant: NoteTenant,
  of: { crewId: string } | { confirmedOf: string },
): Promise<NoteRow[]> {
  const where = 'crewId' in of ? sql`c.id = ${of.crewId}` : sql`c.project_id = ${of.confirmedOf} and n.id is not null`
  const { rows } = await tx.execute<Omit<NoteRow, 'lines'> & { lines: StoredNoteLine[] }>(sql`
    select c.id as "crewId", c.name as "crewName", c.starts, c.ends, c.chief_id as "chiefId",
      json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
      json_build_object('id', k.id, 'name', k.name) as company,
      json_build_object('id', l.id, 'name', l.name, 'city', l.city, 'timeZone', l.time_zone) as location, k.language,
      n.id as "noteId", n.number, n.confirmed_at as "confirmedAt", by.first_name || ' ' || by.last_name as "confirmedBy",
      n.signer_name as "signerName", n.signature, n.signed_at as "signedAt", n.refused_at as "refusedAt", n.refusal,
      n.released_at as "releasedAt", n.file_id as "fileId", coalesce(site.name, who.name) as "suggestedSigner",
      coalesce(k.delivery_note_email, who.email, site.email) as "suggestedRecipient", ${lines} as lines, ${corrections} as corrections, ${mails} as mails
    from project_crew c
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join company k on k.tenant_id = p.tenant_id and k.id = p.company_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    left join contact site on site.tenant_id = c.tenant_id and site.id = c.contact_on_site_id
    left join contact who on who.tenant_id = p.tenant_id and who.id = p.contact_id
    left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
    left join person by on by.tenant_id = n.tenant_id and by.id = n.confirmed_by_id
    where c.tenant_id = ${tenant.id} and ${where} order by c.starts, c.id`)
  const { hours } = tenantRules(tenant.settings)
  return rows.map(row => ({ ...row, lines: row.lines.map(line => standingLine(line, hours)) }))
}

function standingLine({ open, ...line }: StoredNoteLine, rule: HoursRule): NoteLine {
  if (!open || line.status === 'noShow') return line
  const { from, to, chargeable } = standingHours(openLine(open), rule)
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  return { ...line, from: instant(from), to: instant(to), chargeable }
}

type Asking = Pick<Context<'notFound'>, 'tx' | 'refuse'> & { tenant: NoteTenant }

export async function noteRow({ tx, tenant, refuse }: Asking, crewId: string): Promise<NoteRow> {
  const [row] = await noteRows(tx, tenant, { crewId })
  if (!row) throw refuse('notFound')
  return row
}
