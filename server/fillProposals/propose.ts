import { type Solve, fill } from '../../domain/fillProposals/fill.ts'
import {
  type Choice,
  type FillProblem,
  type LoadStep,
  bearable,
  costOfShifts,
  shiftCosts,
  worthOfChoice,
} from '../../domain/fillProposals/filling.ts'
import { type BestMethod, type HardReason, reasonsAgainst, worthOf } from '../../domain/bestPersons/rank.ts'
import { holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import { weekOf } from '../../domain/shift-time.ts'
import type { TenantRules } from '../../domain/tenant-rules.ts'
import { leftReasons } from '../../openapi/fillProposals.ts'
import { type KnownFit, booked, fitOf, lastDayOf, planned } from '../bestPersons/best-persons.ts'
import type { CandidateRow } from '../bestPersons/best-persons.queries.ts'
import { millis } from '../wire.ts'
import type { KnownPerson, OpenPlace } from './facts.queries.ts'

export interface Facts {
  places: OpenPlace[]
  people: KnownPerson[]
  rules: TenantRules
  method: BestMethod
}

type Candidate = CandidateRow & Pick<KnownPerson, 'pictured'>
type Fit = KnownFit<Candidate>
type LeftReason = (typeof leftReasons)[number]

/** Somebody at a position, as it is kept and answered; the address of the face is added by whoever answers it. */
export interface ProposedPerson {
  person: { id: string; name: string; pictured: boolean }
  qualified: { proof: string | null; validUntil: string | null } | null
  favourite: Fit['favourite']
  timesHere: number
  timesForClient: number
  rating: number | null
  ratings: number
  distance: number | null
  quotaMinutes: number | null
  weekMinutes: number
}
export interface ProposedPosition {
  place: OpenPlace
  proposed: (ProposedPerson & { runnerUp: ProposedPerson | null })[]
  left: { reason: LeftReason; people: number }[]
}
export interface Proposed {
  positions: ProposedPosition[]
  missed: { places: number; perMille: number }
}

/** What a week's load costs by method; shares of what was agreed, and worth for each minute beyond. */
const load = (method: BestMethod): LoadStep[] =>
  method === 'fewestHours'
    ? [25, 50, 75, 100].map(percent => ({ percent, cost: percent === 100 ? 10 : 4 }))
    : [
        { percent: 80, cost: 0.4 },
        { percent: 100, cost: 0.8 },
      ]
const wholeWeek = 40 * 60
/** Of those who could be at a position, so many are weighed, or three for each of its places. */
const mostWeighed = 80

/** What is known of somebody with regard to one position, as the ranking reads it. */
function candidate(place: OpenPlace, person: KnownPerson): Candidate {
  const skill = person.skills.find(({ functionId }) => functionId === place.function.id)
  const count = (of: (one: KnownPerson['past'][number]) => boolean) =>
    person.past.filter(of).reduce((sum, { shifts }) => sum + shifts, 0)
  const { startDate } = place
  return {
    ...person,
    skill: skill ? { proof: skill.proof, validUntil: skill.validUntil } : null,
    preferences: person.preferences
      .filter(
        ({ companyId, endDate }) =>
          (companyId === null || companyId === place.company.id) && (endDate === null || endDate >= startDate),
      )
      .map(({ kind, companyId, reason }) => ({ kind, client: companyId !== null, reason })),
    timesHere: count(({ locationId }) => locationId === place.location.id),
    timesForClient: count(({ companyId }) => companyId === place.company.id),
    contract:
      person.contracts.find(
        ({ beginDate, endDate }) => beginDate <= startDate && (endDate === null || endDate >= startDate),
      ) ?? null,
  }
}

/** What stands in somebody's way at a position, taken alone, beside what they have. */
export function judged(rules: TenantRules, place: OpenPlace, person: KnownPerson): { fit: Fit; reasons: HardReason[] } {
  const fit = fitOf(rules, place, candidate(place, person))
  return { fit, reasons: reasonsAgainst(fit, lastDayOf(place)) }
}

/** One proposal for all places. The same facts give the same proposal. Throws `NothingFound`. */
export function propose(
  { places, people, rules, method }: Facts,
  solve: Solve,
  say: (step: 'filling' | 'fitting' | 'explaining') => void,
): Proposed {
  const weeks = new Map(places.map(place => [place.id, String(weekOf(millis(place.starts), place.timeZone).starts)]))
  const weekAt = (id: string) => weeks.get(id) ?? ''
  const known = new Map<string, { fit: Fit; reasons: HardReason[] }>()
  const at = (personId: string, positionId: string) => known.get(`${personId} ${positionId}`)
  for (const place of places)
    for (const person of people)
      if (person.skills.some(({ functionId }) => functionId === place.function.id))
        known.set(`${person.id} ${place.id}`, judged(rules, place, person))

  const options = places.flatMap(place =>
    people
      .flatMap(person => {
        const found = at(person.id, place.id)
        if (!found || found.reasons.length || person.on.includes(place.id)) return []
        return [{ personId: person.id, positionId: place.id, worth: worthOf(found.fit, method) }]
      })
      .toSorted((a, b) => b.worth - a.worth || (a.personId < b.personId ? -1 : 1))
      .slice(0, Math.max(mostWeighed, 3 * place.open)),
  )
  const shifts = new Map(
    places.map(place => [place.id, { ...booked(place), id: place.id, open: place.open, week: weekAt(place.id) }]),
  )
  const typical = places.reduce((sum, place) => sum + planned(booked(place)), 0) / Math.max(1, places.length)
  const problem: FillProblem = {
    positions: [...shifts.values()],
    people: people.map(person => ({
      id: person.id,
      held: person.entries.filter(({ status }) => holdsPlace(status)).map(booked),
      weeks: Object.fromEntries(
        places.flatMap(place => {
          const found = at(person.id, place.id)?.fit
          if (!found) return []
          const minutes = found.weekMinutes - planned(booked(place))
          const quotaMinutes = found.quotaMinutes || wholeWeek
          return [[weekAt(place.id), shiftCosts({ minutes, quotaMinutes }, typical, load(method))]]
        }),
      ),
    })),
    options,
    limits: rules,
  }
  const { choices, missed } = fill(problem, solve, say)
  say('explaining')
  const worth = worthOfChoice(problem, choices)
  return {
    positions: places.map(place => explained(place)),
    missed: {
      places: missed.places,
      perMille: missed.worth === 0 ? 0 : Math.max(1, Math.round((missed.worth * 1000) / Math.max(1, worth))),
    },
  }

  function explained(place: OpenPlace): ProposedPosition {
    const worthAt = new Map(
      options.flatMap(one => (one.positionId === place.id ? [[one.personId, one.worth] as const] : [])),
    )
    const here = choices.filter(({ positionId }) => positionId === place.id)
    const chosen = here
      .map(({ personId }) => personId)
      .toSorted((a, b) => (worthAt.get(b) ?? 0) - (worthAt.get(a) ?? 0) || (a < b ? -1 : 1))
    const next = runnerUp(place, chosen, worthAt)
    return {
      place,
      proposed: chosen.flatMap(id => {
        const person = shown(place, id, choices)
        return person
          ? [
              {
                ...person,
                runnerUp:
                  next === null ? null : shown(place, next, [...choices, { personId: next, positionId: place.id }]),
              },
            ]
          : []
      }),
      left: chosen.length < place.open ? whyLeft(place, chosen) : [],
    }
  }

  /** Who would be next, if nothing else were moved. */
  function runnerUp(place: OpenPlace, chosen: readonly string[], worthAt: ReadonlyMap<string, number>): string | null {
    const shift = shifts.get(place.id)
    const could = problem.people.flatMap(person => {
      const worth = worthAt.get(person.id)
      if (worth === undefined || !shift || chosen.includes(person.id)) return []
      const own = choices.flatMap(({ personId, positionId }) =>
        personId === person.id ? (shifts.get(positionId) ?? []) : [],
      )
      if (!bearable([...own, shift], person.held, rules)) return []
      const costs = person.weeks[shift.week] ?? []
      const before = own.filter(({ week }) => week === shift.week).length
      return [{ id: person.id, worth: worth - costOfShifts(costs, before + 1) + costOfShifts(costs, before) }]
    })
    return could.toSorted((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))[0]?.id ?? null
  }

  /** How many people are not there for which first reason, most first. */
  function whyLeft(place: OpenPlace, chosen: readonly string[]): ProposedPosition['left'] {
    const counts = new Map<LeftReason, number>()
    for (const person of people) {
      const found = at(person.id, place.id)
      if (!found || chosen.includes(person.id)) continue
      const reason = person.on.includes(place.id) ? 'asked' : (found.reasons[0] ?? 'elsewhere')
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
    return leftReasons
      .map(reason => ({ reason, people: counts.get(reason) ?? 0 }))
      .filter(({ people: count }) => count > 0)
      .toSorted((a, b) => b.people - a.people)
  }

  /** Somebody at a position, with the hours of the week as they would be. */
  function shown(place: OpenPlace, id: string, all: readonly Choice[]): ProposedPerson | null {
    const fit = at(id, place.id)?.fit
    if (!fit) return null
    const more = all
      .filter(one => one.personId === id && one.positionId !== place.id && weekAt(one.positionId) === weekAt(place.id))
      .flatMap(({ positionId }) => shifts.get(positionId) ?? [])
    return {
      person: { id, name: fit.name, pictured: fit.row.pictured },
      qualified: fit.row.skill,
      favourite: fit.favourite,
      timesHere: fit.timesHere,
      timesForClient: fit.timesForClient,
      rating: fit.rating,
      ratings: fit.row.ratings,
      distance: fit.distance,
      quotaMinutes: fit.quotaMinutes,
      weekMinutes: more.map(planned).reduce((sum, minutes) => sum + minutes, fit.weekMinutes),
    }
  }
}
