import { assertEvent, assign, setup } from 'xstate'
import { undoFor } from '../../../domain/toasts.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type { ApprovalContext, ApprovalEvent, Decision, DecisionAnswer } from './approval.types.ts'

const has = (queue: readonly Decision[], id: string) => queue.some(decision => decision.id === id)
const refusalOf = ({ refused }: ApprovalContext, id: string) => refused.find(({ decision }) => decision.id === id)
const without = ({ refused }: ApprovalContext, id: string) => refused.filter(({ decision }) => decision.id !== id)

/**
 * Deciding one thing after the other: each decision is held for 5 s, in which it can be taken back and nobody was told,
 * then sent. The next one sends it at once, and so does leaving; of what the server did not take nothing is lost.
 */
export const approvalMachine = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
    meta: {} as Ignores<ApprovalEvent['type']>,
  },
  actors: { send: effect<DecisionAnswer, Decision | null>('send') },
  delays: { undoFor },
  guards: {
    // A second tap decides nothing.
    isNew: ({ context: { queue }, event }) => {
      assertEvent(event, 'DECIDED')
      return !has(queue, event.decision.id)
    },
    isHeld: ({ context: { queue }, event }) => {
      assertEvent(event, 'UNDONE')
      return has(queue, event.id)
    },
    isBehind: ({ context: { queue }, event }) => {
      assertEvent(event, 'UNDONE')
      return has(queue.slice(1), event.id)
    },
    wasRefused: ({ context, event }) => {
      assertEvent(event, 'AGAIN')
      return refusalOf(context, event.id) !== undefined
    },
    pile: ({ context: { queue } }) => queue.length > 1,
    one: ({ context: { queue } }) => queue.length === 1,
  },
  actions: {
    take: assign(({ context, event }) => {
      assertEvent(event, 'DECIDED')
      const { decision } = event
      return { queue: [...context.queue, decision], refused: without(context, decision.id) }
    }),
    takeBack: assign(({ context: { queue }, event }) => {
      assertEvent(event, 'UNDONE')
      return { queue: queue.filter(({ id }) => id !== event.id) }
    }),
    takeAgain: assign(({ context, event }) => {
      assertEvent(event, 'AGAIN')
      const known = refusalOf(context, event.id)
      return { queue: [...context.queue, ...(known ? [known.decision] : [])], refused: without(context, event.id) }
    }),
    drop: assign(({ context, event }) => {
      assertEvent(event, 'DROPPED')
      return { refused: without(context, event.id) }
    }),
  },
}).createMachine({
  id: 'approval',
  context: { queue: [], refused: [] },
  initial: 'quiet',
  states: {
    quiet: {
      meta: ignoring('UNDONE', 'LEFT'),
      on: {
        DECIDED: { target: 'held', actions: 'take' },
        AGAIN: [{ guard: 'wasRefused', target: 'sending', actions: 'takeAgain' }, {}],
        DROPPED: { actions: 'drop' },
      },
    },
    held: {
      after: { undoFor: 'sending' },
      on: {
        DECIDED: [{ guard: 'isNew', target: 'sending', actions: 'take' }, {}],
        UNDONE: [{ guard: 'isHeld', target: 'quiet', actions: 'takeBack' }, {}],
        LEFT: 'sending',
        AGAIN: [{ guard: 'wasRefused', target: 'sending', actions: 'takeAgain' }, {}],
        DROPPED: { actions: 'drop' },
      },
    },
    sending: {
      // Whoever leaves now leaves to the first what is on its way; those behind it are held as any other.
      meta: ignoring('LEFT'),
      on: {
        DECIDED: [{ guard: 'isNew', actions: 'take' }, {}],
        UNDONE: [{ guard: 'isBehind', actions: 'takeBack' }, {}],
        AGAIN: [{ guard: 'wasRefused', actions: 'takeAgain' }, {}],
        DROPPED: { actions: 'drop' },
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { queue } }) => queue[0] ?? null,
        onDone: onAnswer({
          done: { target: 'sent', actions: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })) },
          refused: {
            target: 'sent',
            actions: assign(({ context: { queue, refused }, event: { output } }) => ({
              queue: queue.slice(1),
              refused: [...refused, ...queue.slice(0, 1).map(decision => ({ decision, problem: output.problem }))],
            })),
          },
        }),
      },
    },
    sent: {
      always: [{ guard: 'pile', target: 'sending' }, { guard: 'one', target: 'held' }, { target: 'quiet' }],
    },
  },
})
