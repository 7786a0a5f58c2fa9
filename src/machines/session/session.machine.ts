import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { activeState } from './session-active.ts'
import { endedState, leavingState } from './session-ending.ts'
import { loginState } from './session-login.ts'
import { isOwnWall, isWall, nobody, sessionSetup, validSession } from './session.setup.ts'

/**
 * From boot to the end of a session: stored token or login, active with renewal behind, logout. Spec §4; decision 2
 * (how it ends), 4 (validity by server time), 6 (links with a password), 7 (loads), 8 (stored items).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { heading, link } }) => ({
    ...nobody,
    heading,
    login: link?.login ?? '',
    credentials: link?.password == null ? null : { login: link.login, password: link.password },
    notice: null,
    waitMs: 0,
    byLink: link?.password != null,
    hasOwnWall: false,
    unsent: 0,
    end: null,
  }),
  initial: 'reading',
  states: {
    reading: {
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
        'CHANGED_ELSEWHERE',
      ),
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: [
          {
            guard: ({ context, event }) => context.credentials !== null && validSession(event.output)?.kind === 'user',
            target: 'askingFirst',
            actions: assign(({ event: { output } }) => ({
              who: validSession(output),
              userRights: output.userRights ?? {},
              mailboxUserRights: output.mailboxUserRights ?? {},
            })),
          },
          {
            guard: ({ context }) => context.credentials !== null,
            target: 'login.submitting',
            actions: assign(({ context, event: { output } }) => ({ hasOwnWall: isOwnWall(output, context.heading) })),
          },
          {
            guard: ({ event }) => validSession(event.output) !== null,
            target: 'active.rights.renewing',
            actions: assign(({ event: { output } }) => ({
              who: validSession(output),
              userRights: output.userRights ?? {},
              mailboxUserRights: output.mailboxUserRights ?? {},
            })),
          },
          {
            guard: ({ event }) => isWall(event.output),
            target: 'forgetting',
            actions: { type: 'say', params: 'linkEnded' },
          },
          {
            guard: ({ event }) => event.output.token !== null,
            target: 'forgetting',
            actions: { type: 'say', params: 'expired' },
          },
          { target: 'login.ready' },
        ],
      },
    },
    // A link with a password would end the session of the user who is logged in: they are asked. Decision 6.
    askingFirst: {
      on: {
        LINK_ACCEPTED: { target: 'login.submitting', actions: 'forgetWho' },
        LINK_DECLINED: {
          target: 'active.rights.renewing',
          actions: ['forgetCredentials', assign({ byLink: false })],
        },
        CHANGED_ELSEWHERE: { target: 'ended.restarting', actions: { type: 'endAs', params: 'elsewhere' } },
      },
      meta: ignoring(
        'SUBMITTED',
        'CODE_DECLINED',
        'TOKEN_GIVEN',
        'RIGHTS_ASKED',
        'LOGOUT_ASKED',
        'STAYED',
        'LEFT_ANYWAY',
      ),
    },
    login: loginState,
    // What was stored of a session that is none: an expired one at boot, or one whose loads failed.
    forgetting: {
      entry: ['forgetCredentials', 'forgetWho'],
      invoke: { id: 'clearStored', src: 'clearStored', onDone: 'login.ready' },
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
        'CHANGED_ELSEWHERE',
      ),
    },
    active: activeState,
    leaving: leavingState,
    ended: endedState,
    over: { type: 'final' },
  },
})
