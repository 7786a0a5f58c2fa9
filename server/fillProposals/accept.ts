import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Choice, brokenRules } from '../../domain/fillProposals/filling.ts'
import { meets } from '../../domain/projectCrewItems/availability.ts'
import { holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Invitations } from '../../openapi/bestPersons.ts'
import type { FillAcceptance, outdatedReasons } from '../../openapi/fillProposals.ts'
import { booked } from '../bestPersons/best-persons.ts'
import { insertInvitations, mustBeInTime } from '../bestPersons/insert-invitations.ts'
import type { Context } from '../context.ts'
import { millis } from '../wire.ts'
import { type OpenPlace, around, knownPeople, openPlaces } from './facts.queries.ts'
import { lockedProposal } from './proposals.ts'
import { type Proposed, judged } from './propose.ts'

type Accepting = Context<'notFound' | 'invalidInput' | 'outOfTurn' | 'proposalOutdated'>
type Place = z.output<typeof FillAcceptance>['places'][number]
interface Outdated extends Place {
  reasons: (typeof outdatedReasons)[number][]
}

/**
 * Invites whom a proposal names, all of those chosen or none. It may be hours old: what has come about since is looked at
 * again by the rules it was made by. Throws `outOfTurn` where it is not ready, `proposalOutdated` with what can no longer be.
 */
export async function acceptProposal(
  ctx: Accepting,
  id: string,
  { places, answerBy = null, note = null }: z.output<typeof FillAcceptance>,
): Promise<z.input<typeof Invitations>> {
  const people = [...new Set(places.map(({ personId }) => personId))]
  const row = await lockedProposal(ctx, id, people)
  const { proposed } = row
  if (row.state !== 'ready' || !proposed) throw ctx.refuse('outOfTurn', { state: row.state })
  const invalid = (at: number, message: string) =>
    ctx.refuse('invalidInput', { errors: [{ path: `body.places.${at}`, message }] })
  places.forEach(({ projectCrewItemId, personId }, at) => {
    const position = proposed.positions.find(({ place }) => place.id === projectCrewItemId)
    if (!position?.proposed.some(({ person }) => person.id === personId)) throw invalid(at, 'is not in the proposal')
    if (row.accepted[projectCrewItemId]?.includes(personId)) throw invalid(at, 'is invited already')
    if (places.findIndex(one => one.projectCrewItemId === projectCrewItemId && one.personId === personId) < at)
      throw invalid(at, 'is named twice')
  })
  const chosen = new Set(places.map(({ projectCrewItemId }) => projectCrewItemId))
  const first = Math.min(
    ...proposed.positions.map(({ place }) => (chosen.has(place.id) ? millis(place.starts) : Infinity)),
  )
  mustBeInTime(ctx, answerBy, first)
  const outdated = await whatIsOutdated(ctx, proposed, places, people)
  if (outdated.length) throw ctx.refuse('proposalOutdated', { places: outdated })

  const accepted = { ...row.accepted }
  for (const { projectCrewItemId, personId } of places)
    accepted[projectCrewItemId] = [...(accepted[projectCrewItemId] ?? []), personId]
  return insertInvitations(
    ctx,
    places,
    { answerBy, note },
    sql`update fill_proposal set accepted = ${JSON.stringify(accepted)}::jsonb
      where tenant_id = ${ctx.tenant.id} and id = ${id}`,
  )
}

/** What of it can no longer be, as things are now. */
async function whatIsOutdated(
  ctx: Accepting,
  { positions }: Proposed,
  places: readonly Place[],
  people: string[],
): Promise<Outdated[]> {
  const asked = { tenantId: ctx.tenant.id, now: ctx.now }
  const ids = [...new Set(places.map(({ projectCrewItemId }) => projectCrewItemId))]
  const open = await openPlaces(ctx.tx, asked, sql`i.id = any(${sql.param(ids)}::uuid[])`)
  const known = open.length
    ? await knownPeople(ctx.tx, asked, around(open), sql`w.id = any(${sql.param(people)}::uuid[])`)
    : []
  const rules = tenantRules(ctx.tenant.settings)
  const begun = new Set(positions.flatMap(({ place }) => (millis(place.starts) <= ctx.now.getTime() ? [place.id] : [])))
  const found = places.map((place): Outdated => {
    const position = open.find(one => one.id === place.projectCrewItemId)
    const person = known.find(one => one.id === place.personId)
    if (!position) return { ...place, reasons: [begun.has(place.projectCrewItemId) ? 'begun' : 'full'] }
    if (!person) return { ...place, reasons: ['function'] }
    if (person.on.includes(position.id)) return { ...place, reasons: ['asked'] }
    return { ...place, reasons: judged(rules, position, person).reasons }
  })
  const still = found.filter(({ reasons }) => !reasons.length)
  const { sets, overfull } = brokenRules(
    {
      positions: open.map(one => ({ ...booked(one), id: one.id, open: one.open, week: '' })),
      people: known.map(one => ({
        id: one.id,
        held: one.entries.filter(({ status }) => holdsPlace(status)).map(booked),
        weeks: {},
      })),
      options: [],
      limits: rules,
    },
    still.map(one => ({ personId: one.personId, positionId: one.projectCrewItemId })),
  )
  const isOf =
    ({ personId, projectCrewItemId }: Place) =>
    (one: Choice) =>
      one.personId === personId && one.positionId === projectCrewItemId
  for (const place of still) {
    if (overfull.includes(place.projectCrewItemId)) place.reasons.push('full')
    const set = sets.find(choices => choices.some(isOf(place)))
    if (set) place.reasons.push(atOnce(set, open) ? 'doubleBooking' : 'rest')
  }
  return found.filter(({ reasons }) => reasons.length > 0)
}

/** Whether any two of these shifts lie at one time. */
function atOnce(choices: readonly Choice[], places: readonly OpenPlace[]): boolean {
  const shifts = choices.flatMap(({ positionId }) => places.filter(({ id }) => id === positionId).map(booked))
  return shifts.some((shift, at) => shifts.slice(at + 1).some(other => meets(shift, other)))
}
