import { sql } from 'drizzle-orm'
import { defaultHoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import { proposedHours } from '../../domain/deliveryNotes/hours.ts'
import type { Context } from '../context.ts'
import { wholeList } from '../list.ts'
import { charged } from '../projectCrewItems/line-hours.ts'
import { type StatusRow, itemStatus, statusRows } from '../projectCrewItems/status.queries.ts'
import { millis } from '../wire.ts'

type Worked = {
  id: string
  starts: string
  checkInAt: string | null
  checkOutAt: string | null
  breakMinutes: number
}

const at = (value: string | null) => (value === null ? null : millis(value))

/** Fills what nobody has entered by hand from the punches, as they stand now; answers every line of the crew. Decision 20. */
export async function proposeHours(ctx: Context, crewId: string) {
  const { rows: worked } = await ctx.tx.execute<Worked>(sql`
    select s.id, s.starts, s.check_in_at as "checkInAt", s.check_out_at as "checkOutAt", i.break_minutes as "breakMinutes"
    from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
    where s.tenant_id = ${ctx.tenant.id} and s.crew_id = ${crewId} and s.charged_by_id is null
      and s.status = any(${sql.param(charged)}::text[])
    order by s.id for no key update of s`)
  const rule = ctx.tenant.settings.hours ?? defaultHoursRule
  const proposals = worked.map(line => {
    const { id, starts, checkInAt, checkOutAt, breakMinutes } = line
    const times = { starts: millis(starts), checkInAt: at(checkInAt), checkOutAt: at(checkOutAt), breakMinutes }
    const proposed = proposedHours(times, rule)
    return {
      id,
      from: proposed && new Date(proposed.from).toISOString(),
      to: proposed && new Date(proposed.to).toISOString(),
      minutes: proposed && proposed.chargeable,
    }
  })
  const given = JSON.stringify(
    proposals.map(({ id, from, to, minutes }) => ({ id, from_at: from, to_at: to, minutes })),
  )
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(
      sql`with given as (select * from jsonb_to_recordset(${given}::jsonb) as p(id uuid, from_at timestamptz, to_at timestamptz, minutes int)),
      proposed as (
        update project_crew_item_status s set charged_from = p.from_at, charged_to = p.to_at, charged_minutes = p.minutes
        from given p where s.tenant_id = ${ctx.tenant.id} and s.id = p.id
          and (s.charged_from, s.charged_to, s.charged_minutes) is distinct from (p.from_at, p.to_at, p.minutes)
        returning s.*),
      found as (
        select * from proposed union all
        select * from project_crew_item_status s where s.tenant_id = ${ctx.tenant.id} and s.crew_id = ${crewId}
          and s.id not in (select id from proposed))`,
      sql`order by s.starts, f.sort, who.first_name, who.last_name, s.id`,
    ),
  )
  return wholeList(rows.map(row => itemStatus(ctx, row)))
}
