import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { enteredTimes } from '../../domain/deliveryNotes/entered-times.ts'
import { defaultHoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import { type OpenLine, chargeableMinutes, standingHours } from '../../domain/deliveryNotes/hours.ts'
import { isStillToCome } from '../../domain/deliveryNotes/sign-off.ts'
import type { StatusChange } from '../../openapi/projectCrewItems.ts'
import { type Context, type Refuse, personOf } from '../context.ts'
import { millis } from '../wire.ts'
import { type StatusRow, itemStatus, oneStatus, statusRows } from './status.queries.ts'

type Hours = NonNullable<z.output<typeof StatusChange>['hours']>
type Present = StoredLine & { status: string; ends: string; timeZone: string }

/** States in which a person worked, or is about to: their hours are still to be charged. */
export const charged = ['confirmed', 'checkedIn', 'checkedOut']
const at = (value: string | null) => (value === null ? null : millis(value))

type StoredLine = {
  starts: string
  breakMinutes: number
  chargedFrom: string | null
  chargedTo: string | null
  chargedMinutes: number | null
  checkInAt: string | null
  checkOutAt: string | null
  byHand: boolean
}

/** A row as the rules of hours take it. */
export const openLine = (line: StoredLine): OpenLine => ({
  starts: millis(line.starts),
  checkInAt: at(line.checkInAt),
  checkOutAt: at(line.checkOutAt),
  breakMinutes: line.breakMinutes,
  byHand: line.byHand,
  entered: { from: at(line.chargedFrom), to: at(line.chargedTo), chargeable: line.chargedMinutes },
})

interface Times {
  startTime?: string | undefined
  endTime?: string | undefined
  startChoice?: 'earlier' | 'later' | undefined
  endChoice?: 'earlier' | 'later' | undefined
}

export type TimesProblem = 'timeInGap' | 'timeIsDoubled' | 'hoursImpossible'

/** Start and end as instants; throws the refusal of a time, naming the person where there are several. */
export function timesOf(
  { refuse, now }: Pick<Context<TimesProblem>, 'refuse' | 'now'>,
  line: { timeZone: string; starts: string; ends: string; from: number | null; to: number | null },
  entered: Times,
  named: Record<string, unknown> = {},
): { from: number | null; to: number | null } {
  const { startTime, endTime, startChoice, endChoice } = entered
  const times = enteredTimes({
    zone: line.timeZone,
    starts: millis(line.starts),
    from: line.from,
    to: line.to,
    startTime,
    endTime,
    startChoice,
    endChoice,
  })
  if (!('problem' in times)) {
    if (endTime !== undefined && times.to !== null && isStillToCome(times.to, millis(line.ends), now.getTime()))
      throw refuse('hoursImpossible', named)
    return times
  }
  if (times.problem === 'impossible') throw refuse('hoursImpossible', named)
  throw refuse(times.problem, {
    ...named,
    which: times.which,
    choices: times.choices.map(({ choice, localTime, utcOffset }) => ({ choice, localTime, utcOffset })),
  })
}

/** More than a day is charged only where more than a day was worked; to the next whole hour, as far as a rule may round. */
export function mustBePossible(
  refuse: Refuse<'hoursImpossible'>,
  minutes: number | null,
  from: number | null,
  to: number | null,
  named = {},
): void {
  const span = from === null || to === null ? 0 : Math.ceil((to - from) / 3_600_000) * 60
  if (minutes !== null && minutes > Math.max(24 * 60, span)) throw refuse('hoursImpossible', named)
}

export type HoursProblem = TimesProblem | 'notFound' | 'hoursSigned' | 'outOfTurn'

/** Enters chargeable hours by hand: times, minutes or both; new times propose new minutes by the tenant's rule. */
export async function changeHours(ctx: Context<HoursProblem>, id: string, hours: Hours, remark: SQL | null) {
  const { rows: found } = await ctx.tx.execute<Present>(sql`
    select s.status, s.starts, s.ends, i.time_zone as "timeZone", i.break_minutes as "breakMinutes", s.charged_from as "chargedFrom",
      s.charged_to as "chargedTo", s.charged_minutes as "chargedMinutes", s.check_in_at as "checkInAt",
      s.check_out_at as "checkOutAt", s.charged_by_id is not null as "byHand"
    from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
    where s.tenant_id = ${ctx.tenant.id} and s.id = ${id} for no key update of s`)
  const [line] = found
  if (!line) throw ctx.refuse('notFound')
  if (line.status === 'signedOff') throw ctx.refuse('hoursSigned')
  if (!charged.includes(line.status)) throw ctx.refuse('outOfTurn', { state: line.status })
  // Blank again: the punches may propose anew.
  const blank = hours.chargeable === null && hours.startTime === undefined && hours.endTime === undefined
  const rule = ctx.tenant.settings.hours ?? defaultHoursRule
  const stood = standingHours(openLine(line), rule)
  const { from, to } = blank ? { from: null, to: null } : timesOf(ctx, { ...line, ...stood }, hours)
  const moved = from !== stood.from || to !== stood.to
  const proposed = moved && from !== null && to !== null ? chargeableMinutes(from, to, line.breakMinutes, rule) : null
  const minutes = hours.chargeable === undefined ? (moved ? proposed : stood.chargeable) : hours.chargeable
  mustBePossible(ctx.refuse, minutes, from, to)
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms))
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with found as (
      update project_crew_item_status set charged_from = ${instant(from)}, charged_to = ${instant(to)},
        charged_minutes = ${minutes}, charged_by_id = ${blank ? null : personOf(ctx)}${remark ? sql`, ${remark}` : sql``}
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning *)`),
  )
  return itemStatus(ctx, oneStatus(ctx.refuse, rows))
}
