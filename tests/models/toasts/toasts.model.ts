import { expect } from 'vitest'
import { toastMachine } from '../../../src/machines/toasts/toast.machine.ts'
import { toastsMachine } from '../../../src/machines/toasts/toasts.machine.ts'
import { activeDelays } from '../definitions.ts'
import { toastsTable, toastTable } from './toasts.table.ts'
import type { Model, Visit } from '../walk.ts'

const waits = (visit: Visit<typeof toastMachine>) => activeDelays(visit.snapshot).map(({ ms }) => ms)
/** Whether pointer and focus are on it, from all that happened. */
const held = ({ events }: Visit<typeof toastMachine>) =>
  [
    ['HOVERED', 'LEFT'],
    ['FOCUSED', 'BLURRED'],
  ].map(([on, off]) => events.findLast(({ type }) => type === on || type === off)?.type === on)
/** While pointer or focus are on it, no time runs. */
const heldBy = (pointer: boolean, focus: boolean) => (visit: Visit<typeof toastMachine>) => {
  expect(waits(visit)).toEqual([])
  expect(held(visit)).toEqual([pointer, focus])
}

export const toastModel: Model<typeof toastMachine> = {
  machine: toastMachine,
  table: toastTable,
  inputs: [
    { type: 'info', message: 'Link copied.' },
    { type: 'error', message: 'Something went wrong.', time: 0 },
    { type: 'success', message: 'Confirmed.', time: 5_000, action: { label: 'Undo', run: () => undefined } },
  ],
  events: () => ['CLICKED', 'ACTED', 'HOVERED', 'LEFT', 'FOCUSED', 'BLURRED'].map(type => ({ type })),
  answers: {},
  expectations: {
    'visible.free.running': visit => {
      const { time } = visit.snapshot.context
      expect(waits(visit)).toEqual([time ?? 3_000])
      expect(held(visit)).toEqual([false, false])
    },
    'visible.free.staying': visit => {
      expect(visit.snapshot.context.time).toBe(0)
      expect(waits(visit)).toEqual([])
    },
    'visible.hovered': heldBy(true, false),
    'visible.focused': heldBy(false, true),
    'visible.hoveredAndFocused': heldBy(true, true),
    gone: visit => expect(visit.snapshot.status).toBe('done'),
  },
}

const saved = { type: 'success', message: 'Saved.' } as const
const wrong = { type: 'error', message: 'Something went wrong.' } as const
/** Of two acts, each of which may fail in the same words, and one of them in others. */
const lost = { type: 'error', message: 'No answer.', time: 0 } as const
const refused = { type: 'error', message: 'Out of turn.', time: 0, about: 'one' } as const
const done = { type: 'success', message: 'Confirmed.', about: 'one' } as const

export const toastsModel: Model<typeof toastsMachine> = {
  machine: toastsMachine,
  table: toastsTable,
  inputs: [undefined],
  matters: context => context.shown.map(({ toast, tellsOf }) => [toast.message, ...tellsOf.toSorted()]).toSorted(),
  explore: ({ context }, { type }) => type !== 'ADDED' || context.shown.length < 2,
  events: () => [
    { type: 'ADDED', toast: saved },
    { type: 'ADDED', toast: { ...wrong } },
    ...[undefined, 'one', 'other'].map(about => ({ type: 'ADDED', toast: { ...lost, ...(about ? { about } : {}) } })),
    { type: 'ADDED', toast: { ...refused } },
    { type: 'ADDED', toast: done },
    { type: 'SETTLED', about: 'one' },
    { type: 'REWORDED', toast: saved, message: 'Received.' },
    { type: 'CLEARED' },
  ],
  answers: { '*': () => [undefined] },
  expectations: {
    empty: visit => {
      expect(visit.snapshot.context.shown).toEqual([])
      expect(visit.live).toEqual([])
    },
    showing: visit => {
      const { shown } = visit.snapshot.context
      // Of one thing there is never more than one failure, and none once it went well.
      const failed = shown.flatMap(({ toast, tellsOf }) => (toast.type === 'error' ? tellsOf : []))
      const known = failed.filter(about => about !== null)
      expect(known).toEqual([...new Set(known)])
      const last = visit.events.at(-1)
      if (last?.type === 'SETTLED' || (last?.type === 'ADDED' && 'toast' in last && last.toast === done))
        expect(known).not.toContain('one')
      // Never two that say the same, each with an actor of its own.
      expect(new Set(shown.map(({ toast }) => `${toast.type} ${toast.message}`)).size).toBe(shown.length)
      expect(visit.live.toSorted()).toEqual(shown.map(({ id }) => id).toSorted())
    },
  },
}
