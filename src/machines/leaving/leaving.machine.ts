import { assign, setup } from 'xstate'
import { effect, ignoring, type Ignores, lasting } from '../effects.ts'
import type { Away, LeavingContext, LeavingEvent, LeavingInput } from './leaving.types.ts'

/**
 * Asks before a page is left while something on it is not saved, whichever way: a link, back, the browser. What was saved
 * meanwhile needs no answer.
 */
export const leavingMachine = setup({
  types: {
    context: {} as LeavingContext,
    events: {} as LeavingEvent,
    input: {} as LeavingInput,
    meta: {} as Ignores<LeavingEvent['type']>,
  },
  actors: {
    /** Puts back an address that becomes another, but for these words of it, before the application hears of it, and sends HELD; warns before the page closes. */
    hold: lasting<readonly string[]>('hold'),
    /** Goes there, and answers when the application has heard of it. */
    go: effect<undefined, Away | null>('go'),
  },
  guards: { isUnsaved: ({ context }) => context.unsaved },
  actions: {
    setUnsaved: assign({ unsaved: true }),
    setSaved: assign({ unsaved: false }),
    forget: assign({ away: null }),
  },
}).createMachine({
  id: 'leaving',
  context: ({ input }) => ({ ...input, away: null, unsaved: false }),
  initial: 'free',
  states: {
    free: {
      on: { UNSAVED: { target: 'held', actions: 'setUnsaved' } },
      meta: ignoring('SAVED', 'HELD', 'STAYED', 'LEFT_ANYWAY'),
    },
    held: {
      initial: 'watching',
      invoke: { id: 'hold', src: 'hold', input: ({ context }) => context.within },
      on: {
        SAVED: { target: 'free', actions: ['setSaved', 'forget'] },
        HELD: { target: '.asking', actions: assign({ away: ({ event }) => event.away }) },
      },
      meta: ignoring('UNSAVED'),
      states: {
        watching: { meta: ignoring('STAYED', 'LEFT_ANYWAY') },
        asking: { on: { STAYED: { target: 'watching', actions: 'forget' }, LEFT_ANYWAY: '#leaving.going' } },
      },
    },
    // Nothing is held. A page that is still there afterwards is watched again.
    going: {
      on: { UNSAVED: { actions: 'setUnsaved' }, SAVED: { actions: 'setSaved' } },
      meta: ignoring('HELD', 'STAYED', 'LEFT_ANYWAY'),
      invoke: {
        id: 'go',
        src: 'go',
        input: ({ context }) => context.away,
        onDone: [
          { guard: 'isUnsaved', target: 'held', actions: 'forget' },
          { target: 'free', actions: 'forget' },
        ],
      },
    },
  },
})
