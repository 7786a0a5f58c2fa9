import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { effect, type Ignores, lasting } from '../effects.ts'
import type {
  Decision,
  EntryAnswer,
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  Parcel,
  SendAnswer,
  Settlement,
  Stored,
} from './outbox.types.ts'

/** Milliseconds a tab waits for its turn to send; then whoever holds the lock is frozen. Keys make sending twice safe. */
const lockPatience = 10_000

/** Entries in one request at most: the contract's limit. */
export const together = 100

export const settlementOf = (answer: EntryAnswer): Settlement =>
  answer.kind === 'refused'
    ? { key: answer.key, problem: answer.problem, ...(answer.details ? { details: answer.details } : {}) }
    : { key: answer.key, problem: null }

export const answeredOf = (answer: EntryAnswer): OutboxEmitted => {
  const { key, problem, details } = settlementOf(answer)
  return { type: 'answered', key, answer: answer.kind, problem, ...(details ? { details } : {}) }
}

/** Types, effects and named actions of the outbox chart. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
    meta: {} as Ignores<OutboxEvent['type']>,
  },
  actors: {
    /** Asks for the one lock over all tabs, sends LOCK_HELD, lets go when stopped. */
    lock: lasting('lock'),
    /** What of this tenant and person is to be sent next, no more entries than asked for, and how much there is. */
    readStored: effect<Stored, number>('readStored'),
    send: effect<SendAnswer, Parcel>('send'),
    /** Removes answered entries from storage, or keeps them with their problem. False when storage refuses. */
    settle: effect<boolean, readonly Settlement[]>('settle'),
    /** Clears a refused entry's problem, or removes the entry. */
    carryOut: effect<undefined, Decision | null>('carryOut'),
  },
  guards: {
    hasNext: ({ context }) => context.next.length > 0,
    hasRefused: ({ context }) => context.refused > 0,
  },
  actions: {
    count: assign({ waiting: ({ context }) => context.waiting + 1 }),
    takeDecision: assign(({ event }) => {
      assertEvent(event, 'DECIDED')
      return { decision: { key: event.key, decision: event.decision } }
    }),
    saySending: enqueueActions(({ context, enqueue }) => {
      for (const { key } of context.next) enqueue.emit({ type: 'sending', key })
    }),
    sayWaiting: enqueueActions(({ context, enqueue }) => {
      for (const { key } of context.next) enqueue.emit({ type: 'waiting', key })
    }),
    sayUnkept: emit(({ event }) => {
      assertEvent(event, 'SENT_UNKEPT')
      return answeredOf(event.answer)
    }),
  },
  delays: {
    lockPatience,
    untilNextTry: ({ context }) => backOff(context.attempt - 1, context.jitter),
  },
})
