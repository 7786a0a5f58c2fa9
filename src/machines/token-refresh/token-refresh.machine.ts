import { assign, setup } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { effect, type Ignores, ignoring, lasting } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  FoundToken,
  RefreshAnswer,
  RefreshEnd,
  TokenRefreshContext,
  TokenRefreshEvent,
} from './token-refresh.types.ts'

/** Milliseconds between two refreshes. Spec §9. */
const refreshInterval = 300_000
/** A token younger than this many ms was refreshed by another tab in this cycle and is adopted. Decision 3. */
const youngEnough = 270_000
/** Milliseconds a tab waits for its turn; then the one that holds the lock is frozen, and it refreshes anyway. */
const lockPatience = 10_000

/**
 * One refresh per cycle over all tabs: each tab's timer or wake-up takes the lock `lock` holds while `renewing` lasts,
 * re-reads the token and adopts a young one. Refused ends the session, no answer is tried again until exp. Decision 2, 3.
 */
export const tokenRefreshMachine = setup({
  types: {
    context: {} as TokenRefreshContext,
    events: {} as TokenRefreshEvent,
    output: {} as RefreshEnd,
    meta: {} as Ignores<TokenRefreshEvent['type']>,
  },
  actors: {
    /** Asks for the lock, sends LOCK_HELD, lets go when stopped. */
    lock: lasting('lock'),
    readToken: effect<FoundToken>('readToken'),
    refresh: effect<RefreshAnswer>('refresh'),
  },
  delays: {
    refreshInterval,
    lockPatience,
    untilNextTry: ({ context }) => Math.min(backOff(context.attempt - 1, context.jitter), Math.max(0, context.left)),
  },
}).createMachine({
  id: 'tokenRefresh',
  context: { attempt: 0, jitter: 0, left: 0, end: null },
  output: ({ context }) => context.end ?? 'refused',
  initial: 'resting',
  states: {
    resting: {
      after: { refreshInterval: 'renewing' },
      on: { WOKE_UP: 'renewing' },
      meta: ignoring('CAME_ONLINE', 'LOCK_HELD'),
    },
    renewing: {
      invoke: { id: 'lock', src: 'lock' },
      initial: 'waiting',
      meta: ignoring('WOKE_UP', 'CAME_ONLINE'),
      states: {
        waiting: { on: { LOCK_HELD: 'looking' }, after: { lockPatience: 'looking' } },
        looking: {
          meta: ignoring('LOCK_HELD'),
          invoke: {
            id: 'readToken',
            src: 'readToken',
            onDone: onAnswer({
              none: { target: '#tokenRefresh.elsewhere', actions: assign({ end: 'elsewhere' }) },
              found: [
                {
                  guard: ({ event: { output } }) => output.exp * 1000 <= output.now,
                  target: '#tokenRefresh.expired',
                  actions: assign({ end: 'expired' }),
                },
                {
                  guard: ({ event: { output } }) =>
                    output.issuedAt !== null && output.now - output.issuedAt * 1000 < youngEnough,
                  target: '#tokenRefresh.resting',
                  actions: assign({ attempt: 0 }),
                },
                {
                  target: 'refreshing',
                  actions: assign(({ event: { output } }) => ({
                    left: output.exp * 1000 - output.now,
                    jitter: output.jitter,
                  })),
                },
              ],
            }),
          },
        },
        refreshing: {
          meta: ignoring('LOCK_HELD'),
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: onAnswer({
              renewed: { target: '#tokenRefresh.resting', actions: assign({ attempt: 0 }) },
              refused: { target: '#tokenRefresh.refused', actions: assign({ end: 'refused' }) },
              notYet: {
                target: '#tokenRefresh.backingOff',
                actions: assign({ attempt: ({ context }) => context.attempt + 1 }),
              },
            }),
          },
        },
      },
    },
    backingOff: {
      after: { untilNextTry: 'renewing' },
      on: { WOKE_UP: 'renewing', CAME_ONLINE: 'renewing' },
      meta: ignoring('LOCK_HELD'),
    },
    refused: { type: 'final' },
    expired: { type: 'final' },
    elsewhere: { type: 'final' },
  },
})
