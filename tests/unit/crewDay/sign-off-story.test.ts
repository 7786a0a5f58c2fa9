import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Drawing } from '../../../domain/deliveryNotes/signature.ts'
import type { SheetLine } from '../../../domain/deliveryNotes/sign-off.ts'
import { signOffMachine } from '../../../src/machines/sign-off/sign-off.machine.ts'
import { draftOf } from '../../../src/machines/sign-off/sign-off.setup.ts'
import type {
  HoursDraft,
  KeepAnswer,
  ProposeAnswer,
  SignOffDraft,
  SignOffInput,
} from '../../../src/machines/sign-off/sign-off.types.ts'

// Ways through the chart on which something of an earlier step has to be gone, or still there.

const line = (id: string, chargeable: number | null, from: number | null = 1): SheetLine => ({
  id,
  from,
  to: 2,
  chargeable,
})
const whole = [line('a', 480), line('b', 435)]
const drawn = (...strokes: [number, number][][]): Drawing => ({ ratio: 3, strokes })
const stroke: [number, number][] = [
  [100, 100],
  [400, 120],
]
const first = drawn(stroke)
const second = drawn(stroke, [
  [100, 200],
  [400, 220],
])
const reading = { deviceTime: 5, pageLife: 'page', monotonic: 5 }
const input: SignOffInput = {
  lines: whole,
  entered: {},
  kept: {},
  troubles: {},
  note: { state: 'open', amended: false },
  name: '',
  stored: null,
}

/** A sheet on a device without network; corrections are kept as `keeps` says, one after the other. */
async function open(given: Partial<SignOffInput> = {}, keeps: KeepAnswer[] = []) {
  const machine = signOffMachine.provide({
    actors: {
      propose: fromPromise<ProposeAnswer, undefined>(() => Promise.resolve({ kind: 'unreachable' })),
      keepHours: fromPromise<KeepAnswer, HoursDraft | null>(() =>
        Promise.resolve(keeps.shift() ?? { kind: 'failed' as const }),
      ),
      enqueue: fromPromise<KeepAnswer, SignOffDraft | null>(() =>
        Promise.resolve({ kind: 'queued', entry: 'signature' }),
      ),
    },
  })
  const actor = createActor(machine, { input: { ...input, ...given } }).start()
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, snapshot => snapshot.matches(state))
  await waitFor(actor, snapshot => !snapshot.matches('loading'))
  return { actor, until, now: () => actor.getSnapshot().context }
}

describe('the hint why a tap was not taken', () => {
  it('that the name is missing goes when somebody is named', async () => {
    const { actor, now } = await open({ drawing: first })
    actor.send({ type: 'CONFIRMED', reading })
    expect(now().hint).toBe('nameMissing')
    actor.send({ type: 'NAMED', name: 'Katharina Brandt' })
    expect(now().hint).toBeNull()
  })
  it('that the name is missing goes when somebody signs after all instead of refusing', async () => {
    const { actor, now } = await open()
    actor.send({ type: 'REFUSING' })
    actor.send({ type: 'REFUSED', refusal: 'Two people came an hour late.', reading })
    actor.send({ type: 'CANCELLED' })
    expect(now().hint).toBe('nameMissing')
    actor.send({ type: 'DRAWN', drawing: first })
    expect(now().hint).toBeNull()
  })
  it('that times are missing goes when the sheet, complete by then, is confirmed', async () => {
    const timeless = [line('a', 480), line('b', 435, null)]
    const { actor, now } = await open({ lines: timeless, drawing: first, name: 'Katharina Brandt' })
    actor.send({ type: 'CONFIRMED', reading })
    expect(now().hint).toBe('timesMissing')
    actor.send({ type: 'LINES_CHANGED', lines: whole })
    actor.send({ type: 'CONFIRMED', reading })
    expect(actor.getSnapshot().matches({ confirming: 'saving' })).toBe(true)
    expect(now().hint).toBeNull()
  })
})

it('a signature is what was drawn last, and that is what is confirmed', async () => {
  const { actor, until, now } = await open({ drawing: first, name: 'Katharina Brandt' })
  actor.send({ type: 'DRAWN', drawing: second })
  expect(now().drawing).toEqual(second)
  actor.send({ type: 'CONFIRMED', reading })
  await until({ confirming: 'queued' })
  expect(now().answer).toEqual({ kind: 'signed', name: 'Katharina Brandt', signature: second })
})

it('that a correction could not be kept is told until the next one is', async () => {
  const { actor, until, now } = await open({}, [{ kind: 'failed' }, { kind: 'queued', entry: 'correction' }])
  actor.send({ type: 'LINE_SET', line: 'b', hours: { chargeable: 420 } })
  await until('signing')
  expect(now().notKept).toBe(true)
  actor.send({ type: 'LINE_SET', line: 'b', hours: { chargeable: 450 } })
  await until('signing')
  expect(now()).toMatchObject({ notKept: false, kept: { correction: 'b' } })
})

describe.each(['hoursChanged', 'hoursMissing', 'timesMissing'])('a sign-off refused as %s', refused => {
  const answer = { kind: 'signed', name: 'K. Brandt', signature: first } as const
  const stored = { entry: 'signature', refused: null, answer, shown: [{ id: 'a', chargeable: 480 }] }

  it('before the page was opened is looked at again', async () => {
    const { actor, now } = await open({ stored: { ...stored, refused } })
    expect(actor.getSnapshot().value).toBe('changed')
    expect(now()).toMatchObject({ drawing: null, answer: null, changed: ['b'] })
  })
  it('while the page is open is looked at again', async () => {
    const { actor, until, now } = await open({ stored })
    actor.send({ type: 'ENTRY_ANSWERED', entry: 'signature', problem: refused })
    await until('changed')
    expect(now()).toMatchObject({ drawing: null, answer: null, problem: refused })
  })
})

it('nothing goes to the outbox before an answer was confirmed by a tap', async () => {
  const { now } = await open()
  const answer = { kind: 'unsigned' } as const
  const shown = [{ id: 'a', chargeable: 480 }]
  expect(draftOf({ ...now(), answer, shown })).toBeNull()
  expect(draftOf({ ...now(), reading, shown })).toBeNull()
  expect(draftOf({ ...now(), answer, reading, shown, entry: 'refused' })).toEqual({
    lines: shown,
    answer,
    reading,
    replaces: 'refused',
  })
})
