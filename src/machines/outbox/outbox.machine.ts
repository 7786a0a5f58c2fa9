import { assign, emit } from 'xstate'
import { nextEntry, outboxSetup } from './outbox.setup.ts'

/**
 * What was saved on this device goes out in order, one at a time, by one tab. No answer waits with back-off; a refusal
 * marks that entry, is shown, and holds up nothing else (a later punch is a fact of its own); an ended session keeps all
 * until the same person logs in. Entries come from storage before every round, so reloads, crashes and other tabs do no
 * harm. Decisions 2, 18, 21, 22.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: { entries: [], settlement: null, decision: null, attempt: 0, jitter: 0 },
  initial: 'loading',
  states: {
    loading: {
      // An entry added meanwhile may be missing from what is being read: read again.
      on: { ADDED: { target: 'loading', reenter: true } },
      meta: { ignored: ['LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'] },
      invoke: {
        id: 'readEntries',
        src: 'readEntries',
        onDone: { target: 'resting', actions: assign({ entries: ({ event }) => event.output }) },
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
      on: { ADDED: { target: 'draining', actions: 'add' } },
      meta: { ignored: ['LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'] },
    },
    draining: {
      invoke: { id: 'lock', src: 'lock' },
      initial: 'waiting',
      meta: { ignored: ['CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'] },
      on: { ADDED: { actions: 'add' } },
      states: {
        waiting: { on: { LOCK_HELD: 'reading' }, after: { lockPatience: 'reading' } },
        reading: {
          on: { ADDED: { target: 'reading', reenter: true } },
          meta: { ignored: ['LOCK_HELD'] },
          invoke: {
            id: 'readAgain',
            src: 'readEntries',
            onDone: { target: 'picking', actions: assign({ entries: ({ event }) => event.output }) },
          },
        },
        picking: { always: [{ guard: 'hasNext', target: 'sending' }, { target: '#outbox.resting' }] },
        sending: {
          entry: 'saySending',
          meta: { ignored: ['LOCK_HELD'] },
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => nextEntry(context.entries),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'notYet',
                target: '#outbox.offline',
                actions: [
                  'sayWaiting',
                  assign(({ context, event: { output } }) => ({
                    attempt: context.attempt + 1,
                    jitter: output.kind === 'notYet' ? output.jitter : 0,
                  })),
                ],
              },
              {
                guard: ({ event }) => event.output.kind === 'sessionEnded',
                target: '#outbox.sealed',
                actions: 'sayWaiting',
              },
              {
                target: 'settling',
                actions: [
                  assign(({ context, event: { output } }) => ({
                    settlement: {
                      key: nextEntry(context.entries)?.key ?? '',
                      problem: output.kind === 'refused' ? output.problem : null,
                      ...(output.kind === 'refused' && output.details ? { details: output.details } : {}),
                    },
                  })),
                  emit(({ context, event: { output } }) => ({
                    type: 'answered',
                    key: context.settlement?.key ?? '',
                    answer: output.kind === 'notYet' || output.kind === 'sessionEnded' ? 'refused' : output.kind,
                    problem: context.settlement?.problem ?? null,
                    details: context.settlement?.details,
                  })),
                ],
              },
            ],
          },
        },
        settling: {
          meta: { ignored: ['LOCK_HELD'] },
          invoke: {
            id: 'settle',
            src: 'settle',
            input: ({ context }) => context.settlement,
            onDone: { target: 'picking', actions: 'applySettlement' },
          },
        },
      },
    },
    offline: {
      after: { untilNextTry: 'draining' },
      on: {
        ADDED: { actions: 'add' },
        CAME_ONLINE: 'draining',
        TRY_NOW: 'draining',
        DECIDED: { target: 'deciding', actions: 'takeDecision' },
      },
      meta: { ignored: ['LOCK_HELD', 'LOGGED_IN'] },
    },
    // Only refused entries are left: the person decides about each.
    blocked: {
      on: {
        ADDED: { target: 'draining', actions: 'add' },
        DECIDED: { target: 'deciding', actions: 'takeDecision' },
      },
      meta: { ignored: ['LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN'] },
    },
    deciding: {
      on: { ADDED: { actions: 'add' } },
      meta: { ignored: ['LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'LOGGED_IN', 'DECIDED'] },
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ context }) => context.decision,
        onDone: { target: 'loading', actions: assign({ decision: null }) },
      },
    },
    sealed: {
      on: { ADDED: { actions: 'add' }, LOGGED_IN: 'loading' },
      meta: { ignored: ['LOCK_HELD', 'CAME_ONLINE', 'TRY_NOW', 'DECIDED'] },
    },
  },
})
