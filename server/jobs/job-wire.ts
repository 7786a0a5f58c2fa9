import type { z } from 'zod'
import type { Job, JobDetail } from '../../openapi/jobs.ts'
import { type Booked, restWarnings } from '../../domain/jobs/rest.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { PositionStatus } from '../../domain/projectCrewItems/position-status.ts'
import type { Context } from '../context.ts'
import { personRef } from '../people/person-ref.ts'
import { type ShiftColumns, isoOrNull, millis, shift } from '../wire.ts'
import type { AroundRow, CollisionRow, JobRow } from './jobs.queries.ts'

export const collision = (row: CollisionRow) => ({
  id: row.id,
  function: row.function,
  venue: row.venue,
  city: row.city,
  ...shift(row),
})

/** What a shift does to rest and day of a person who has those around it. */
export function warningsOf(ctx: Context, row: ShiftColumns & { breakMinutes: number }, around: AroundRow[] | null) {
  if (!around) return []
  const booked = ({ starts, ends, startDate, breakMinutes }: AroundRow): Booked => ({
    starts: millis(starts),
    ends: millis(ends),
    startDate,
    breakMinutes,
  })
  return restWarnings(booked(row), around.map(booked), tenantRules(ctx.tenant.settings))
}

export function job(ctx: Context, row: JobRow): z.input<typeof Job> {
  return {
    id: row.id,
    status: row.status as PositionStatus,
    projectCrewItem: { id: row.itemId, function: row.function, task: row.task },
    projectCrew: { id: row.crewId, name: row.crewName },
    project: row.project,
    location: row.location,
    crewChief: row.chief && personRef(ctx, row.chief, row.status !== 'applied'),
    isCrewChief: row.isCrewChief,
    crewPlaces: row.crewPlaces,
    ...shift(row),
    breakMinutes: row.breakMinutes,
    confirmBy: isoOrNull(row.confirmBy),
    invitationNote: row.invitationNote,
    confirmedAt: isoOrNull(row.confirmedAt),
    changedAt: isoOrNull(row.changedAt),
    change: row.change,
    cancelReason: row.cancelReason,
    preCallAt: isoOrNull(row.preCallAt),
    checkInAt: isoOrNull(row.checkInAt),
    checkOutAt: isoOrNull(row.checkOutAt),
    commentCrew: row.commentCrew,
    commentExternal: row.commentExternal,
    commentCrewChief: row.isCrewChief ? row.commentCrewChief : null,
    collisions: row.collisions.map(collision),
    warnings: warningsOf(ctx, row, row.around),
  }
}

export const jobDetail = (ctx: Context, row: JobRow): z.input<typeof JobDetail> => ({
  ...job(ctx, row),
  projectManager: row.manager && { ...personRef(ctx, row.manager), email: row.manager.email },
  catering: row.catering,
})
