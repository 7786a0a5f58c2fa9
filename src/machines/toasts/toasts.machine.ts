import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate'
import { type Ignores, ignoring } from '../effects.ts'
import { sameToast } from '../../../domain/toasts.ts'
import { toastMachine } from './toast.machine.ts'
import type { ToastInput } from './toast.types.ts'

export interface ShownToast {
  id: string
  /** As it is worded now. */
  toast: ToastInput
  /** As it was added: by this it is worded anew, however often. */
  added: ToastInput
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
  /** What a visible toast said has come further; it goes when it would have gone. */
  | { type: 'REWORDED'; toast: ToastInput; message: string }
  /** Sent by xstate when a toast is gone. */
  | { type: `xstate.done.actor.${string}`; actorId: string }

/**
 * The visible toasts, oldest first. One that says the same as a visible one is not added again and does not prolong it;
 * after that one has gone it is. Spec §4, A-TOAST.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    meta: {} as Ignores<ToastsEvent['type']>,
  },
  actors: { toast: toastMachine },
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
      meta: ignoring('CLEARED', 'REWORDED'),
    },
    showing: {
      always: { guard: ({ context }) => context.shown.length === 0, target: 'empty' },
      on: {
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
      { guard: { type: 'alreadyShown', params: ({ event }) => event.toast } },
      {
        actions: assign(({ context, event: { toast }, spawn }) => {
          const id = `toast-${context.next}`
          const shown: ShownToast = { id, toast, added: toast, ref: spawn('toast', { id, input: toast }) }
          return { shown: [...context.shown, shown], next: context.next + 1 }
        }),
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
