import type { z } from 'zod'
import { type BestMethod, type Fit, availabilityFacts, ranked, weights } from '../../domain/bestPersons/rank.ts'
import { metresBetween } from '../../domain/distance.ts'
import type { Booked, RestWarning } from '../../domain/jobs/rest.ts'
import { availability } from '../../domain/projectCrewItems/availability.ts'
import { localOf, weekOf } from '../../domain/shift-time.ts'
import { type TenantRules, tenantRules } from '../../domain/tenant-rules.ts'
import type { BestPerson, BestPersons } from '../../openapi/bestPersons.ts'
import { type PositionStatus, holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import type { Context } from '../context.ts'
import { personRef } from '../people/person-ref.ts'
import { iso, millis, shift } from '../wire.ts'
import {
  type CandidateRow,
  type EntryRow,
  type PlaceRow,
  type ShownRow,
  candidates,
  shown,
} from './best-persons.queries.ts'

const day = 86_400_000
const minute = 60_000

/** The day on which a shift ends at its venue; one until midnight ends on the day before. */
export const lastDayOf = ({ ends, timeZone }: Pick<PlaceRow, 'ends' | 'timeZone'>): string =>
  localOf(millis(ends) - minute, timeZone).date

/** Everybody who could be put on a position, best first. Throws `notFound`. */
export async function bestPersons(
  ctx: Context<'notFound'>,
  id: string,
  { method = 'bestMatch', q, most }: { method?: BestMethod | undefined; q?: string | undefined; most: number },
): Promise<z.input<typeof BestPersons>> {
  const { sought, people } = await candidates(ctx, id, q)
  const rules = tenantRules(ctx.tenant.settings)
  const order = ranked(
    people.map(row => fitOf(rules, sought, row)),
    method,
    lastDayOf(sought),
  )
  const best = order.slice(0, most)
  const told = await shown(
    ctx,
    sought,
    best.map(({ fit }) => fit.id),
  )
  const more = new Map(told.map(row => [row.id, row]))
  return {
    position: {
      id: sought.id,
      ...placeWire(sought),
      amountOfRows: sought.amountOfRows,
      filled: sought.filled,
    },
    method,
    weights: [...weights],
    // Whoever was erased in between is told of no more.
    items: best.flatMap(({ fit, reasons }, at) => {
      const row = more.get(fit.id)
      return row ? [{ ...person(ctx, sought, fit, row), rank: at + 1, hardReasons: reasons }] : []
    }),
    total: order.length,
    hard: order.filter(({ reasons }) => reasons.length).length,
  }
}

/** A position somebody is sought for, as it is answered. */
export const placeWire = (row: PlaceRow) => ({
  function: row.function,
  task: row.task,
  projectCrew: row.projectCrew,
  project: row.project,
  company: row.company,
  location: row.location,
  ...shift(row),
})

export const booked = (row: Pick<EntryRow, 'starts' | 'ends' | 'startDate' | 'breakMinutes'>): Booked => ({
  starts: millis(row.starts),
  ends: millis(row.ends),
  startDate: row.startDate,
  breakMinutes: row.breakMinutes,
})
export const planned = ({ starts, ends, breakMinutes }: Booked) => Math.max(0, (ends - starts) / minute - breakMinutes)

export type KnownFit<Row extends CandidateRow> = Fit & { row: Row; warnings: readonly RestWarning[] }

/** What is known of somebody with regard to the position. */
export function fitOf<Row extends CandidateRow>(rules: TenantRules, sought: PlaceRow, row: Row): KnownFit<Row> {
  const entries = row.entries.map(entry => ({ ...booked(entry), status: entry.status }))
  const kept = row.kept.map(({ kind, starts, ends }) => ({ kind, starts: millis(starts), ends: millis(ends) }))
  const found = availability(booked(sought), entries, kept, rules)
  const week = weekOf(millis(sought.starts), sought.timeZone)
  const geo = sought.location.geoData
  const from =
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude }
  const said = (kind: 'favourite' | 'blocked') => row.preferences.find(preference => preference.kind === kind)
  const favourite = said('favourite')
  return {
    row,
    warnings: found.warnings,
    id: row.id,
    name: row.name,
    validUntil: row.skill ? row.skill.validUntil : undefined,
    ...availabilityFacts(found),
    blocked: said('blocked') !== undefined,
    favourite: favourite ? (favourite.client ? 'client' : 'agency') : null,
    timesHere: row.timesHere,
    timesForClient: row.timesForClient,
    rating: row.rating,
    weekMinutes: [
      booked(sought),
      ...entries.filter(({ status, starts }) => holdsPlace(status) && starts >= week.starts && starts < week.ends),
    ]
      .map(planned)
      .reduce((sum, minutes) => sum + minutes, 0),
    quotaMinutes: row.contract?.weeklyMinutes ?? null,
    distance: geo && from ? Math.round(metresBetween(from, geo)) : null,
    hourlyRate: row.contract?.hourlyRate ?? null,
  }
}

type Wire = z.input<typeof BestPerson>

/** Somebody for the wire, with what they have within a day of the shift. */
function person(
  ctx: Context,
  sought: PlaceRow,
  fit: KnownFit<CandidateRow>,
  more: ShownRow,
): Omit<Wire, 'rank' | 'hardReasons'> {
  const { row, warnings } = fit
  const [from, to] = [millis(sought.starts) - day, millis(sought.ends) + day]
  const limitOf = (kind: 'rest' | 'day') => {
    const warning = warnings.find(one => one.kind === kind)
    return warning ? { minutes: warning.minutes, limit: warning.limit } : null
  }
  const blocked = row.preferences.find(({ kind }) => kind === 'blocked')
  const jobs = more.entries.map((entry): Wire['entries'][number] => ({
    kind: holdsPlace(entry.status) ? 'job' : 'asked',
    status: entry.status as PositionStatus,
    starts: iso(entry.starts),
    ends: iso(entry.ends),
    venue: entry.venue,
  }))
  const kept = row.kept.map((entry): Wire['entries'][number] => ({
    kind: entry.kind === 'available' ? 'available' : 'absence',
    status: null,
    starts: iso(entry.starts),
    ends: iso(entry.ends),
    venue: null,
  }))
  return {
    id: row.id,
    name: row.name,
    pictureUrl: personRef(ctx, { ...row, pictured: more.pictured, phone: null }).pictureUrl,
    functions: more.functions,
    qualified: row.skill,
    entries: [...jobs, ...kept]
      .filter(entry => millis(entry.starts) < to && millis(entry.ends) > from)
      .toSorted((a, b) => millis(a.starts) - millis(b.starts)),
    rest: limitOf('rest'),
    longDay: limitOf('day'),
    blocked: blocked ? { client: blocked.client, reason: blocked.reason } : null,
    favourite: fit.favourite,
    timesHere: fit.timesHere,
    timesForClient: fit.timesForClient,
    rating: fit.rating,
    ratings: row.ratings,
    weekMinutes: fit.weekMinutes,
    quotaMinutes: fit.quotaMinutes,
    distance: fit.distance,
    hourlyRate: fit.hourlyRate,
    currency: row.contract?.hourlyRate == null ? null : row.contract.currency,
  }
}
