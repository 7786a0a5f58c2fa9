import { assign } from 'xstate'
import { allBut, kioskSetup } from './kiosk.setup.ts'
import type { DrainAnswer } from './kiosk.types.ts'

const counted = (answer: DrainAnswer) => ({ waiting: answer.kind === 'waiting' ? answer.entries : 0 })

/** Left with the exit PIN: what is unsent goes first, or the chief hears how much stays on the tablet. */
export const leavingStates = kioskSetup.createStateConfig({
  initial: 'sending',
  states: {
    sending: {
      meta: { ignored: allBut() },
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: [
          { guard: ({ event }) => event.output.kind === 'empty', target: '#kiosk.wiping' },
          { target: 'asking', actions: assign(({ event }) => counted(event.output)) },
        ],
      },
    },
    asking: {
      on: {
        BACK: '#kiosk.open',
        LEFT: '#kiosk.wiping',
        OUTBOX_CHANGED: [{ guard: 'hasEmptied', target: 'sending', actions: 'takeOutbox' }, { actions: 'takeOutbox' }],
      },
      meta: { ignored: allBut('BACK', 'LEFT') },
    },
  },
})

/** Closed from afar: it shows nobody any more, and sends until nothing is left. */
export const closingStates = kioskSetup.createStateConfig({
  initial: 'draining',
  entry: 'forgetServed',
  states: {
    draining: {
      meta: { ignored: allBut() },
      invoke: {
        id: 'drain',
        src: 'drain',
        onDone: [
          { guard: ({ event }) => event.output.kind === 'empty', target: 'closed', actions: assign({ waiting: 0 }) },
          { target: 'waiting', actions: assign(({ event }) => counted(event.output)) },
        ],
      },
    },
    waiting: {
      after: { untilRetry: 'draining' },
      on: {
        LEFT: '#kiosk.wiping',
        OUTBOX_CHANGED: [{ guard: 'hasEmptied', target: 'closed', actions: 'takeOutbox' }, { actions: 'takeOutbox' }],
      },
      meta: { ignored: allBut('LEFT') },
    },
    closed: {
      on: {
        LEFT: '#kiosk.wiping',
        // A tap of the very moment it was closed was still being saved.
        OUTBOX_CHANGED: [
          { guard: 'hasEmptied', actions: 'takeOutbox' },
          { target: 'draining', actions: 'takeOutbox' },
        ],
      },
      meta: { ignored: allBut('LEFT') },
    },
  },
})
