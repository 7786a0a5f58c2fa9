import { assign } from 'xstate'
import { onAnswer } from '../on-answer.ts'
import { ignoringAllBut, kioskSetup } from './kiosk.setup.ts'

/** Left with the exit PIN: what is unsent goes first, or the chief hears how much stays on the tablet. */
export const leavingStates = kioskSetup.createStateConfig({
  initial: 'sending',
  states: {
    sending: {
      meta: ignoringAllBut(),
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: onAnswer({
          empty: '#kiosk.wiping',
          waiting: { target: 'asking', actions: assign(({ event: { output } }) => ({ waiting: output.entries })) },
        }),
      },
    },
    asking: {
      on: {
        BACK: '#kiosk.open',
        LEFT: '#kiosk.wiping',
        OUTBOX_CHANGED: [{ guard: 'hasEmptied', target: 'sending', actions: 'takeOutbox' }, { actions: 'takeOutbox' }],
      },
      meta: ignoringAllBut('BACK', 'LEFT'),
    },
  },
})

/** Closed from afar: it shows nobody any more, and sends until nothing is left. */
export const closingStates = kioskSetup.createStateConfig({
  initial: 'draining',
  entry: 'forgetServed',
  states: {
    draining: {
      meta: ignoringAllBut(),
      invoke: {
        id: 'drain',
        src: 'drain',
        onDone: onAnswer({
          empty: { target: 'closed', actions: assign({ waiting: 0 }) },
          waiting: { target: 'waiting', actions: assign(({ event: { output } }) => ({ waiting: output.entries })) },
        }),
      },
    },
    waiting: {
      after: { untilRetry: 'draining' },
      on: {
        LEFT: '#kiosk.wiping',
        OUTBOX_CHANGED: [{ guard: 'hasEmptied', target: 'closed', actions: 'takeOutbox' }, { actions: 'takeOutbox' }],
      },
      meta: ignoringAllBut('LEFT'),
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
      meta: ignoringAllBut('LEFT'),
    },
  },
})
