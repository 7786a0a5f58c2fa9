import { describe, expect, it } from 'vitest'
import { defaultHoursRule } from '../../../domain/deliveryNotes/hours-rule.ts'
import {
  type Entered,
  type SheetLine,
  changedLines,
  linesInTheWay,
  isCharged,
  isStillToCome,
  lineGap,
  sheetGap,
  sheetSum,
  shownLines,
  typedTime,
  wallSpan,
  wallProposal,
  withProposal,
} from '../../../domain/deliveryNotes/sign-off.ts'
import { restoredSignature } from '../../../src/machines/sign-off/kept-signature.actors.ts'
import { type Drawing, inkBox, isSignature } from '../../../domain/deliveryNotes/signature.ts'

const line = (id: string, chargeable: number | null, from: number | null = 1, to: number | null = 2): SheetLine => ({
  id,
  from,
  to,
  chargeable,
})
const [ready, unset, timeless] = [line('ready', 480), line('unset', null), line('timeless', 480, null)]

describe('a line of a sign-off', () => {
  it.each<[string, SheetLine, Entered, ReturnType<typeof lineGap>]>([
    ['with times and hours is complete', ready, {}, null],
    ['without hours', unset, {}, 'hoursMissing'],
    ['without a start', timeless, {}, 'timesMissing'],
    ['without an end', line('a', 480, 1, null), {}, 'timesMissing'],
    ['set here', unset, { unset: { chargeable: 435 } }, null],
    ['made blank here', ready, { ready: { chargeable: null } }, 'hoursMissing'],
    ['with a start entered here', timeless, { timeless: { chargeable: 480, startTime: '06:00' } }, null],
    ['with an end entered here', line('a', 480, 1, null), { a: { chargeable: 480, endTime: '14:00' } }, null],
    [
      'with an end entered beside a start',
      line('a', 480, null, 2),
      { a: { chargeable: 480, endTime: '14:00' } },
      'timesMissing',
    ],
    ['with an end, but no start', timeless, { timeless: { chargeable: 480, endTime: '14:00' } }, 'timesMissing'],
  ])('%s', (_, one, entered, gap) => expect(lineGap(one, entered)).toBe(gap))

  it.each([
    ['confirmed', true],
    ['checkedIn', true],
    ['checkedOut', true],
    ['signedOff', false],
    ['noShow', false],
    ['notNeeded', false],
    ['invited', false],
    ['cancelled', false],
  ] as const)('of somebody %s is charged: %s', (status, charged) => expect(isCharged(status)).toBe(charged))
})

describe('a sheet', () => {
  it.each<[string, SheetLine[], Entered, ReturnType<typeof sheetGap>, string[]]>([
    ['of nobody has no gap', [], {}, null, []],
    ['that is complete', [ready], {}, null, []],
    ['with hours missing', [ready, unset], {}, 'hoursMissing', ['unset']],
    ['with times missing says that first', [unset, timeless], {}, 'timesMissing', ['timeless']],
    ['that was completed here', [ready, unset], { unset: { chargeable: 435 } }, null, []],
  ])('%s', (_, lines, entered, gap, inTheWay) => {
    expect(sheetGap(lines, entered)).toBe(gap)
    expect(linesInTheWay(lines, entered)).toEqual(inTheWay)
  })

  it('counts what is set and adds up what is charged', () => {
    expect(sheetSum([ready, unset, timeless], {})).toEqual({ set: 1, all: 3, minutes: 480 })
    expect(sheetSum([ready, unset], { unset: { chargeable: 435 } })).toEqual({ set: 2, all: 2, minutes: 915 })
  })

  it('is shown to the client as it stands, with what was entered by hand', () => {
    expect(
      shownLines([ready, timeless], { timeless: { chargeable: 465, startTime: '02:30', startChoice: 'later' } }),
    ).toEqual([
      { id: 'ready', chargeable: 480 },
      { id: 'timeless', chargeable: 465, startTime: '02:30', startChoice: 'later' },
    ])
  })

  it.each([
    { chargeable: 465, startTime: '02:30' },
    { chargeable: 465, endTime: '02:30' },
    { chargeable: 465, endTime: '02:30', endChoice: 'earlier' },
    { chargeable: 465, startTime: '22:00', startChoice: 'later', endTime: '02:30', endChoice: 'earlier' },
    { chargeable: 465 },
  ] as const)('shows the client of %j exactly that', entered => {
    expect(shownLines([timeless], { timeless: entered })).toStrictEqual([{ id: 'timeless', ...entered }])
  })

  it('shows a line without hours as nothing to be charged, which counts for nothing in its sum', () => {
    expect(shownLines([unset], {})).toStrictEqual([{ id: 'unset', chargeable: 0 }])
    expect(sheetSum([], {})).toEqual({ set: 0, all: 0, minutes: 0 })
  })

  it('names whose hours have changed, who was added and who has gone', () => {
    expect(changedLines([ready, unset, timeless], [{ id: 'ready', chargeable: 495 }, unset, line('new', 60)])).toEqual([
      'ready',
      'new',
      'timeless',
    ])
  })
})

it.each([
  ['06:00', '14:00', 30, false, 450],
  ['22:00', '06:10', 30, false, 465],
  ['06:07', '14:00', 0, false, 480],
  ['06:00', '06:00', 0, false, 1440],
  ['22:00', '06:00', 30, true, null],
  ['', '06:00', 30, false, null],
  ['06:00', '6', 30, false, null],
])('%s to %s less %i min, a clock set that night: %s, proposes %s', (start, end, breakMinutes, clockSet, minutes) =>
  expect(wallProposal(start, end, { breakMinutes, clockSet }, defaultHoursRule)).toBe(minutes),
)

it.each([
  ['before the planned one', 500, 600, 400, false],
  ['the planned one, a little before it comes', 600, 600, 400, false],
  ['after the planned one, and still to come', 700, 600, 650, true],
  ['after the planned one, and past', 700, 600, 800, false],
  ['this very moment', 700, 600, 700, false],
  ['after the planned one, which is still to come', 700, 600, 400, true],
] as const)('an end %s (%d, planned %d, at %d) is still to come: %s', (_, end, planned, now, is) =>
  expect(isStillToCome(end, planned, now)).toBe(is),
)

it.each([
  ['06:00', '14:00', 480],
  ['06:00', '06:01', 1],
  ['06:01', '06:00', 1439],
  ['06:00', '06:00', 1440],
  ['6:00', '14:00', null],
  ['06:00', '14', null],
] as const)('from %s to %s are %j minutes', (start, end, minutes) => expect(wallSpan(start, end)).toBe(minutes))

it.each<[string, Drawing | null, boolean]>([
  ['nothing', null, false],
  ['no strokes', { ratio: 3, strokes: [] }, false],
  ['a dot', { ratio: 3, strokes: [[[100, 100]]] }, false],
  [
    'a slip',
    {
      ratio: 3,
      strokes: [
        [
          [100, 100],
          [120, 100],
        ],
      ],
    },
    false,
  ],
  [
    'a dot and a slip far from it',
    {
      ratio: 3,
      strokes: [
        [[100, 100]],
        [
          [400, 100],
          [439, 100],
        ],
      ],
    },
    false,
  ],
  [
    'a slant',
    {
      ratio: 3,
      strokes: [
        [
          [100, 100],
          [130, 100],
          [130, 110],
        ],
      ],
    },
    true,
  ],
  [
    'a slant a little shorter',
    {
      ratio: 3,
      strokes: [
        [
          [100, 100],
          [130, 100],
          [130, 109.9],
        ],
      ],
    },
    false,
  ],
  [
    'two short strokes',
    {
      ratio: 3,
      strokes: [
        [
          [0, 0],
          [20, 0],
        ],
        [
          [0, 9],
          [20, 9],
        ],
      ],
    },
    true,
  ],
  [
    'a line',
    {
      ratio: 3,
      strokes: [
        [
          [100, 100],
          [140, 100],
        ],
      ],
    },
    true,
  ],
])('%s is a signature: %s', (_, drawing, is) => expect(isSignature(drawing)).toBe(is))

it.each([
  [
    'a hand on a wide pad',
    [
      [
        [200, 40],
        [700, 240],
      ],
    ],
    { x: 200, y: 40, width: 500, height: 200 },
  ],
  [
    'a hand on a phone upright',
    [
      [
        [300, 900],
        [500, 1400],
      ],
      [[250, 1000]],
    ],
    { x: 250, y: 900, width: 250, height: 500 },
  ],
  [
    'a dash, which stays one',
    [
      [
        [100, 500],
        [140, 500],
      ],
    ],
    { x: 45, y: 475, width: 150, height: 50 },
  ],
  ['a dot', [[[500, 100]]], { x: 425, y: 75, width: 150, height: 50 }],
  ['nothing', [], { x: 0, y: 0, width: 150, height: 50 }],
])('the ink of %s is framed by its bounds', (_, strokes, box) => expect(inkBox(strokes)).toEqual(box))

it.each([
  ['7:30', '07:30'],
  ['0730', '07:30'],
  ['730', '07:30'],
  ['12:59', '12:59'],
  ['23:59', '23:59'],
  ['0000', '00:00'],
  ['half past seven', null],
  ['23.50', '23:50'],
  [' 17h54 ', '17:54'],
  ['24:00', null],
  ['12:60', null],
  ['7', null],
  ['', null],
])('%j is typed as the time %j', (text, time) => expect(typedTime(text)).toBe(time))

it('a line nobody entered shows what its punches propose, and one entered by hand what was entered', () => {
  const shift = { starts: 0, checkInAt: 0, checkOutAt: 480 * 60_000, breakMinutes: 30 }
  const blank = line('a', null, null, null)
  expect(withProposal(blank, shift, defaultHoursRule)).toEqual({
    id: 'a',
    from: 0,
    to: shift.checkOutAt,
    chargeable: 450,
  })
  expect(withProposal(blank, { ...shift, checkOutAt: null }, defaultHoursRule)).toEqual(blank)
  expect(withProposal(ready, shift, defaultHoursRule)).toEqual(ready)
  for (const known of [line('a', 480, null, null), line('a', null, 1, null), line('a', null, null, 2)])
    expect(withProposal(known, shift, defaultHoursRule)).toEqual(known)
})

describe('a signature that was drawn before the page was loaded anew', () => {
  const drawing: Drawing = {
    ratio: 3,
    strokes: [
      [
        [100, 100],
        [400, 100],
      ],
    ],
  }
  const kept = { name: 'K. Brandt', drawing, shown: shownLines([ready], {}) }
  it('stands again under the same sheet', () => {
    expect(restoredSignature(kept, [ready], {})).toEqual({ name: 'K. Brandt', drawing })
  })
  it('is void under another one, and the name stays', () => {
    expect(restoredSignature(kept, [{ ...ready, chargeable: 495 }], {})).toEqual({ name: 'K. Brandt', drawing: null })
    expect(restoredSignature(kept, [ready, unset], {}).drawing).toBeNull()
  })
  it('that was none is none', () => {
    expect(restoredSignature(null, [ready], {})).toEqual({ name: null, drawing: null })
  })
})
