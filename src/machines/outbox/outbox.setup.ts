import { assign, emit, setup } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { effect, lasting } from '../effects.ts'
import type {
  Decision,
  OutboxContext,
  OutboxEmitted,
  OutboxEntry,
  OutboxEvent,
  SendAnswer,
  Settlement,
} from './outbox.types.ts'

/** Milliseconds a tab waits for its turn to send; then whoever holds the lock is frozen. Keys make sending twice safe. */
const lockPatience = 10_000

/** The next entry to send: the oldest that was not refused. */
export const nextEntry = (entries: readonly OutboxEntry[]): OutboxEntry | undefined =>
  entries.find(({ refused }) => refused === null)

const settled = (entries: readonly OutboxEntry[], { key, problem, details }: Settlement): readonly OutboxEntry[] =>
  problem === null
    ? entries.filter(entry => entry.key !== key)
    : entries.map(entry => (entry.key === key ? { ...entry, refused: problem, details } : entry))

/** Types, effects and named actions of the outbox chart. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
    meta: {} as { ignored: readonly OutboxEvent['type'][] },
  },
  actors: {
    /** Asks for the one lock over all tabs, sends LOCK_HELD, lets go when stopped. */
    lock: lasting('lock'),
    /** Every stored entry of this tenant and person, oldest first. */
    readEntries: effect<readonly OutboxEntry[]>('readEntries'),
    send: effect<SendAnswer, OutboxEntry | undefined>('send'),
    /** Removes an answered entry from storage, or keeps it with its problem. */
    settle: effect<undefined, Settlement | null>('settle'),
    /** Clears a refused entry's problem, or removes the entry. */
    carryOut: effect<undefined, Decision | null>('carryOut'),
  },
  guards: {
    hasNext: ({ context }) => nextEntry(context.entries) !== undefined,
    hasRefused: ({ context }) => context.entries.length > 0,
  },
  actions: {
    add: assign(({ context, event }) =>
      event.type === 'ADDED' && !context.entries.some(({ key }) => key === event.entry.key)
        ? { entries: [...context.entries, event.entry] }
        : {},
    ),
    takeDecision: assign(({ event }) =>
      event.type === 'DECIDED' ? { decision: { key: event.key, decision: event.decision } } : {},
    ),
    applySettlement: assign(({ context: { entries, settlement } }) => ({
      entries: settlement === null ? entries : settled(entries, settlement),
      settlement: null,
      attempt: 0,
    })),
    saySending: emit(({ context }) => ({ type: 'sending', key: nextEntry(context.entries)?.key ?? '' })),
    sayWaiting: emit(({ context }) => ({ type: 'waiting', key: nextEntry(context.entries)?.key ?? '' })),
  },
  delays: {
    lockPatience,
    untilNextTry: ({ context }) => backOff(context.attempt - 1, context.jitter),
  },
})
