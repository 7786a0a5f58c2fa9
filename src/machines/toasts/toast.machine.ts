import { setup } from 'xstate'
import { type Ignores, ignoring } from '../effects.ts'
import { disappearsAfter } from '../../../domain/toasts.ts'
import type { ToastEvent, ToastInput } from './toast.types.ts'

/**
 * One toast: goes after its time or when clicked. While the pointer or the focus is on it, it waits, and its time starts
 * anew when both are gone, so that nobody loses what they are reading. Spec §4.
 */
export const toastMachine = setup({
  types: {
    context: {} as ToastInput,
    events: {} as ToastEvent,
    input: {} as ToastInput,
    meta: {} as Ignores<ToastEvent['type']>,
  },
  actions: {
    runClick: ({ context }) => context.onClick?.(),
    runAction: ({ context }) => context.action?.run(),
  },
  guards: {
    stays: ({ context }) => disappearsAfter(context.time) === null,
    hasAction: ({ context }) => context.action !== undefined,
  },
  delays: { itsTime: ({ context }) => disappearsAfter(context.time) ?? 0 },
}).createMachine({
  id: 'toast',
  context: ({ input }) => input,
  initial: 'visible',
  states: {
    visible: {
      initial: 'free',
      on: {
        CLICKED: { target: 'gone', actions: 'runClick' },
        ACTED: [{ guard: 'hasAction', target: 'gone', actions: 'runAction' }, { target: 'gone' }],
      },
      states: {
        free: {
          initial: 'deciding',
          on: { HOVERED: 'hovered', FOCUSED: 'focused' },
          meta: ignoring('LEFT', 'BLURRED'),
          states: {
            deciding: { always: [{ guard: 'stays', target: 'staying' }, { target: 'running' }] },
            running: { after: { itsTime: '#toast.gone' } },
            staying: {},
          },
        },
        hovered: {
          on: { LEFT: 'free', FOCUSED: 'hoveredAndFocused' },
          meta: ignoring('HOVERED', 'BLURRED'),
        },
        focused: {
          on: { BLURRED: 'free', HOVERED: 'hoveredAndFocused' },
          meta: ignoring('FOCUSED', 'LEFT'),
        },
        hoveredAndFocused: {
          on: { LEFT: 'focused', BLURRED: 'hovered' },
          meta: ignoring('HOVERED', 'FOCUSED'),
        },
      },
    },
    gone: { type: 'final' },
  },
})
