import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTolerance, type PunchReading, punchTime } from '../../../domain/projectCrewItems/punch-time.ts'

const h = 3_600_000
const base = 1_700_000_000_000
/** A device 10 s behind the server, sending one hour after the punch. */
const honest: PunchReading = {
  deviceTime: base - 10_000,
  pageLife: 'p1',
  monotonic: 5_000,
  offsetBefore: 10_000,
  sent: { deviceTime: base + h - 10_000, pageLife: 'p1', monotonic: 5_000 + h },
  serverNow: base + h,
}
const exact = (at: number) => ({ from: at, to: at, exact: true, flagged: false })
const range = (from: number, to: number) => ({ from, to, exact: false, flagged: true })
const reloaded = { pageLife: 'p2', monotonic: 300 }

describe('when a punch happened', () => {
  it.each<[string, Partial<PunchReading>, object]>([
    ['same page, both clocks alike', {}, exact(base)],
    ['same page, no contact before', { offsetBefore: null }, exact(base)],
    [
      'two seconds of drift still agree',
      { sent: { ...honest.sent, deviceTime: honest.sent.deviceTime + 2000 } },
      exact(base),
    ],
    [
      'two seconds of drift still agree without a contact before',
      { offsetBefore: null, sent: { ...honest.sent, deviceTime: honest.sent.deviceTime + clockTolerance } },
      exact(base),
    ],
    [
      'two seconds and more do not: the offsets are asked, and say a step',
      { sent: { ...honest.sent, deviceTime: honest.sent.deviceTime + 2001 } },
      exact(base),
    ],
    [
      'a drift of two seconds and more, and no contact before: a range',
      { offsetBefore: null, sent: { ...honest.sent, deviceTime: honest.sent.deviceTime + 2001 } },
      range(base - 2001, base),
    ],
    [
      'sent at the moment of the punch',
      { offsetBefore: null, sent: { ...honest.sent, monotonic: 5_000, deviceTime: base - 10_000 }, serverNow: base },
      exact(base),
    ],
    ['reloaded since, offset the same before and after', { sent: { ...honest.sent, ...reloaded } }, exact(base)],
    [
      'the page slept: monotonic stood still, offsets agree',
      { sent: { ...honest.sent, monotonic: 6_000 } },
      exact(base),
    ],
    [
      'the clock was set 30 min ahead after the punch, seen by the live page',
      { sent: { ...honest.sent, deviceTime: honest.sent.deviceTime + h / 2 } },
      exact(base),
    ],
    [
      'the clock was set ahead and the page was reloaded: a range',
      { sent: { deviceTime: honest.sent.deviceTime + h / 2, ...reloaded } },
      range(base - h / 2, base),
    ],
    [
      'reloaded, no contact before: one guess, flagged',
      { offsetBefore: null, sent: { ...honest.sent, ...reloaded } },
      range(base, base),
    ],
    [
      'step seen but no contact before: sleep or step, a range',
      { offsetBefore: null, sent: { ...honest.sent, deviceTime: honest.sent.deviceTime + h / 2 } },
      range(base - h / 2, base),
    ],
    [
      'the clock was already wrong at the punch: the step does not explain the offsets',
      { offsetBefore: 3 * h, sent: { ...honest.sent, deviceTime: honest.sent.deviceTime + h / 2 } },
      range(base - h / 2, base + h),
    ],
    [
      'never later than the server’s now',
      { deviceTime: base + 5 * h, sent: { deviceTime: base + h - 10_000, ...reloaded } },
      exact(base + h),
    ],
    [
      'monotonic running backwards is another page life',
      { offsetBefore: null, sent: { ...honest.sent, monotonic: 10 } },
      range(base, base),
    ],
  ])('%s', (_name, change, expected) => {
    expect(punchTime({ ...honest, ...change })).toEqual(expected)
  })

  it('an untouched clock is exact whatever its offset, however late it is sent, reloaded or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -48 * h, max: 48 * h }),
        fc.integer({ min: 0, max: 7 * 24 * h }),
        fc.boolean(),
        (offset, waited, reload) => {
          const happened = base
          const result = punchTime({
            deviceTime: happened - offset,
            pageLife: 'p1',
            monotonic: 1_000,
            offsetBefore: offset,
            sent: {
              deviceTime: happened + waited - offset,
              pageLife: reload ? 'p2' : 'p1',
              monotonic: reload ? 50 : 1_000 + waited,
            },
            serverNow: happened + waited,
          })
          expect(result).toEqual(exact(happened))
        },
      ),
    )
  })
  it('one step at any moment between the contacts: the true time lies within what is said', () => {
    const step = fc.integer({ min: -3 * h, max: 3 * h })
    fc.assert(
      fc.property(step, fc.integer({ min: 0, max: h }), fc.boolean(), fc.boolean(), (s, waited, early, reload) => {
        // early: the clock was set before the punch, else after it.
        const result = punchTime({
          deviceTime: base + (early ? s : 0),
          pageLife: 'p1',
          monotonic: 1_000,
          offsetBefore: 0,
          sent: {
            deviceTime: base + waited + s,
            pageLife: reload ? 'p2' : 'p1',
            monotonic: reload ? 50 : 1_000 + waited,
          },
          serverNow: base + waited,
        })
        expect(result.from).toBeLessThanOrEqual(base + clockTolerance)
        expect(result.to).toBeGreaterThanOrEqual(Math.min(base, base + waited) - clockTolerance)
        expect(result.to).toBeLessThanOrEqual(base + waited)
      }),
    )
  })
})
