import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { deskStates } from './kiosk-desk.ts'
import { closingStates, leavingStates } from './kiosk-ending.ts'
import { undoStates } from './kiosk-undo.ts'
import { ignoringAllBut, kioskSetup, nobody } from './kiosk.setup.ts'

/**
 * A tablet at the door that stands for one crew: faces, a PIN where the agency asks for one, a confirmation. A tap never
 * waits for the network; what was tapped is saved on the tablet and goes out by the outbox. It is left by the exit PIN,
 * and a kiosk that was closed from afar sends what it has and ends. Decisions 4, 22, 24, 25.
 */
export const kioskMachine = kioskSetup.createMachine({
  id: 'kiosk',
  context: ({ input }) => ({
    ...nobody,
    task: input.task,
    roster: null,
    punches: [],
    letters: null,
    page: 0,
    online: true,
    waiting: 0,
    pausedUntil: null,
    last: null,
    undone: null,
  }),
  invoke: { id: 'lock', src: 'lock' },
  on: {
    OUTBOX_CHANGED: { actions: 'takeOutbox' },
    ENTRY_RECEIVED: { actions: 'noteReceived' },
    ENTRY_DROPPED: { actions: 'dropPunch' },
  },
  initial: 'claiming',
  states: {
    claiming: {
      after: { lockPatience: 'elsewhere' },
      on: { LOCK_HELD: 'reading' },
      meta: ignoringAllBut('LOCK_HELD'),
    },
    // Another tab is the kiosk: two would answer one tap twice.
    elsewhere: { on: { LOCK_HELD: 'reading' }, meta: ignoringAllBut('LOCK_HELD') },
    reading: {
      meta: ignoringAllBut(),
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: [
          {
            guard: ({ event }) => event.output.roster !== null,
            target: '#kiosk.open.roster.refreshing',
            actions: assign(({ event: { output } }) => output),
          },
          { target: 'loading', actions: assign(({ event: { output } }) => output) },
        ],
      },
    },
    loading: {
      meta: ignoringAllBut(),
      invoke: {
        id: 'loadFirst',
        src: 'loadRoster',
        onDone: onAnswer({
          loaded: { target: 'open', actions: { type: 'takeRoster', params: ({ event }) => event.output } },
          revoked: 'closing',
          ended: 'ended',
          unreachable: 'unreached',
        }),
      },
    },
    unreached: {
      after: { untilRetry: 'loading' },
      on: { RETRY: 'loading' },
      meta: ignoringAllBut('RETRY'),
    },
    open: {
      type: 'parallel',
      meta: ignoring('LOCK_HELD', 'RETRY', 'LEFT'),
      states: {
        desk: deskStates,
        undo: undoStates,
        roster: {
          initial: 'current',
          states: {
            current: {
              invoke: { id: 'minutes', src: 'minutes' },
              on: {
                ROSTER_DUE: 'refreshing',
                OUTBOX_CHANGED: [
                  { guard: 'hasDrained', target: 'refreshing', actions: 'takeOutbox' },
                  { actions: 'takeOutbox' },
                ],
              },
            },
            refreshing: {
              entry: 'noteAsked',
              meta: ignoring('ROSTER_DUE'),
              invoke: {
                id: 'loadRoster',
                src: 'loadRoster',
                onDone: onAnswer({
                  loaded: { target: 'current', actions: { type: 'takeRoster', params: ({ event }) => event.output } },
                  revoked: '#kiosk.closing',
                  ended: '#kiosk.ended',
                  unreachable: 'current',
                }),
              },
            },
          },
        },
      },
    },
    leaving: leavingStates,
    closing: closingStates,
    // The session is over and nothing can be sent: what waits stays for the next kiosk of this crew here.
    ended: {
      entry: 'forgetServed',
      on: { LEFT: 'wiping' },
      meta: ignoringAllBut('LEFT'),
    },
    wiping: { meta: ignoringAllBut(), invoke: { id: 'wipe', src: 'wipe', onDone: 'over' } },
    over: { type: 'final' },
  },
})
