import type { z } from 'zod'
import type { Vacancy } from '../../openapi/vacancies.shapes.ts'
import { type Entry, fitOf, lastDay } from '../../domain/jobs/fit.ts'
import { restWarnings } from '../../domain/jobs/rest.ts'
import { type PositionStatus, holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Context } from '../context.ts'
import { collision } from '../jobs/job-wire.ts'
import type { EntryRow } from '../jobs/jobs.queries.ts'
import { personRef } from '../people/person-ref.ts'
import { type ShiftColumns, millis, shift } from '../wire.ts'
import type { VacancyRow } from './vacancy.queries.ts'

const days = (row: ShiftColumns & { breakMinutes: number }) => ({
  starts: millis(row.starts),
  ends: millis(row.ends),
  startDate: row.startDate,
  lastDate: lastDay(row),
  breakMinutes: row.breakMinutes,
})

const entry = (row: EntryRow): Entry & { row: EntryRow } => ({
  ...days(row),
  status: row.status as PositionStatus,
  row,
})

export function vacancy(ctx: Context, row: VacancyRow): z.input<typeof Vacancy> {
  const limits = tenantRules(ctx.tenant.settings)
  const entries = row.near.map(entry)
  const ownTime = row.ownTime.map(own => ({ ...own, starts: millis(own.starts), ends: millis(own.ends) }))
  const reasons = fitOf(days(row), entries, ownTime, limits)
  const is = (...kinds: readonly string[]) => reasons.some(({ kind }) => kinds.includes(kind))
  return {
    id: row.id,
    function: row.function,
    task: row.task,
    project: row.project,
    projectCrew: row.crew,
    location: row.location,
    crewChief: row.chief && personRef(ctx, row.chief, false),
    ...shift(row),
    breakMinutes: row.breakMinutes,
    catering: row.catering,
    places: row.places,
    amountOfRows: row.amountOfRows,
    filled: row.filled,
    requested: row.requested,
    commentCrew: row.commentCrew,
    applied: row.status === 'applied',
    jobId: row.jobId,
    collides: is('overlap'),
    blocked: is('blocked', 'vacation'),
    // As those of a job do, they speak of what holds a place.
    warnings: restWarnings(
      days(row),
      entries.filter(({ status }) => holdsPlace(status)),
      limits,
    ),
    fitReasons: reasons.map(({ other, ...reason }) => ({
      ...reason,
      other: other && { status: other.status, ...collision(other.row) },
    })),
  }
}
