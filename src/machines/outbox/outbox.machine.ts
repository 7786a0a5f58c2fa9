import { assign, enqueueActions } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { answeredOf, outboxSetup, settlementOf, together } from './outbox.setup.ts'

/**
 * What was saved on this device goes out in order, one request at a time, by one tab: punches together as far as they
 * stand side by side, each answered by itself. No answer waits with back-off; a refusal marks that entry, is shown, and
 * holds up nothing else (a later punch is a fact of its own); an ended session keeps all until the same person logs in.
 * What is next comes from storage before every request, so reloads, crashes, other tabs and ten thousand entries do no
 * harm. Decisions 2, 18, 21, 22.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: { next: [], waiting: 0, refused: 0, settlements: [], decision: null, attempt: 0, jitter: 0 },
  initial: 'loading',
  on: { SENT_UNKEPT: { actions: 'sayUnkept' } },
  states: {
    loading: {
      // An entry added meanwhile may be missing from what is being read: read again.
      on: { ADDED: { target: 'loading', reenter: true } },
      meta: ignoring('LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'),
      invoke: {
        id: 'readStored',
        src: 'readStored',
        // Whether there is one is all that is asked here; what is sent is read under the lock.
        input: 1,
        onDone: { target: 'resting', actions: assign(({ event }) => event.output) },
      },
    },
    resting: {
      always: [
        { guard: 'hasNext', target: 'draining' },
        { guard: 'hasRefused', target: 'blocked' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: { ADDED: { target: 'draining', actions: 'count' } },
      meta: ignoring('LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'),
    },
    draining: {
      invoke: { id: 'lock', src: 'lock' },
      initial: 'waiting',
      meta: ignoring('CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'),
      on: { ADDED: { actions: 'count' } },
      states: {
        waiting: { on: { LOCK_HELD: 'reading' }, after: { lockPatience: 'reading' } },
        reading: {
          on: { ADDED: { target: 'reading', reenter: true } },
          meta: ignoring('LOCK_HELD'),
          invoke: {
            id: 'readAgain',
            src: 'readStored',
            input: together,
            onDone: { target: 'picking', actions: assign(({ event }) => event.output) },
          },
        },
        picking: { always: [{ guard: 'hasNext', target: 'sending' }, { target: '#outbox.resting' }] },
        sending: {
          entry: 'saySending',
          meta: ignoring('LOCK_HELD'),
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context: { next, waiting } }) => ({ entries: next, left: waiting - next.length }),
            onDone: onAnswer({
              notYet: {
                target: '#outbox.offline',
                actions: [
                  'sayWaiting',
                  assign(({ context, event: { output } }) => ({ attempt: context.attempt + 1, jitter: output.jitter })),
                ],
              },
              sessionEnded: { target: '#outbox.sealed', actions: 'sayWaiting' },
              answered: {
                target: 'settling',
                actions: enqueueActions(({ event: { output }, enqueue }) => {
                  enqueue.assign({ settlements: output.answers.map(settlementOf) })
                  for (const answer of output.answers) enqueue.emit(answeredOf(answer))
                }),
              },
            }),
          },
        },
        settling: {
          meta: ignoring('LOCK_HELD'),
          invoke: {
            id: 'settle',
            src: 'settle',
            input: ({ context }) => context.settlements,
            onDone: [
              {
                guard: ({ event }) => event.output,
                target: 'reading',
                actions: assign({ settlements: [], attempt: 0 }),
              },
              // They would be sent again at once, and again: the device needs a pause.
              {
                target: '#outbox.offline',
                actions: assign({ settlements: [], attempt: ({ context }) => context.attempt + 1 }),
              },
            ],
          },
        },
      },
    },
    offline: {
      after: { untilNextTry: 'draining' },
      on: {
        ADDED: { actions: 'count' },
        CAME_ONLINE: 'draining',
        TRY_NOW: 'draining',
        DECIDED: { target: 'deciding', actions: 'takeDecision' },
      },
      meta: ignoring('LOCK_HELD', 'LOGGED_IN'),
    },
    // Only refused entries are left: the person decides about each.
    blocked: {
      on: {
        ADDED: { target: 'draining', actions: 'count' },
        DECIDED: { target: 'deciding', actions: 'takeDecision' },
      },
      meta: ignoring('LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN'),
    },
    deciding: {
      on: { ADDED: { actions: 'count' } },
      meta: ignoring('LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'),
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ context }) => context.decision,
        onDone: { target: 'loading', actions: assign({ decision: null }) },
      },
    },
    sealed: {
      on: { ADDED: { actions: 'count' }, LOGGED_IN: 'loading' },
      meta: ignoring('LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'DECIDED'),
    },
  },
})
