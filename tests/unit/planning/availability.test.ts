import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fit, availabilityFacts, reasonsAgainst } from '../../../domain/bestPersons/rank.ts'
import { fitOf as forCrew, fits } from '../../../domain/jobs/fit.ts'
import { asksFirst, fitOf as forPlanner } from '../../../domain/planningCalendar/fit.ts'
import { availability } from '../../../domain/projectCrewItems/availability.ts'
import { positionStatuses } from '../../../domain/projectCrewItems/position-status.ts'

const hour = 3_600_000
const noon = Date.UTC(2026, 5, 10, 12)
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
/** Quarters of hours around the shift, so that times often touch without meeting. */
const time = fc
  .record({ begins: fc.integer({ min: -160, max: 160 }), lasts: fc.integer({ min: 1, max: 60 }) })
  .map(({ begins, lasts }) => ({ starts: noon + (begins * hour) / 4, ends: noon + ((begins + lasts) * hour) / 4 }))
const booked = time.map(({ starts, ends }) => ({
  starts,
  ends,
  startDate: dateOf(starts),
  lastDate: dateOf(ends - 1),
  breakMinutes: 0,
}))
const entries = fc.array(
  fc.record({ times: booked, status: fc.constantFrom(...positionStatuses) }).map(({ times, status }) => ({
    ...times,
    status,
  })),
  { maxLength: 4 },
)
const own = fc.array(
  fc
    .record({ times: time, kind: fc.constantFrom('block' as const, 'vacation' as const), approved: fc.boolean() })
    .map(({ times, kind, approved }) => ({ ...times, kind, approved: kind === 'block' || approved })),
  { maxLength: 3 },
)
const limits = { restHours: 11, dayHours: 10 }
const nobody: Omit<Fit, keyof ReturnType<typeof availabilityFacts>> = {
  id: 'a',
  name: 'Amira Haddad',
  validUntil: null,
  blocked: false,
  favourite: null,
  timesHere: 0,
  timesForClient: 0,
  rating: null,
  weekMinutes: 0,
  quotaMinutes: null,
  distance: null,
  hourlyRate: null,
}
/** As the planning calendar names it. */
const named = ({ kind, approved }: { kind: 'block' | 'vacation'; approved: boolean }) =>
  kind === 'block' ? 'blocked' : approved ? 'vacation' : 'pending'

describe('whether somebody can take a shift', () => {
  it('has the same in the way for crew, planning and ranking, and the same rest and day', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(booked, entries, own, (shift, has, keeps) => {
        const crew = forCrew(shift, has, keeps, limits)
        const planner = forPlanner(
          { ...shift, id: 'position', functionId: 'function', open: 1 },
          {
            jobs: has.map((entry, at) => ({ ...entry, id: `job ${at}`, projectCrewItemId: `position ${at}` })),
            absences: keeps.map((time, at) => ({ ...time, kind: named(time), id: `absence ${at}` })),
            proofs: [],
          },
          limits,
          shift.starts - hour,
        )
        const reasons = reasonsAgainst(
          { ...nobody, ...availabilityFacts(availability(shift, has, keeps, limits)) },
          shift.lastDate,
        )
        const is = (...kinds: string[]) => crew.some(({ kind }) => kinds.includes(kind))
        const inTheWay = reasons.includes('doubleBooking') || reasons.includes('absence')
        expect(is('overlap')).toBe(reasons.includes('doubleBooking'))
        expect(is('blocked', 'vacation')).toBe(reasons.includes('absence'))
        expect(is('restBefore', 'restAfter')).toBe(reasons.includes('rest'))
        expect(is('longDay')).toBe(reasons.includes('day'))
        expect(fits(crew)).toBe(!inTheWay)
        expect(asksFirst(planner)).toBe(inTheWay)
        expect(planner.kind === 'conflict').toBe(reasons.includes('doubleBooking'))
        // What weighs most is said alone.
        if (!inTheWay) expect(planner.kind).toBe(reasons[0] ?? 'free')
        seen.add(planner.kind)
      }),
      { numRuns: 2000 },
    )
    expect([...seen].toSorted()).toEqual(['blocked', 'conflict', 'day', 'free', 'rest'])
  })

  it('is not hindered by vacation nobody has answered, under either name', () => {
    const shift = { starts: noon, ends: noon + hour, startDate: '2026-06-10', breakMinutes: 0 }
    for (const asked of [{ kind: 'pending' }, { kind: 'vacation', approved: false }])
      expect(availability(shift, [], [{ ...shift, ...asked }], limits)).toMatchObject({ keptFree: [], asked: [asked] })
    // Nor by days somebody offers.
    expect(availability(shift, [], [{ ...shift, kind: 'available' }], limits)).toMatchObject({
      keptFree: [],
      asked: [],
    })
  })
})
