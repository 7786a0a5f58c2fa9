import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { defaultHoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import { minutesBetween, standingHours } from '../../domain/deliveryNotes/hours.ts'
import type { SignOff } from '../../openapi/deliveryNotes.ts'
import { logging } from '../activities/log.ts'
import { type Context, personOf } from '../context.ts'
import { type TimesProblem, charged, mustBePossible, openLine, timesOf } from '../projectCrewItems/line-hours.ts'
import { trueTime } from '../projectCrewItems/true-time.ts'
import { iso, millis } from '../wire.ts'
import { clientSaid } from './release.ts'
import { renderSoon } from './render-soon.ts'

type Body = z.output<typeof SignOff>
type Line = {
  id: string
  status: string
  personName: string
  function: string
  starts: string
  ends: string
  timeZone: string
  breakMinutes: number
  checkInAt: string | null
  checkOutAt: string | null
  chargedFrom: string | null
  chargedTo: string | null
  chargedMinutes: number | null
  byHand: boolean
  crewStarts: string
  projectId: string
  projectNumber: string
}
interface Frozen {
  id: string
  name: string
  function: string
  from: string
  to: string
  break: number
  planned: number
  minutes: number
}

type SignOffProblem =
  TimesProblem | 'hoursSigned' | 'nothingToSign' | 'jobNotStarted' | 'hoursMissing' | 'hoursChanged' | 'timesMissing'

const named = (lines: readonly Line[]) => ({ people: lines.map(line => line.personName) })

/**
 * Freezes the hours of a crew as the client was shown them, and what the client said to them: the note, the hours and
 * every status in one statement. A refusal names whom it is about.
 */
export async function signOff(ctx: Context<SignOffProblem>, crewId: string, body: Body): Promise<void> {
  const lines = await lockLines(ctx, crewId)
  if (lines.some(line => line.status === 'signedOff')) throw ctx.refuse('hoursSigned')
  const toCharge = lines.filter(line => charged.includes(line.status))
  const [first] = toCharge
  if (!first) throw ctx.refuse('nothingToSign')
  const time = trueTime(ctx.now, body)
  if (time.to < millis(first.crewStarts)) throw ctx.refuse('jobNotStarted', { opensAt: iso(first.crewStarts) })

  const shown = new Map(body.lines.map(line => [line.id, line]))
  const unshown = toCharge.filter(line => !shown.has(line.id))
  if (unshown.length) throw ctx.refuse('hoursMissing', named(unshown))
  const gone = body.lines.filter(({ id }) => !toCharge.some(line => line.id === id))
  if (gone.length || shown.size !== body.lines.length)
    throw ctx.refuse('hoursChanged', named(lines.filter(line => gone.some(({ id }) => id === line.id))))

  const frozen = toCharge.map(line => frozenLine(ctx, line, shown.get(line.id)))
  const timeless = toCharge.filter((_, i) => frozen[i] === null)
  if (timeless.length) throw ctx.refuse('timesMissing', named(timeless))
  const signedAt = new Date(time.to)
  await freeze(
    ctx,
    crewId,
    first,
    frozen.filter(line => line !== null),
    body.client,
    signedAt,
  )
}

/** Locks the project, so that two of its crews are numbered one after the other, and every line of the crew. */
async function lockLines(ctx: Context, crewId: string): Promise<Line[]> {
  const { rows } = await ctx.tx.execute<Line>(sql`
    select s.id, s.status, w.first_name || ' ' || w.last_name as "personName", f.caption as function, s.starts, s.ends,
      i.time_zone as "timeZone", i.break_minutes as "breakMinutes", s.check_in_at as "checkInAt", s.check_out_at as "checkOutAt",
      s.charged_from as "chargedFrom", s.charged_to as "chargedTo",
      s.charged_minutes as "chargedMinutes", s.charged_by_id is not null as "byHand", c.starts as "crewStarts", p.id as "projectId",
      p.number as "projectNumber"
    from project_crew c
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join project_crew_item_status s on s.tenant_id = c.tenant_id and s.crew_id = c.id
    join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
    join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
    join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
    where c.tenant_id = ${ctx.tenant.id} and c.id = ${crewId} order by s.id for no key update of p, s`)
  return rows
}

/** One line as it is frozen; null while its start or end is not known. */
function frozenLine(ctx: Context<TimesProblem>, line: Line, shown: Body['lines'][number] | undefined): Frozen | null {
  if (!shown) return null
  const rule = ctx.tenant.settings.hours ?? defaultHoursRule
  const { breakMinutes, personName } = line
  const about = { people: [personName], line: line.id }
  const { from, to } = timesOf(ctx, { ...line, ...standingHours(openLine(line), rule) }, shown, about)
  if (from === null || to === null) return null
  mustBePossible(ctx.refuse, shown.chargeable, from, to, about)
  return {
    id: line.id,
    name: personName,
    function: line.function,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    break: breakMinutes,
    planned: Math.max(0, minutesBetween(millis(line.starts), millis(line.ends)) - breakMinutes),
    minutes: shown.chargeable,
  }
}

async function freeze(
  ctx: Context,
  crewId: string,
  { projectId, projectNumber }: Line,
  lines: Frozen[],
  client: Body['client'],
  signedAt: Date,
): Promise<void> {
  const noteId = crypto.randomUUID()
  const tenantId = ctx.tenant.id
  const signed = client?.signature ? signedAt : null
  const refused = client?.refusal ? signedAt : null
  await ctx.tx.execute(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as g(id uuid, name text, function text, "from" timestamptz, "to" timestamptz, break int, planned int, minutes int)),
    note as (
      insert into delivery_note (tenant_id, id, crew_id, number, confirmed_at, confirmed_by_id, signer_name, signature, signed_at,
        refused_at, refusal, released_at, released_by_id, created_at)
      select ${tenantId}::uuid, ${noteId}::uuid, ${crewId}::uuid, ${projectNumber} || '-' || (1 + count(n.id)), ${ctx.now}::timestamptz,
        ${personOf(ctx)}::uuid, ${client?.name ?? null}::text, ${client?.signature ? JSON.stringify(client.signature) : null}::jsonb,
        ${signed}::timestamptz, ${refused}::timestamptz, ${client?.refusal ?? null}::text,
        ${client ? ctx.now : null}::timestamptz, ${client ? personOf(ctx) : null}::uuid, ${ctx.now}::timestamptz
      from project_crew c join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
      where c.tenant_id = ${tenantId} and c.project_id = ${projectId}),
    hours as (
      insert into signed_hours (tenant_id, status_id, note_id, person_name, function_caption, starts_at, ends_at, break_minutes,
        planned_minutes, chargeable_minutes, created_at)
      select ${tenantId}::uuid, id, ${noteId}::uuid, name, function, "from", "to", break, planned, minutes, ${ctx.now}::timestamptz
      from given),
    logged as (${logging(ctx, [{ code: 'hoursSigned', crewId }, ...(client ? [clientSaid(crewId, client)] : [])])}),
    lines as (
      update project_crew_item_status s set status = 'signedOff', previous_status = s.status, status_since = ${ctx.now},
      charged_from = g."from", charged_to = g."to", charged_minutes = g.minutes, charged_by_id = coalesce(s.charged_by_id, ${personOf(ctx)}::uuid)
      from given g where s.tenant_id = ${tenantId} and s.id = g.id)
    select ${client ? renderSoon(crewId) : sql`1`}`)
}
