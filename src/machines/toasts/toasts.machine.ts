import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate'
import { type Ignores, ignoring } from '../effects.ts'
import { sameToast, stillTellsOf } from '../../../domain/toasts.ts'
import { toastMachine } from './toast.machine.ts'
import type { ToastInput } from './toast.types.ts'

export interface ShownToast {
  id: string
  /** As it is worded now. */
  toast: ToastInput
  /** As it was added: by this it is worded anew, however often. */
  added: ToastInput
  /** All that was told in the same words and still holds; null: something that is never told of again. */
  tellsOf: readonly (string | null)[]
  /** Takes the toast's own events: CLICKED, ACTED, HOVERED, LEFT, FOCUSED, BLURRED. */
  ref: ActorRefFrom<typeof toastMachine>
}

export interface ToastsContext {
  shown: readonly ShownToast[]
  /** Counts up, so that ids are never used twice. */
  next: number
}

export type ToastsEvent =
  | { type: 'ADDED'; toast: ToastInput }
  | { type: 'CLEARED' }
  /** What this is about went well, and nothing is said of it. */
  | { type: 'SETTLED'; about: string }
  /** What a visible toast said has come further; it goes when it would have gone. */
  | { type: 'REWORDED'; toast: ToastInput; message: string }
  /** Sent by xstate when a toast is gone. */
  | { type: `xstate.done.actor.${string}`; actorId: string }

/** Those that still hold once `newer` is told of; what it says itself among them. */
const holding = (shown: readonly ShownToast[], newer: Pick<ToastInput, 'about'> | ToastInput): ShownToast[] =>
  shown
    .map(one =>
      'message' in newer && sameToast(one.toast, newer)
        ? { ...one, tellsOf: [...new Set([...one.tellsOf, newer.about ?? null])] }
        : { ...one, tellsOf: stillTellsOf(one.toast.type, one.tellsOf, newer.about) },
    )
    .filter(({ tellsOf }) => tellsOf.length > 0)

/**
 * The visible toasts, oldest first. One that says the same as a visible one is not added again and does not prolong it;
 * after that one has gone it is. Spec §4, A-TOAST. A failure goes when the same act is told of anew: nobody reads that
 * it failed beside that it was done.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    meta: {} as Ignores<ToastsEvent['type']>,
  },
  actors: { toast: toastMachine },
  actions: {
    settle: enqueueActions(({ context, enqueue }, newer: Pick<ToastInput, 'about'> | ToastInput) => {
      const shown = holding(context.shown, newer)
      for (const { id } of context.shown) if (!shown.some(one => one.id === id)) enqueue.stopChild(id)
      enqueue.assign({ shown })
    }),
  },
  guards: {
    alreadyShown: ({ context }, toast: ToastInput) => context.shown.some(shown => sameToast(shown.toast, toast)),
  },
}).createMachine({
  id: 'toasts',
  context: { shown: [], next: 1 },
  initial: 'empty',
  states: {
    empty: {
      always: { guard: ({ context }) => context.shown.length > 0, target: 'showing' },
      meta: ignoring('CLEARED', 'SETTLED', 'REWORDED'),
    },
    showing: {
      always: { guard: ({ context }) => context.shown.length === 0, target: 'empty' },
      on: {
        SETTLED: { actions: { type: 'settle', params: ({ event: { about } }) => ({ about }) } },
        CLEARED: {
          actions: enqueueActions(({ context, enqueue }) => {
            for (const { id } of context.shown) enqueue.stopChild(id)
            enqueue.assign({ shown: [] })
          }),
        },
        REWORDED: [
          { guard: { type: 'alreadyShown', params: ({ event: { toast, message } }) => ({ ...toast, message }) } },
          {
            actions: assign(({ context, event: { toast, message } }) => ({
              shown: context.shown.map(one => (one.added === toast ? { ...one, toast: { ...toast, message } } : one)),
            })),
          },
        ],
      },
    },
  },
  on: {
    ADDED: [
      {
        guard: { type: 'alreadyShown', params: ({ event }) => event.toast },
        actions: { type: 'settle', params: ({ event }) => event.toast },
      },
      {
        actions: [
          { type: 'settle', params: ({ event }) => event.toast },
          assign(({ context, event: { toast }, spawn }) => {
            const id = `toast-${context.next}`
            const ref = spawn('toast', { id, input: toast })
            const shown: ShownToast = { id, toast, added: toast, tellsOf: [toast.about ?? null], ref }
            return { shown: [...context.shown, shown], next: context.next + 1 }
          }),
        ],
      },
    ],
    'xstate.done.actor.*': {
      actions: [
        stopChild(({ event }) => event.actorId),
        assign({ shown: ({ context, event }) => context.shown.filter(({ id }) => id !== event.actorId) }),
      ],
    },
  },
})
