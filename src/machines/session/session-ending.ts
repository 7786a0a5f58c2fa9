import { assign } from 'xstate'
import { sessionSetup } from './session.setup.ts'

/** Logging out: what is unsent goes first, or the person says that it may wait. Decision 8. */
export const leavingState = sessionSetup.createStateConfig({
  initial: 'flushing',
  meta: { ignored: ['SUBMITTED', 'LINK_ACCEPTED', 'LINK_DECLINED', 'RIGHTS_ASKED', 'LOGOUT_ASKED'] },
  on: { CHANGED_ELSEWHERE: { target: '#session.ended.restarting', actions: { type: 'endAs', params: 'elsewhere' } } },
  states: {
    flushing: {
      on: { STAYED: '#session.active', LEFT_ANYWAY: 'telling' },
      invoke: {
        id: 'flushOutbox',
        src: 'flushOutbox',
        onDone: [
          { guard: ({ event }) => event.output.kind === 'empty', target: 'telling' },
          {
            target: 'asking',
            actions: assign({ unsent: ({ event: { output } }) => (output.kind === 'waiting' ? output.entries : 0) }),
          },
        ],
      },
    },
    asking: { on: { STAYED: '#session.active', LEFT_ANYWAY: 'telling' } },
    telling: {
      meta: { ignored: ['STAYED', 'LEFT_ANYWAY'] },
      invoke: {
        id: 'tellServer',
        src: 'tellServer',
        onDone: { target: '#session.ended', actions: { type: 'endAs', params: 'loggedOut' } },
      },
    },
  },
})

/** Over, for the reason in `end`: nothing of the session stays but uiSettings and the sealed outbox. Decision 2. */
export const endedState = sessionSetup.createStateConfig({
  initial: 'clearing',
  entry: ['forgetCredentials', 'forgetWhoLeaves'],
  meta: {
    ignored: ['SUBMITTED', 'LINK_ACCEPTED', 'LINK_DECLINED', 'RIGHTS_ASKED', 'LOGOUT_ASKED', 'STAYED', 'LEFT_ANYWAY'],
  },
  states: {
    clearing: {
      meta: { ignored: ['CHANGED_ELSEWHERE'] },
      invoke: {
        id: 'clearStored',
        src: 'clearStored',
        onDone: [{ guard: 'stands', target: 'standing' }, { target: 'restarting' }],
      },
    },
    // The page stays with what it shows and says that it needs its link; opened in another tab, it serves here as well.
    standing: {
      on: { CHANGED_ELSEWHERE: { target: 'restarting', actions: { type: 'endAs', params: 'elsewhere' } } },
    },
    restarting: {
      entry: 'forgetWho',
      meta: { ignored: ['CHANGED_ELSEWHERE'] },
      invoke: {
        id: 'restart',
        src: 'restart',
        input: ({ context }) => ({ end: context.end ?? 'loggedOut' }),
        onDone: '#session.over',
      },
    },
  },
})
