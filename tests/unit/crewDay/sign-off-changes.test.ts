import { describe, expect, it } from 'vitest'
import type { Drawing } from '../../../domain/deliveryNotes/signature.ts'
import type { SheetLine } from '../../../domain/deliveryNotes/sign-off.ts'
import {
  adoptedSheet,
  answered,
  figuresChanged,
  keptAs,
  troubleOf,
  withEntered,
} from '../../../src/machines/sign-off/sign-off.changes.ts'
import type { SignOffContext, Trouble } from '../../../src/machines/sign-off/sign-off.types.ts'

const line = (id: string, chargeable: number | null): SheetLine => ({ id, from: 1, to: 2, chargeable })
const [a, b] = [line('a', 480), line('b', 435)]
const changedB = line('b', 495)
const drawing: Drawing = {
  ratio: 3,
  strokes: [
    [
      [100, 100],
      [400, 120],
    ],
  ],
}
const impossible: Trouble = { code: 'hoursImpossible', question: null }
const sheet = (given: Partial<SignOffContext> = {}): SignOffContext => ({
  lines: [a, b],
  entered: {},
  troubles: {},
  kept: {},
  keeping: null,
  notKept: false,
  name: 'Katharina Brandt',
  drawing: null,
  answer: null,
  reading: null,
  shown: [],
  entry: null,
  problem: null,
  changed: [],
  hint: null,
  note: { state: 'open', amended: false },
  ...given,
})
/** What was drawn, after a change: `undefined` where the change leaves it as it is. */
const drawnAfter = (change: Partial<SignOffContext>) => change.drawing

describe("the server's lines", () => {
  const entered = { a: { chargeable: 450 }, b: { chargeable: 420 } }

  it.each<[string, Partial<SignOffContext>, SignOffContext['entered']]>([
    ['forget what has arrived', { entered }, {}],
    ['keep a correction that still waits', { entered, kept: { entry: 'b' } }, { b: { chargeable: 420 } }],
    ['keep a correction that was refused', { entered, troubles: { a: impossible } }, { a: { chargeable: 450 } }],
    ['keep both', { entered, kept: { entry: 'b' }, troubles: { a: impossible } }, entered],
  ])('%s', (_, given, left) => {
    expect(adoptedSheet(sheet(given), [a, changedB])).toEqual({ lines: [a, changedB], entered: left })
  })

  it.each<[string, Partial<SignOffContext>, readonly SheetLine[], string[]]>([
    ['with the same figures change none', {}, [a, b], []],
    ['with one other figure name its line', {}, [a, changedB], ['b']],
    [
      'under a correction that waits change nothing',
      { entered: { b: { chargeable: 420 } }, kept: { e: 'b' } },
      [a, changedB],
      [],
    ],
    ['in place of a correction that arrived name its line', { entered: { b: { chargeable: 420 } } }, [a, b], ['b']],
  ])('%s', (_, given, lines, changed) => expect(figuresChanged(sheet(given), lines)).toEqual(changed))

  it('with one other figure void what was drawn under the former one', () => {
    expect(drawnAfter(adoptedSheet(sheet({ drawing }), [a, changedB]))).toBeNull()
  })
  it('with the same figures leave what was drawn', () => {
    expect(adoptedSheet(sheet({ drawing }), [{ ...a, to: 3 }, b])).not.toHaveProperty('drawing')
  })
  it('leave the signature of an answer that was given', () => {
    const answer = { kind: 'signed', name: 'K. Brandt', signature: drawing } as const
    expect(adoptedSheet(sheet({ drawing, answer }), [a, changedB])).not.toHaveProperty('drawing')
  })
})

describe('hours that are entered', () => {
  const hours = { chargeable: 420, startTime: '06:00' }

  it('stand beside what was entered before, and are on their way', () => {
    const before = sheet({ entered: { a: { chargeable: 450 } } })
    expect(withEntered(before, { line: 'b', hours })).toMatchObject({
      entered: { a: { chargeable: 450 }, b: hours },
      keeping: { line: 'b', hours, replaces: [] },
      hint: null,
    })
  })
  it('put right the trouble of their own line alone', () => {
    const before = sheet({ troubles: { a: impossible, b: impossible } })
    expect(withEntered(before, { line: 'b', hours }).troubles).toEqual({ a: impossible })
  })
  it('take the place of the entries of their own line alone', () => {
    const before = sheet({ kept: { first: 'b', other: 'a', second: 'b' } })
    expect(withEntered(before, { line: 'b', hours }).keeping?.replaces).toEqual(['first', 'second'])
  })

  it.each<[string, Partial<SignOffContext>, string, number | null]>([
    ["other minutes than the server's", {}, 'b', 420],
    ['the minutes of another line', {}, 'b', 480],
    ["the server's minutes in place of those entered here", { entered: { b: { chargeable: 420 } } }, 'b', 435],
    ['no minutes any more', {}, 'a', null],
    ['the first minutes of a line', { lines: [a, line('b', null)] }, 'b', 435],
  ])('void what was drawn: %s', (_, given, of, chargeable) => {
    expect(drawnAfter(withEntered(sheet({ drawing, ...given }), { line: of, hours: { chargeable } }))).toBeNull()
  })
  it.each<[string, Partial<SignOffContext>, string, number]>([
    ["the server's minutes with another start", {}, 'b', 435],
    ['the minutes entered here with another start', { entered: { b: { chargeable: 420 } } }, 'b', 420],
  ])('leave what was drawn: %s', (_, given, of, chargeable) => {
    const after = withEntered(sheet({ drawing, ...given }), { line: of, hours: { chargeable, startTime: '06:00' } })
    expect(after).not.toHaveProperty('drawing')
  })
})

describe('a refusal', () => {
  it.each([
    ['timeInGap', 'start'],
    ['timeInGap', 'end'],
    ['timeIsDoubled', 'start'],
    ['timeIsDoubled', 'end'],
  ] as const)('%s of the %s asks which hour is meant', (code, which) => {
    expect(troubleOf(code, { which })).toEqual({ code, question: { problem: code, which } })
  })
  it.each([
    ['hoursImpossible', { which: 'start' }],
    ['hoursImpossible', { which: 'end' }],
    ['timeInGap', { which: 'middle' }],
    ['timeInGap', {}],
    ['timeIsDoubled', undefined],
  ])('%s with %j asks nothing', (code, details) => {
    expect(troubleOf(code, details)).toEqual({ code, question: null })
  })
})

describe('an answer', () => {
  const kept = { mine: 'a', other: 'b' }
  const troubles = { a: impossible }

  it('that a correction has arrived leaves the others on their way', () => {
    expect(answered(sheet({ kept }), 'mine', null, undefined)).toEqual({ kept: { other: 'b' } })
  })
  it('that refuses a correction is trouble of its line, beside that of others', () => {
    expect(answered(sheet({ kept, troubles }), 'other', 'timeInGap', { which: 'end' })).toEqual({
      troubles: { a: impossible, b: { code: 'timeInGap', question: { problem: 'timeInGap', which: 'end' } } },
    })
  })
  it('to a correction is about its own line, whichever it names', () => {
    expect(answered(sheet({ kept }), 'other', 'hoursImpossible', { line: 'a' })).toEqual({
      troubles: { b: impossible },
    })
  })
  it('to a sign-off is trouble of the line it names', () => {
    expect(answered(sheet(), 'signature', 'hoursImpossible', { line: 'b' })).toEqual({ troubles: { b: impossible } })
  })
  it.each([[undefined], [{}], [{ line: 7 }], [{ line: null }]])('with %j is trouble of no line', details => {
    expect(answered(sheet({ troubles }), 'signature', 'hoursImpossible', details)).toEqual({})
  })
})

it.each<[string, string | null, SignOffContext['kept']]>([
  ['under its entry, in place of the former of its line', 'new', { other: 'a', new: 'b' }],
  ['by the page alone, in place of the former of its line', null, { other: 'a', 'not kept b': 'b' }],
])('a correction is kept %s', (_, entry, kept) => {
  const keeping = { line: 'b', hours: { chargeable: 420 }, replaces: ['former'] }
  const after = keptAs(sheet({ kept: { former: 'b', other: 'a' }, keeping }), entry)
  expect(after).toEqual({ kept, keeping: null })
})
