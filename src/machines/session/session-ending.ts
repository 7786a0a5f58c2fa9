import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { sessionSetup } from './session.setup.ts'

/** Logging out: what is unsent goes first, or the person says that it may wait. Decision 8. */
export const leavingState = sessionSetup.createStateConfig({
  initial: 'flushing',
  meta: ignoring(
    'SUBMITTED',
    'CODE_DECLINED',
    'TOKEN_GIVEN',
    'LINK_ACCEPTED',
    'LINK_DECLINED',
    'RIGHTS_ASKED',
    'LOGOUT_ASKED',
  ),
  on: { CHANGED_ELSEWHERE: { target: '#session.ended.restarting', actions: { type: 'endAs', params: 'elsewhere' } } },
  states: {
    flushing: {
      on: { STAYED: '#session.active', LEFT_ANYWAY: 'telling' },
      invoke: {
        id: 'flushOutbox',
        src: 'flushOutbox',
        onDone: onAnswer({
          empty: 'telling',
          waiting: { target: 'asking', actions: assign(({ event: { output } }) => ({ unsent: output.entries })) },
        }),
      },
    },
    asking: { on: { STAYED: '#session.active', LEFT_ANYWAY: 'telling' } },
    telling: {
      meta: ignoring('STAYED', 'LEFT_ANYWAY'),
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
  meta: ignoring(
    'SUBMITTED',
    'CODE_DECLINED',
    'TOKEN_GIVEN',
    'LINK_ACCEPTED',
    'LINK_DECLINED',
    'RIGHTS_ASKED',
    'LOGOUT_ASKED',
    'STAYED',
    'LEFT_ANYWAY',
  ),
  states: {
    clearing: {
      meta: ignoring('CHANGED_ELSEWHERE'),
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
      meta: ignoring('CHANGED_ELSEWHERE'),
      invoke: {
        id: 'restart',
        src: 'restart',
        input: ({ context }) => ({ end: context.end ?? 'loggedOut' }),
        onDone: '#session.over',
      },
    },
  },
})
