import { assertEvent, assign, setup } from 'xstate'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  AskAnswer,
  ListedDevice,
  PushContext,
  PushEvent,
  PushInput,
  ReadAnswer,
  RemoveAnswer,
  SubscribeAnswer,
} from './push-subscription.types.ts'

const rowOf = (listed: readonly ListedDevice[], mark: string | null) => listed.find(one => one.mark === mark) ?? null

/**
 * Whether this browser is told while the app is closed. Asked for only when somebody turns it on; a subscription the
 * server has lost sight of is renewed by itself, one that was taken away elsewhere stays away.
 */
export const pushSubscriptionMachine = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    input: {} as PushInput,
    meta: {} as Ignores<PushEvent['type']>,
  },
  actors: {
    read: effect<ReadAnswer>('read'),
    ask: effect<AskAnswer>('ask'),
    /** With the browser, and then with the server. */
    subscribe: effect<SubscribeAnswer, string>('subscribe'),
    /** The server first: a browser that is not reached later would be told by nobody. */
    remove: effect<RemoveAnswer, string | null>('remove'),
  },
  actions: {
    list: assign(({ event }) => {
      assertEvent(event, 'LISTED')
      return { listed: event.listed }
    }),
    forgive: assign({ problem: null }),
  },
}).createMachine({
  id: 'pushSubscription',
  context: ({ input }) => ({ ...input, mark: null, problem: null }),
  initial: 'reading',
  on: { LISTED: { actions: 'list' } },
  states: {
    reading: {
      meta: ignoring('TURNED_ON', 'TURNED_OFF'),
      invoke: {
        id: 'read',
        src: 'read',
        onDone: onAnswer({
          unsupported: 'unsupported',
          denied: 'denied',
          open: 'off',
          subscribed: [
            {
              guard: ({ context, event }) => rowOf(context.listed, event.output.mark)?.on === true,
              target: 'on',
              actions: assign(({ event }) => ({ mark: event.output.mark })),
            },
            {
              guard: ({ context, event }) => rowOf(context.listed, event.output.mark) !== null,
              target: 'subscribing',
            },
            { target: 'off' },
          ],
        }),
      },
    },
    unsupported: { meta: ignoring('TURNED_ON', 'TURNED_OFF') },
    denied: { on: { TURNED_ON: 'asking' }, meta: ignoring('TURNED_OFF') },
    off: { on: { TURNED_ON: { target: 'asking', actions: 'forgive' } }, meta: ignoring('TURNED_OFF') },
    asking: {
      meta: ignoring('TURNED_ON', 'TURNED_OFF'),
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: onAnswer({ granted: 'subscribing', denied: 'denied', dismissed: 'off' }),
      },
    },
    subscribing: {
      meta: ignoring('TURNED_ON', 'TURNED_OFF'),
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => context.serverKey,
        onDone: onAnswer({
          subscribed: { target: 'on', actions: assign(({ event }) => ({ mark: event.output.mark, problem: null })) },
          unreachable: { target: 'off', actions: assign({ problem: 'unreachable' }) },
          refused: { target: 'off', actions: assign({ problem: 'refused' }) },
        }),
      },
    },
    on: { on: { TURNED_OFF: { target: 'removing', actions: 'forgive' } }, meta: ignoring('TURNED_ON') },
    removing: {
      meta: ignoring('TURNED_ON', 'TURNED_OFF'),
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => rowOf(context.listed, context.mark)?.id ?? null,
        onDone: onAnswer({
          removed: { target: 'off', actions: assign({ mark: null }) },
          unreachable: { target: 'on', actions: assign({ problem: 'unreachable' }) },
          refused: { target: 'on', actions: assign({ problem: 'refused' }) },
        }),
      },
    },
  },
})
