import { assign, raise } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { kioskSetup, undoOf } from './kiosk.setup.ts'

/** Ms since the tap in which a punch is taken back, a little less than is granted: a touch takes its time. Decision 38. */
const undoFor = 4_800
/** Ms that a late touch still meets what stood there, and not the face beneath. */
const lateTouchFor = 500
/** Ms that what became of it is said. */
const saidFor = 3_000

const ignored = ignoring('UNDO_ASKED')

/** Whoever was confirmed a moment ago, by mistake: "Not me" takes it back, also while the next one is looking for their face. */
export const undoStates = kioskSetup.createStateConfig({
  initial: 'nothing',
  on: { CONFIRMED: { target: '.offered', actions: 'noteConfirmed' } },
  states: {
    nothing: { entry: assign({ last: null, undone: null }), meta: ignored },
    offered: {
      on: {
        UNDO_ASKED: {
          target: 'saving',
          actions: [assign({ undone: ({ event }) => event.reading }), raise({ type: 'UNDONE' })],
        },
      },
      invoke: {
        id: 'undoable',
        src: 'pass',
        input: ({ context: { last } }) => ({ since: last?.reading ?? null, ms: undoFor }),
        onDone: 'past',
      },
    },
    past: {
      meta: ignored,
      invoke: {
        id: 'lateTouch',
        src: 'pass',
        input: ({ context: { last } }) => ({ since: last?.reading ?? null, ms: undoFor + lateTouchFor }),
        onDone: 'nothing',
      },
    },
    saving: {
      meta: ignored,
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => undoOf(context),
        onDone: onAnswer({
          saved: { target: 'undone', actions: { type: 'noteUndone', params: ({ event }) => event.output } },
          failed: 'failed',
        }),
      },
    },
    undone: {
      meta: ignored,
      invoke: {
        id: 'undoneSaid',
        src: 'pass',
        input: ({ context: { undone } }) => ({ since: undone, ms: saidFor }),
        onDone: 'nothing',
      },
    },
    failed: {
      meta: ignored,
      invoke: {
        id: 'failedSaid',
        src: 'pass',
        input: ({ context: { undone } }) => ({ since: undone, ms: saidFor }),
        onDone: 'nothing',
      },
    },
  },
})
