import { describe, expect, it } from 'vitest'
import { type FitJob, asksFirst, fitOf, refuses } from '../../../domain/planningCalendar/fit.ts'

const at = (time: string) => Date.parse(`${time}:00Z`)
const booked = (from: string, to: string) => ({
  starts: at(from),
  ends: at(to),
  startDate: from.slice(0, 10),
  breakMinutes: 0,
})
const place = {
  id: 'place',
  functionId: 'rigger',
  lastDate: '2026-05-29',
  open: 1,
  ...booked('2026-05-29T08:00', '2026-05-29T16:00'),
}
const job = (from: string, to: string, more: Partial<FitJob> = {}): FitJob => ({
  id: 'job',
  projectCrewItemId: 'other',
  status: 'confirmed',
  ...booked(from, to),
  ...more,
})
const rules = { restHours: 11, dayHours: 10 }
const now = at('2026-05-27T12:00')
type Known = Parameters<typeof fitOf>[1]
const fit = (jobs: FitJob[], absences: Known['absences'] = [], more = {}, proofs: Known['proofs'] = []) =>
  fitOf({ ...place, ...more }, { jobs, absences, proofs }, rules, now)
const away = (kind: string, from: string, to: string) => ({ id: 'away', kind, starts: at(from), ends: at(to) })

describe('putting somebody on a position', () => {
  it('is free where nothing is near', () => {
    expect(fit([])).toEqual({ kind: 'free' })
    expect(fit([job('2026-05-28T08:00', '2026-05-28T16:00')])).toEqual({ kind: 'free' })
  })

  it('is refused once it is over, where it is full, and where they are on it already', () => {
    expect(fit([], [], { ends: now })).toEqual({ kind: 'past' })
    expect(fit([], [], { ends: now + 1 })).toMatchObject({ kind: 'free' })
    expect(fit([], [], { open: 0 })).toEqual({ kind: 'full' })
    // Also where they were called off: that is undone where they stand, not here.
    for (const status of ['invited', 'notNeeded'] as const)
      expect(fit([job('2026-05-29T08:00', '2026-05-29T16:00', { projectCrewItemId: 'place', status })])).toEqual({
        kind: 'already',
      })
    expect([fit([], [], { open: 0 }), fit([])].map(refuses)).toEqual([true, false])
  })

  it.each([
    ['past', 'refused'],
    ['full', 'refused'],
    ['already', 'refused'],
    ['conflict', 'asked about'],
    ['blocked', 'asked about'],
    ['ended', 'asked about'],
    ['rest', 'done'],
    ['day', 'done'],
    ['free', 'done'],
  ] as const)('that is %s is %s', (kind, becomes) => {
    const known = { kind } as Parameters<typeof refuses>[0]
    expect(refuses(known) ? 'refused' : asksFirst(known) ? 'asked about' : 'done').toBe(becomes)
  })

  it('meets what they have said yes to, and only that', () => {
    expect(fit([job('2026-05-29T15:59', '2026-05-29T20:00')])).toEqual({ kind: 'conflict', jobs: ['job'] })
    expect(fit([job('2026-05-29T07:00', '2026-05-29T08:01')])).toEqual({ kind: 'conflict', jobs: ['job'] })
    for (const status of ['invited', 'applied', 'notNeeded', 'noShow', 'cancelled'] as const)
      expect(fit([job('2026-05-29T09:00', '2026-05-29T20:00', { status })])).toEqual({ kind: 'free' })
    expect(asksFirst(fit([job('2026-05-29T09:00', '2026-05-29T10:00')]))).toBe(true)
  })

  it('meets days they keep free, not those they have only asked for', () => {
    const days = ['2026-05-29T00:00', '2026-05-30T00:00'] as const
    for (const kind of ['vacation', 'unpaidVacation', 'blocked', 'sick'])
      expect(fit([], [away(kind, ...days)])).toEqual({ kind: 'blocked', absences: ['away'] })
    expect(fit([], [away('pending', ...days)])).toEqual({ kind: 'free' })
    expect(fit([], [away('blocked', '2026-05-29T16:00', '2026-05-29T18:00')])).toEqual({ kind: 'free' })
    // The job weighs more.
    expect(fit([job('2026-05-29T09:00', '2026-05-29T10:00')], [away('blocked', ...days)]).kind).toBe('conflict')
    expect(asksFirst(fit([], [away('blocked', ...days)]))).toBe(true)
  })

  it('warns of short rest and of a long day without asking', () => {
    const late = fit([job('2026-05-28T14:00', '2026-05-28T23:00')])
    expect(late).toEqual({ kind: 'rest', minutes: 540, limit: 660 })
    expect(asksFirst(late) || refuses(late)).toBe(false)
    expect(fit([job('2026-05-29T17:00', '2026-05-29T20:00')])).toEqual({ kind: 'day', minutes: 660, limit: 600 })
  })

  it('asks where the proof of what they would do ends before the shift does, whatever else speaks against it', () => {
    const proof = (validUntil: string, functionId = 'rigger') => ({ functionId, proof: 'IPAF 3a', validUntil })
    const ended = proof('2026-05-28')
    const held = job('2026-05-29T09:00', '2026-05-29T10:00')
    const kept = away('blocked', '2026-05-29T00:00', '2026-05-30T00:00')
    expect(fit([], [], {}, [ended])).toEqual({ kind: 'ended', ended })
    expect(asksFirst(fit([], [], {}, [ended]))).toBe(true)
    expect(fit([], [], {}, [proof('2026-05-29')])).toEqual({ kind: 'free' })
    expect(fit([], [], { lastDate: '2026-05-30' }, [proof('2026-05-29')])).toMatchObject({ kind: 'ended' })
    expect(fit([], [], {}, [proof('2026-05-28', 'medic')])).toEqual({ kind: 'free' })
    expect(fit([held], [], {}, [ended])).toEqual({ kind: 'conflict', jobs: ['job'], ended })
    expect(fit([], [kept], {}, [ended])).toEqual({ kind: 'blocked', absences: ['away'], ended })
    expect(fit([job('2026-05-28T14:00', '2026-05-28T23:00')], [], {}, [ended]).kind).toBe('ended')
    expect(fit([], [], { open: 0 }, [ended])).toEqual({ kind: 'full' })
  })
})
