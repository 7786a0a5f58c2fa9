import { assign, setup } from 'xstate'
import { effect, type Ignores, ignoring, lasting } from '../effects.ts'
import type { AppUpdateContext, AppUpdateEvent } from './app-update.types.ts'

/** Ms between questions for a new version. */
const checkEvery = 3_600_000
/** Ms without a touch after which an unattended device counts as idle. */
const idleFor = 60_000

/**
 * A new version waits until somebody says "reload"; a kiosk and a TV, where nobody would, take it when they are idle.
 * Nothing reloads while somebody types or an entry of the outbox is being kept or sent. Decisions 22, 32.
 */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    events: {} as AppUpdateEvent,
    meta: {} as Ignores<AppUpdateEvent['type']>,
  },
  actors: {
    /** Sends what happens to the worker, to the page and to the device. */
    follow: lasting('follow'),
    /** Asks the server for a new version; what it finds is told by `follow`. */
    check: effect<undefined>('check'),
    /** Lets the waiting version in, and answers when it is in charge. */
    takeOver: effect<undefined, boolean>('takeOver'),
    reload: effect<undefined>('reload'),
  },
  guards: { isBusy: ({ context }) => context.busy, isUnattended: ({ context }) => context.unattended },
  actions: {
    setBusy: assign({ busy: true }),
    setFree: assign({ busy: false }),
    setUnattended: assign({ unattended: true }),
    setAttended: assign({ unattended: false }),
    setTookOver: assign({ tookOver: true }),
  },
  delays: { checkEvery, idleFor },
}).createMachine({
  id: 'app-update',
  context: { unattended: false, busy: false, tookOver: false },
  invoke: { id: 'follow', src: 'follow' },
  initial: 'upToDate',
  on: { BUSY: { actions: 'setBusy' }, FREE: { actions: 'setFree' } },
  states: {
    upToDate: {
      after: { checkEvery: 'checking' },
      on: {
        CAME_TO_FRONT: 'checking',
        VERSION_WAITS: 'told',
        TAKEN_OVER: { target: 'told', actions: 'setTookOver' },
        LEFT_ALONE: { actions: 'setUnattended' },
        ATTENDED: { actions: 'setAttended' },
      },
      meta: ignoring('ACCEPTED', 'TOUCHED'),
    },
    checking: {
      invoke: { id: 'check', src: 'check', onDone: 'upToDate' },
      on: {
        VERSION_WAITS: 'told',
        TAKEN_OVER: { target: 'told', actions: 'setTookOver' },
        LEFT_ALONE: { actions: 'setUnattended' },
        ATTENDED: { actions: 'setAttended' },
      },
      meta: ignoring('CAME_TO_FRONT', 'ACCEPTED', 'TOUCHED'),
    },
    told: {
      initial: 'choosing',
      on: { ACCEPTED: 'finishing', TAKEN_OVER: { actions: 'setTookOver' } },
      meta: ignoring('VERSION_WAITS', 'CAME_TO_FRONT'),
      states: {
        choosing: { always: [{ guard: 'isUnattended', target: 'untilIdle' }, { target: 'withButton' }] },
        withButton: {
          on: { LEFT_ALONE: { target: 'untilIdle', actions: 'setUnattended' } },
          meta: ignoring('TOUCHED', 'ATTENDED'),
        },
        untilIdle: {
          after: { idleFor: '#app-update.finishing' },
          on: {
            TOUCHED: { target: 'untilIdle', reenter: true },
            ATTENDED: { target: 'withButton', actions: 'setAttended' },
          },
          meta: ignoring('LEFT_ALONE'),
        },
      },
    },
    // What is under way comes to its end first; on an unattended device a touch meanwhile begins the wait anew.
    finishing: {
      always: { guard: ({ context }) => !context.busy, target: 'taking' },
      on: {
        TOUCHED: [{ guard: 'isUnattended', target: 'told' }, { target: 'finishing' }],
        TAKEN_OVER: { actions: 'setTookOver' },
        LEFT_ALONE: { actions: 'setUnattended' },
        ATTENDED: { actions: 'setAttended' },
      },
      meta: ignoring('VERSION_WAITS', 'CAME_TO_FRONT', 'ACCEPTED'),
    },
    taking: {
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        input: ({ context }) => context.tookOver,
        onDone: [
          { guard: 'isBusy', target: 'finishing', actions: 'setTookOver' },
          { target: 'reloading', actions: 'setTookOver' },
        ],
      },
      on: { LEFT_ALONE: { actions: 'setUnattended' }, ATTENDED: { actions: 'setAttended' } },
      meta: ignoring('VERSION_WAITS', 'TAKEN_OVER', 'CAME_TO_FRONT', 'ACCEPTED', 'TOUCHED'),
    },
    reloading: {
      invoke: { id: 'reload', src: 'reload' },
      meta: ignoring('VERSION_WAITS', 'TAKEN_OVER', 'CAME_TO_FRONT', 'ACCEPTED', 'TOUCHED', 'LEFT_ALONE', 'ATTENDED'),
    },
  },
})
