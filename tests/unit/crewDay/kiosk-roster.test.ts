import { describe, expect, it } from 'vitest'
import {
  type KioskLine,
  type KioskPunch,
  linesOfNow,
  overlaid,
  presentLine,
  punchesLeft,
  receivedOf,
  takenBack,
  tapHint,
} from '../../../domain/kiosks/kiosk-roster.ts'

const minute = 60_000
const hour = 60 * minute
const six = Date.UTC(2026, 5, 1, 6)
const line = (change: Partial<KioskLine> = {}): KioskLine => ({
  id: 'l',
  projectCrewItemId: 'position',
  person: { id: 'p', firstName: 'Noor', lastName: 'Aziz', pin: false },
  starts: new Date(six).toISOString(),
  ends: new Date(six + 8 * hour).toISOString(),
  preCallAt: null,
  checkInAt: null,
  checkOutAt: null,
  ...change,
})
const made = { entry: 'e', line: 'l', caption: 'Check-in', at: six } as const
const gone = { ...made, received: true, undone: { entry: 'u', received: false, asked: false } } as const

it.each([
  ['an earlier version', { id: 'l', projectCrewItem: 'position' }],
  ['this version', { id: 'l', projectCrewItemId: 'position' }],
])('a line that %s kept names its position', (_, kept) =>
  expect(presentLine(kept)).toMatchObject({ id: 'l', projectCrewItemId: 'position' }),
)

describe('punches of a tablet over its roster', () => {
  it('both kinds count at once', () => {
    const punches: KioskPunch[] = [
      { ...made, received: false },
      { entry: 'o', line: 'l', caption: 'Check-out', at: six + hour, received: false },
    ]
    expect(overlaid([line()], punches)).toEqual([
      line({ checkInAt: new Date(six).toISOString(), checkOutAt: new Date(six + hour).toISOString() }),
    ])
  })
  it('one that only the roster still knows is remembered when it is taken back', () => {
    expect(takenBack([], made, 'u')).toEqual([gone])
  })
  it.each([
    [5 * minute, null],
    [5 * minute + 1, 'heard'],
  ])('what was taken back is not shown for what the roster heard %i ms later', (later, shown) => {
    const heard = new Date(six + later).toISOString()
    expect(overlaid([line({ checkInAt: heard })], [gone])[0]?.checkInAt).toBe(shown && heard)
  })
  it('what was received is received, and nothing else', () => {
    const other = { ...gone, entry: 'x', undone: { ...gone.undone, entry: 'y' } }
    const [first, second] = receivedOf([gone, other], 'u')
    expect(first).toEqual({ ...gone, undone: { ...gone.undone, received: true } })
    expect(second).toEqual(other)
  })
  it('of people the roster no longer names they are dropped', () => {
    expect(punchesLeft([], [{ ...made, received: false }])).toEqual([])
  })
})

describe('a tap', () => {
  it.each([
    ['Check-in', {}, six - 90 * minute, null],
    ['Check-in', {}, six - 90 * minute - 1, 'notStarted'],
    ['Check-in', { checkInAt: 'before' }, six, 'alreadyIn'],
    ['Check-out', {}, six, 'notIn'],
    ['Check-out', { checkInAt: 'before' }, six, null],
    ['Check-in', { checkOutAt: 'before' }, six, 'alreadyOut'],
  ] as const)('%s of %o at %i: %s', (task, change, now, hint) => {
    expect(tapHint(line(change), task, 90, now)).toBe(hint)
  })
})

describe('the crew of now', () => {
  const early = line({ id: 'early' })
  const far = line({
    id: 'far',
    starts: new Date(six + 72 * hour).toISOString(),
    ends: new Date(six + 80 * hour).toISOString(),
  })
  const of = (now: number) => linesOfNow([early, far], 'UTC', now).map(({ id }) => id)
  it('is there from half a day before until six hours after, and the nearest day’s else', () => {
    expect(of(six - 12 * hour)).toEqual(['early'])
    expect(of(six + 14 * hour)).toEqual(['early'])
    expect(of(six + 60 * hour)).toEqual(['far'])
    expect(of(six + 59 * hour)).toEqual(['far'])
    expect(of(six - 40 * hour)).toEqual(['early'])
  })
  it('is none a moment later, where others are near', () => {
    const both = (now: number) =>
      linesOfNow(
        [
          early,
          line({
            id: 'late',
            starts: new Date(six + 20 * hour).toISOString(),
            ends: new Date(six + 30 * hour).toISOString(),
          }),
        ],
        'UTC',
        now,
      )
    expect(both(six + 14 * hour).map(({ id }) => id)).toEqual(['early', 'late'])
    expect(both(six + 14 * hour + 1).map(({ id }) => id)).toEqual(['late'])
    expect(both(six + 8 * hour - 1).map(({ id }) => id)).toEqual(['early'])
  })
})
