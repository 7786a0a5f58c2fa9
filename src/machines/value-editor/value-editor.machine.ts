import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { isHeldUp, renew, settle, underWay } from './value-editor.queue.ts'
import { valueEditorSetup } from './value-editor.setup.ts'

const said = { actions: 'carryOut' } as const
/** What a person can say about figures, in whatever state. */
const heard = {
  EDITED: said,
  UNDONE: said,
  REDONE: said,
  KEPT_MINE: said,
  TOOK_THEIRS: said,
  TRIED_AGAIN: said,
  GIVEN_UP: said,
}
const saidAtRest = { target: 'resting', actions: 'carryOut' } as const
const heardAtRest = {
  EDITED: saidAtRest,
  UNDONE: saidAtRest,
  REDONE: saidAtRest,
  KEPT_MINE: saidAtRest,
  TOOK_THEIRS: saidAtRest,
  TRIED_AGAIN: saidAtRest,
  GIVEN_UP: saidAtRest,
}

/**
 * The figures of a month while somebody enters them. What a cell is to show is queued and shown at once; each cell has
 * one request under way at most, which stays the same until it was answered. A figure somebody else changed meanwhile
 * waits for a word: mine or theirs. Without network everything waits in the page. What is loaded anew while something
 * is edited is dropped: it may be older than what was saved.
 */
export const valueEditorMachine = valueEditorSetup.createMachine({
  id: 'value-editor',
  context: ({ input }) => ({ ...input, wants: {}, done: [], past: [], future: [], attempt: 0, jitter: 0 }),
  initial: 'idle',
  states: {
    resting: {
      always: [{ guard: 'hasQueued', target: 'sending', actions: 'pick' }, { target: 'idle' }],
    },
    idle: {
      on: { ...heardAtRest, REFRESH_ASKED: 'refreshing' },
      meta: ignoring('CAME_ONLINE', 'TRY_NOW'),
    },
    refreshing: {
      on: heardAtRest,
      meta: ignoring('REFRESH_ASKED', 'CAME_ONLINE', 'TRY_NOW'),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { plusCrewId, dateFrom, dateTo } }) => ({ plusCrewId, dateFrom, dateTo }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event }) => (event.output ? renew(context, event.output) : {})),
        },
      },
    },
    sending: {
      on: heard,
      meta: ignoring('REFRESH_ASKED', 'CAME_ONLINE', 'TRY_NOW'),
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => underWay(context),
        onDone: [
          {
            guard: ({ event }) => isHeldUp(event.output),
            target: 'offline',
            actions: assign(({ context, event }) => settle(context, event.output)),
          },
          { target: 'resting', actions: assign(({ context, event }) => settle(context, event.output)) },
        ],
      },
    },
    offline: {
      on: { ...heard, CAME_ONLINE: 'resting', TRY_NOW: 'resting' },
      after: { untilNextTry: 'resting' },
      meta: ignoring('REFRESH_ASKED'),
    },
  },
})
