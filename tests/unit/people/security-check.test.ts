import { describe, expect, it } from 'vitest'
import {
  attendanceOf,
  isLate,
  isWhole,
  mayFinish,
  unanswered,
  unsigned,
  withFinding,
} from '../../../domain/securityChecks/security-check.ts'
import { shiftsOf } from '../../../domain/securityChecks/shifts.ts'

const at = '2026-05-27T04:00:00.000Z'
const span = (starts: number, ends: number) => ({ starts, ends })

describe('shifts of a crew on a day', () => {
  it.each([
    ['none', [], []],
    ['one', [span(6, 14)], [[span(6, 14)]]],
    ['what overlaps is one', [span(8, 16), span(6, 14)], [[span(6, 14), span(8, 16)]]],
    ['what begins when the other ends is another', [span(14, 22), span(6, 14)], [[span(6, 14)], [span(14, 22)]]],
    [
      'a short one within a long one ends nothing',
      [span(6, 22), span(7, 8), span(20, 23)],
      [[span(6, 22), span(7, 8), span(20, 23)]],
    ],
  ])('%s', (_, positions, shifts) => {
    expect(shiftsOf(positions)).toEqual(shifts)
  })
})

describe('a security check', () => {
  it.each([
    ['checkedIn', 10, 'present'],
    ['checkedOut', 0, 'left'],
    ['signedOff', 0, 'left'],
    ['confirmed', 5, 'late'],
    ['confirmed', 6, 'coming'],
    ['invited', 0, null],
    ['noShow', 0, null],
  ] as const)('has whoever is %s and due at %i as %s', (status, starts, attendance) => {
    expect(attendanceOf(status, starts, 5)).toBe(attendance)
  })

  it('takes a defect only with what was done about it', () => {
    expect(isWhole({ finding: 'ok', text: null })).toBe(true)
    expect(isWhole({ finding: 'defect', text: 'Closed off' })).toBe(true)
    expect(isWhole({ finding: 'defect', text: '' })).toBe(false)
    expect(isWhole({ finding: 'defect', text: null })).toBe(false)
  })

  it('waits for answers that are wanted, and for whoever is there', () => {
    const [exits, lift] = [
      { id: 'exits', required: true },
      { id: 'lift', required: false },
    ]
    const found = { questionId: 'exits', finding: 'ok', text: null } as const
    expect(unanswered([exits, lift], [])).toEqual([exits])
    expect(unanswered([exits, lift], withFinding([], 'exits', found))).toEqual([])
    expect(withFinding([found], 'exits', null)).toEqual([])
    const person = { attendance: 'present', leads: false, signedAt: null } as const
    const others = [
      { ...person, signedAt: at },
      { ...person, attendance: 'left' },
      { ...person, attendance: 'late' },
      { ...person, attendance: 'coming' },
    ] as const
    expect(unsigned([person, ...others])).toEqual([person])
    const chief = { attendance: 'coming', leads: true, signedAt: null } as const
    expect(unsigned([chief, { ...chief, signedAt: at }])).toEqual([chief])
  })

  it.each([
    ['with everything said and signed', 'ok', at, 'present', true],
    ['with somebody who has not come', 'ok', null, 'late', true],
    ['not while something is open', null, at, 'present', false],
    ['not while somebody who is there has not signed', 'ok', null, 'present', false],
  ] as const)('is finished %s', (_, finding, signedAt, attendance, may) => {
    const answers = finding ? [{ questionId: 'exits', finding, text: null }] : []
    const chief = { attendance: 'present', leads: true, signedAt: at } as const
    const people = [chief, { attendance, leads: false, signedAt }]
    expect(mayFinish([{ id: 'exits', required: true }], answers, people)).toBe(may)
  })

  it('that nobody signed is not finished', () => {
    expect(mayFinish([], [], [{ attendance: 'late', leads: false, signedAt: null }])).toBe(false)
    expect(mayFinish([], [], [])).toBe(false)
  })

  it.each([
    [null, at, false],
    [at, null, false],
    [at, at, false],
    [at, '2026-05-27T04:30:00.000Z', false],
    ['2026-05-27T04:30:00.000Z', at, true],
  ])('that was signed at %s and finished at %s: late %s', (signedAt, finishedAt, late) => {
    expect(isLate(signedAt, finishedAt)).toBe(late)
  })
})
