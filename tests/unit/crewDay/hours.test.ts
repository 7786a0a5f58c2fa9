import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultHoursRule } from '../../../domain/deliveryNotes/hours-rule.ts'
import {
  chargeableMinutes,
  hoursGap,
  hoursReason,
  hoursText,
  proposedHours,
  standingHours,
} from '../../../domain/deliveryNotes/hours.ts'

const minute = 60_000
const at = (time: string) => Date.parse(`2026-05-27T${time}:00Z`)
const shift = { starts: at('06:00'), checkInAt: at('05:50'), checkOutAt: at('14:08'), breakMinutes: 30 }

describe('The proposal of chargeable hours', () => {
  it.each([
    ['starts with the plan when somebody came early', {}, at('06:00'), 465],
    ['starts with the check-in when somebody came late', { checkInAt: at('06:20') }, at('06:20'), 435],
    ['goes up from half a step', { checkOutAt: at('14:08') }, at('06:00'), 465],
    ['leaves seconds out, as paper does', { checkOutAt: at('14:07') + 59_000 }, at('06:00'), 450],
    ['goes down below half a step', { checkOutAt: at('14:07') }, at('06:00'), 450],
    ['is nothing when the break is longer than the work', { checkOutAt: at('06:20') }, at('06:00'), 0],
    ['takes no break off where there is none', { breakMinutes: 0, checkOutAt: at('14:00') }, at('06:00'), 480],
  ] as const)('%s', (_, change, from, chargeable) => {
    expect(proposedHours({ ...shift, ...change }, defaultHoursRule)).toMatchObject({ from, chargeable })
  })

  it.each([
    ['a check-in', { checkInAt: null }],
    ['a check-out', { checkOutAt: null }],
    ['a check-out after the start', { checkOutAt: at('05:55') }],
    ['a check-out after the very start', { checkOutAt: at('06:00') }],
    ['a check-out within two days', { checkOutAt: at('06:00') + 48 * 60 * minute + 1 }],
  ])('waits for %s', (_, change) => {
    expect(proposedHours({ ...shift, ...change }, defaultHoursRule)).toBeNull()
  })

  it.each([
    [{ ...defaultHoursRule, from: 'checkIn' as const }, at('05:50'), 465],
    [{ ...defaultHoursRule, from: 'planned' as const }, at('06:00'), 465],
    [{ ...defaultHoursRule, roundTo: 1 }, at('06:00'), 458],
    [{ ...defaultHoursRule, roundTo: 30 }, at('06:00'), 450],
    [{ ...defaultHoursRule, lessBreak: false }, at('06:00'), 495],
  ])('follows the rule of the agency: %j', (rule, from, chargeable) => {
    expect(proposedHours(shift, rule)).toEqual({ from, to: shift.checkOutAt, chargeable })
  })

  it.each([
    ['planned', at('06:20'), at('06:00')],
    ['checkIn', at('06:20'), at('06:20')],
    ['later', at('06:20'), at('06:20')],
    ['planned', at('05:40'), at('06:00')],
    ['checkIn', at('05:40'), at('05:40')],
    ['later', at('05:40'), at('06:00')],
  ] as const)('by a rule that counts from %s, of somebody in at %d, is from %d', (from, checkInAt, counted) => {
    expect(proposedHours({ ...shift, checkInAt }, { ...defaultHoursRule, from })?.from).toBe(counted)
  })

  it('is from the later of both, to a quarter of an hour and less the break, unless the agency says otherwise', () => {
    expect(defaultHoursRule).toEqual({ from: 'later', roundTo: 15, lessBreak: true })
  })

  it('reaches to two days', () => {
    const checkOutAt = at('06:00') + 48 * 60 * minute
    expect(proposedHours({ ...shift, checkOutAt }, defaultHoursRule)?.to).toBe(checkOutAt)
  })

  it('is always a whole step, and never further from what was worked than half of one', () => {
    const some = { from: fc.integer({ min: 0, max: 1e6 }), length: fc.integer({ min: 1, max: 2880 }) }
    fc.assert(
      fc.property(fc.record({ ...some, step: fc.constantFrom(1, 5, 15, 30, 60) }), ({ from, length, step }) => {
        const charged = chargeableMinutes(from * minute, (from + length) * minute, 0, {
          ...defaultHoursRule,
          roundTo: step,
        })
        expect(charged % step).toBe(0)
        expect(Math.abs(charged - length)).toBeLessThanOrEqual(step / 2)
      }),
    )
  })
})

describe('A line', () => {
  it.each([
    [{ from: null, to: 1, chargeable: 60 }, 'timesMissing'],
    [{ from: 1, to: null, chargeable: 60 }, 'timesMissing'],
    [{ from: 1, to: 2, chargeable: null }, 'hoursMissing'],
    [{ from: 1, to: 2, chargeable: 0 }, null],
  ])('%j lacks %s', (line, gap) => {
    expect(hoursGap(line)).toBe(gap)
  })

  it.each([
    [0, '0:00'],
    [435, '7:15'],
    [1500, '25:00'],
  ])('of %i minutes reads %s', (minutes, text) => {
    expect(hoursText(minutes)).toBe(text)
  })
})

describe('What stands on a line', () => {
  const entered = { from: at('07:00'), to: at('12:00'), chargeable: 300 }
  it.each([
    ['as it was entered by hand', { byHand: true }, entered],
    [
      'as the punches say now, whatever was proposed before',
      {},
      { from: at('06:00'), to: shift.checkOutAt, chargeable: 465 },
    ],
    ['nothing while a punch is missing', { checkOutAt: null }, { from: null, to: null, chargeable: null }],
  ])('is %s', (_, change, stands) => {
    expect(standingHours({ ...shift, byHand: false, entered, ...change }, defaultHoursRule)).toEqual(stands)
  })
})

it.each([
  [{ span: 356, breakMinutes: 30, chargeable: 330 }, {}, { net: 326, how: 'rounded' }],
  [{ span: 480, breakMinutes: 30, chargeable: 450 }, {}, { net: 450, how: 'exact' }],
  [{ span: 356, breakMinutes: 30, chargeable: 345 }, {}, { net: 326, how: 'set' }],
  [{ span: 356, breakMinutes: 30, chargeable: 326 }, { roundTo: 1 }, { net: 326, how: 'exact' }],
  [{ span: 356, breakMinutes: 30, chargeable: 360 }, { lessBreak: false }, { net: 356, how: 'rounded' }],
  [{ span: 1, breakMinutes: 0, chargeable: 1 }, { roundTo: 1 }, { net: 1, how: 'exact' }],
  [{ span: 2880, breakMinutes: 0, chargeable: 2880 }, { roundTo: 7 }, { net: 2880, how: 'exact' }],
  [{ span: 2768, breakMinutes: 0, chargeable: 2775 }, {}, { net: 2768, how: 'rounded' }],
] as const)('%j by %j is explained as %j', (line, rule, reason) => {
  expect(hoursReason(line, { ...defaultHoursRule, ...rule })).toEqual(reason)
})
