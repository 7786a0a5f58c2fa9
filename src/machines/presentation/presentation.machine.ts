import { assign, setup } from 'xstate'
import { type Ignores, ignoring, lasting } from '../effects.ts'
import type { PresentationContext, PresentationEvent, PresentationInput } from './presentation.types.ts'

/** Milliseconds after which a pointer that rests is hidden, and the exit button with it. */
const pointerRests = 3_000
/** Milliseconds between two shifts of the picture. */
const shiftInterval = 60_000
/** Places the picture wanders through before it is back at the first. */
export const shifts = 8

/**
 * A page shown on a wall. Full screen and staying awake are asked for, never needed: not getting them changes nothing,
 * leaving a full screen that was there ends it, as Escape and the exit button do. Decision 26.
 */
export const presentationMachine = setup({
  types: {
    context: {} as PresentationContext,
    events: {} as PresentationEvent,
    input: {} as PresentationInput,
    meta: {} as Ignores<PresentationEvent['type']>,
  },
  actors: {
    /** Asks for the whole screen, sends FULL_SCREEN_ENTERED and FULL_SCREEN_LEFT, gives it back when stopped. */
    fullScreen: lasting('fullScreen'),
    /** Asks that the screen stays on, sends LOCK_HELD or LOCK_REFUSED and LOCK_LOST, lets go when stopped. */
    wakeLock: lasting('wakeLock'),
  },
  delays: { pointerRests, shiftInterval },
}).createMachine({
  id: 'presentation',
  context: ({ input }) => ({ ...input, shift: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: ({ context }) => context.atOnce, target: 'presenting' }, { target: 'normal' }] },
    normal: {
      on: { PRESENT: 'presenting' },
      meta: ignoring(
        'ESCAPED',
        'EXITED',
        'FULL_SCREEN_ENTERED',
        'FULL_SCREEN_LEFT',
        'MOVED',
        'LOCK_HELD',
        'LOCK_REFUSED',
        'LOCK_LOST',
        'CAME_INTO_VIEW',
      ),
    },
    presenting: {
      type: 'parallel',
      meta: ignoring('PRESENT'),
      on: { ESCAPED: 'normal', EXITED: 'normal' },
      states: {
        screen: {
          initial: 'inWindow',
          invoke: { id: 'fullScreen', src: 'fullScreen' },
          states: {
            inWindow: { on: { FULL_SCREEN_ENTERED: 'full' }, meta: ignoring('FULL_SCREEN_LEFT') },
            full: { on: { FULL_SCREEN_LEFT: '#presentation.normal' }, meta: ignoring('FULL_SCREEN_ENTERED') },
          },
        },
        awake: {
          initial: 'locking',
          states: {
            locking: {
              initial: 'asking',
              invoke: { id: 'wakeLock', src: 'wakeLock' },
              meta: ignoring('CAME_INTO_VIEW'),
              on: { LOCK_LOST: 'lost' },
              states: {
                asking: { on: { LOCK_HELD: 'held', LOCK_REFUSED: '#presentation.presenting.awake.refused' } },
                held: { meta: ignoring('LOCK_HELD', 'LOCK_REFUSED') },
              },
            },
            // Said quietly: whoever looks after the screen turns its saver off.
            refused: {
              on: { CAME_INTO_VIEW: 'locking' },
              meta: ignoring('LOCK_HELD', 'LOCK_REFUSED', 'LOCK_LOST'),
            },
            lost: {
              on: { CAME_INTO_VIEW: 'locking' },
              meta: ignoring('LOCK_HELD', 'LOCK_REFUSED', 'LOCK_LOST'),
            },
          },
        },
        pointer: {
          initial: 'shown',
          states: {
            shown: {
              after: { pointerRests: 'hidden' },
              on: { MOVED: { target: 'shown', reenter: true } },
            },
            // The picture stands still while a hand is there.
            hidden: {
              on: { MOVED: 'shown' },
              after: {
                shiftInterval: {
                  target: 'hidden',
                  reenter: true,
                  actions: assign({ shift: ({ context }) => (context.shift + 1) % shifts }),
                },
              },
            },
          },
        },
      },
    },
  },
})
