import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enteredTimes } from '../../../domain/deliveryNotes/entered-times.ts'
import { longestShift } from '../../../domain/deliveryNotes/hours.ts'
import { localOf } from '../../../domain/shift-time.ts'

const zone = 'Europe/Berlin'
const at = (instant: string) => Date.parse(instant)
const night = { zone, starts: at('2026-05-27T20:00:00Z'), from: null, to: null }

describe('A start and an end that were entered', () => {
  it('are on the day of the shift, and on the next one where the end is earlier', () => {
    expect(enteredTimes({ ...night, startTime: '22:15', endTime: '06:00' })).toEqual({
      from: at('2026-05-27T20:15:00Z'),
      to: at('2026-05-28T04:00:00Z'),
    })
  })

  it('may lie on the other side of midnight than the plan', () => {
    const early = { ...night, starts: at('2026-05-27T22:05:00Z') }
    expect(enteredTimes({ ...early, startTime: '23:50', endTime: '04:00' })).toMatchObject({
      from: at('2026-05-27T21:50:00Z'),
    })
  })

  it('leave what was not entered as it stood', () => {
    const stood = { ...night, from: at('2026-05-27T20:00:12Z'), to: at('2026-05-28T02:00:07Z') }
    expect(enteredTimes(stood)).toEqual({ from: stood.from, to: stood.to })
    expect(enteredTimes({ ...stood, startTime: '22:00' })).toEqual({ from: stood.from, to: stood.to })
    expect(enteredTimes({ ...stood, endTime: '04:30' })).toEqual({ from: stood.from, to: at('2026-05-28T02:30:00Z') })
  })

  it('are the very second that stood, where the clock showed the same', () => {
    const stood = { ...night, from: at('2026-05-27T20:00:12Z'), to: at('2026-05-28T02:00:07Z') }
    const kept = { from: stood.from, to: stood.to }
    expect(enteredTimes({ ...stood, endTime: '04:00' })).toEqual(kept)
    expect(enteredTimes({ ...stood, startTime: '22:00', endTime: '04:00' })).toEqual(kept)
    // Without a start nobody knows whether that end is the one that is meant.
    expect(enteredTimes({ ...night, to: stood.to, endTime: '04:00' })).toEqual({
      from: null,
      to: at('2026-05-28T02:00:00Z'),
    })
  })

  it('that are missing stay missing', () => {
    expect(enteredTimes({ ...night, startTime: '22:00' })).toEqual({ from: night.starts, to: null })
    expect(enteredTimes(night)).toEqual({ from: null, to: null })
  })

  it('are asked about whole where only one was there', () => {
    const stood = { ...night, from: null, to: at('2026-05-28T02:00:00Z') }
    expect(enteredTimes({ ...stood, endTime: '04:00' })).toEqual({ from: null, to: at('2026-05-28T02:00:00Z') })
    expect(enteredTimes({ ...stood, startTime: '22:00', endTime: '04:00' })).toEqual({
      from: night.starts,
      to: at('2026-05-28T02:00:00Z'),
    })
  })

  it('may be as long as a shift may last, and not a minute longer', () => {
    const from = at('2026-05-27T20:00:00Z')
    const to = from + longestShift * 60_000
    expect(enteredTimes({ ...night, from, to })).toEqual({ from, to })
    expect(enteredTimes({ ...night, from, to: to + 1 })).toEqual({ problem: 'impossible' })
    expect(enteredTimes({ ...night, from, to: from })).toEqual({ problem: 'impossible' })
  })

  it('at the very same time of day are a whole day, and an end at the start is looked for anew', () => {
    const from = at('2026-05-27T20:00:00Z')
    const next = at('2026-05-28T20:00:00Z')
    expect(enteredTimes({ ...night, startTime: '22:00', endTime: '22:00' })).toEqual({ from, to: next })
    expect(enteredTimes({ ...night, from, to: from, endTime: '22:00' })).toEqual({ from, to: next })
  })

  it('are refused where the end would not come after the start', () => {
    const stood = { ...night, from: at('2026-05-27T20:00:00Z'), to: at('2026-05-27T20:30:00Z') }
    expect(enteredTimes({ ...stood, startTime: '23:30' })).toEqual({ problem: 'impossible' })
  })
})

describe('Where a clock changes', () => {
  const back = { zone, starts: at('2026-10-24T22:00:00Z'), from: null, to: null }
  const forward = { zone, starts: at('2026-03-28T22:00:00Z'), from: null, to: null }

  it('a doubled start is asked about with both, and which it is', () => {
    const doubled = { ...back, starts: at('2026-10-25T00:30:00Z') }
    expect(enteredTimes({ ...doubled, startTime: '02:30' })).toMatchObject({
      problem: 'timeIsDoubled',
      which: 'start',
      choices: [{ at: at('2026-10-25T00:30:00Z') }, { at: at('2026-10-25T01:30:00Z') }],
    })
    for (const [startChoice, from] of [
      ['earlier', '2026-10-25T00:30:00Z'],
      ['later', '2026-10-25T01:30:00Z'],
    ] as const)
      expect(enteredTimes({ ...doubled, startTime: '02:30', startChoice })).toEqual({ from: at(from), to: null })
  })

  it('a start that was jumped over is refused', () => {
    const jumped = { ...forward, starts: at('2026-03-29T00:30:00Z') }
    expect(enteredTimes({ ...jumped, startTime: '02:30' })).toMatchObject({ problem: 'timeInGap', which: 'start' })
  })

  it('a start is on the day on which the first of its two hours is nearest', () => {
    const noon = { zone, starts: at('2026-10-24T12:40:00Z'), from: null, to: null }
    expect(enteredTimes({ ...noon, startTime: '02:30' })).toMatchObject({ problem: 'timeIsDoubled', which: 'start' })
  })

  it('an end that was jumped over just before the start is not taken for the next night', () => {
    const after = { zone, starts: at('2026-03-29T01:10:00Z'), from: at('2026-03-29T01:10:00Z'), to: null }
    expect(enteredTimes({ ...after, endTime: '02:30' })).toMatchObject({ problem: 'timeInGap', which: 'end' })
  })

  it('a doubled end is asked about', () => {
    expect(enteredTimes({ ...back, startTime: '00:00', endTime: '02:30' })).toMatchObject({
      problem: 'timeIsDoubled',
      which: 'end',
      choices: [{ choice: 'earlier' }, { choice: 'later' }],
    })
  })

  it.each([
    ['earlier', '2026-10-25T00:30:00Z'],
    ['later', '2026-10-25T01:30:00Z'],
  ] as const)('the %s one can be chosen', (endChoice, to) => {
    expect(enteredTimes({ ...back, startTime: '00:00', endTime: '02:30', endChoice })).toMatchObject({ to: at(to) })
  })

  it('an end that is earlier by the clock than the start is the second of the two hours', () => {
    const from = at('2026-10-25T00:45:00Z')
    expect(enteredTimes({ ...back, from, endTime: '02:15' })).toEqual({ from, to: at('2026-10-25T01:15:00Z') })
  })

  it('a time that was jumped over is refused with the times around it', () => {
    expect(enteredTimes({ ...forward, startTime: '23:00', endTime: '02:30' })).toMatchObject({
      problem: 'timeInGap',
      which: 'end',
      choices: [{ localTime: '01:30' }, { localTime: '03:30' }],
    })
  })
})

it('An answer is always what was entered, in order, and never longer than a shift may last', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
  const zones = fc.constantFrom('Europe/Berlin', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC')
  const start = fc.integer({ min: Date.UTC(2018, 0, 1), max: Date.UTC(2035, 11, 31) })
  fc.assert(
    fc.property(
      zones,
      start,
      time,
      time,
      fc.constantFrom('earlier' as const, 'later' as const),
      (zone, ms, a, b, choice) => {
        const starts = Math.floor(ms / 60_000) * 60_000
        const entered = {
          zone,
          starts,
          from: null,
          to: null,
          startTime: a,
          endTime: b,
          startChoice: choice,
          endChoice: choice,
        }
        const times = enteredTimes(entered)
        if ('problem' in times) {
          expect(['timeInGap', 'impossible']).toContain(times.problem)
          return
        }
        const { from, to } = times
        if (from === null || to === null) throw new Error('both were entered')
        expect([localOf(from, zone).time, localOf(to, zone).time]).toEqual([a, b])
        expect(to).toBeGreaterThan(from)
        expect(to - from).toBeLessThanOrEqual(longestShift * 60_000)
        expect(Math.abs(from - starts)).toBeLessThanOrEqual(13 * 3_600_000)
      },
    ),
    { numRuns: 2000 },
  )
})
