import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { answeredToken, sessionSetup } from './session.setup.ts'
import type { SessionContext } from './session.types.ts'

/** The session it had still serves: what is known is shown, and the rest comes with the network. */
const stillServed = {
  guard: ({ context }: { context: SessionContext }) => context.hasOwnWall,
  target: '#session.reading',
  actions: 'forgetCredentials',
} as const

/** Who somebody is was shown otherwise than by the form. */
const TOKEN_GIVEN = [
  { guard: 'isTokenGood', target: 'storing', actions: 'takeToken' },
  { actions: { type: 'say', params: 'loadsFailed' } },
] as const

const SUBMITTED = { target: 'submitting', actions: 'takeCredentials' } as const

/** The form, the answer, the token, and the three loads that make it a session. Spec §4, decision 7. */
export const loginState = sessionSetup.createStateConfig({
  initial: 'ready',
  meta: ignoring('LINK_ACCEPTED', 'LINK_DECLINED', 'RIGHTS_ASKED', 'LOGOUT_ASKED', 'STAYED', 'LEFT_ANYWAY'),
  on: { CHANGED_ELSEWHERE: { target: '#session.ended.restarting', actions: { type: 'endAs', params: 'elsewhere' } } },
  states: {
    ready: {
      meta: ignoring('CODE_DECLINED'),
      on: {
        TOKEN_GIVEN,
        SUBMITTED,
      },
    },
    // The password was right: it is kept until the code is typed.
    codeAsked: {
      entry: 'takeOver',
      meta: ignoring('TOKEN_GIVEN'),
      on: {
        SUBMITTED,
        CODE_DECLINED: { target: 'ready', actions: ['forgetCredentials', { type: 'say', params: null }] },
      },
    },
    // The server said how long: trying sooner would only prolong it.
    waiting: {
      meta: ignoring('CODE_DECLINED'),
      after: { serverSaysWait: { target: 'ready', actions: { type: 'say', params: null } } },
      on: { TOKEN_GIVEN, SUBMITTED: { actions: { type: 'say', params: 'mustWait' } } },
    },
    // Nobody answered a link, as after a power cut: it is tried again by itself until somebody does.
    retrying: {
      meta: ignoring('SUBMITTED', 'CODE_DECLINED', 'TOKEN_GIVEN'),
      after: { untilLinkIsTriedAgain: 'submitting' },
    },
    submitting: {
      entry: { type: 'say', params: null },
      meta: ignoring('SUBMITTED', 'CODE_DECLINED', 'TOKEN_GIVEN'),
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => context.credentials ?? { login: '', password: '' },
        onDone: onAnswer({
          token: [
            {
              guard: ({ event }) => answeredToken(event.output) !== null,
              target: 'storing',
              actions: [
                'forgetCredentials',
                assign(({ event: { output } }) => ({ who: answeredToken(output), token: output.token })),
              ],
            },
            // An answer that is no token, or one that is already over.
            { target: 'ready', actions: ['forgetCredentials', { type: 'say', params: 'loadsFailed' }] },
          ],
          codeWanted: 'codeAsked',
          codeRefused: { target: 'codeAsked', actions: { type: 'say', params: 'codeRefused' } },
          refused: { target: 'ready', actions: ['forgetCredentials', { type: 'say', params: 'refused' }] },
          limited: [
            stillServed,
            {
              guard: ({ context }) => context.byLink,
              target: 'retrying',
              actions: [
                { type: 'say', params: 'unreachable' },
                assign(({ event: { output } }) => ({ waitMs: output.waitMs ?? 0 })),
              ],
            },
            {
              guard: ({ event: { output } }) => output.waitMs !== null,
              target: 'waiting',
              actions: [
                'forgetCredentials',
                { type: 'say', params: 'limited' },
                assign(({ event: { output } }) => ({ waitMs: output.waitMs ?? 0 })),
              ],
            },
            { target: 'ready', actions: ['forgetCredentials', { type: 'say', params: 'limited' }] },
          ],
          unreachable: [
            {
              guard: ({ context: { credentials } }) => credentials?.code !== undefined,
              target: 'codeAsked',
              actions: { type: 'say', params: 'unreachable' },
            },
            stillServed,
            {
              guard: ({ context }) => context.byLink,
              target: 'retrying',
              actions: [{ type: 'say', params: 'unreachable' }, assign({ waitMs: 0 })],
            },
            { target: 'ready', actions: ['forgetCredentials', { type: 'say', params: 'unreachable' }] },
          ],
        }),
      },
    },
    storing: {
      meta: ignoring('SUBMITTED', 'CODE_DECLINED', 'TOKEN_GIVEN'),
      exit: assign({ token: null }),
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: onAnswer({
          stored: 'loading',
          failed: { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
        }),
      },
    },
    loading: {
      type: 'parallel',
      meta: ignoring('SUBMITTED', 'CODE_DECLINED', 'TOKEN_GIVEN'),
      onDone: { target: '#session.active.rights.current', actions: 'landWhereHeading' },
      states: {
        userRights: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadUserRights',
                src: 'loadUserRights',
                onDone: onAnswer({
                  loaded: {
                    target: 'loaded',
                    actions: assign(({ event: { output } }) => ({ userRights: output.rights })),
                  },
                  failed: { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
                }),
              },
            },
            loaded: { type: 'final' },
          },
        },
        mailboxRights: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadMailboxRights',
                src: 'loadMailboxRights',
                onDone: onAnswer({
                  loaded: {
                    target: 'loaded',
                    actions: assign(({ event: { output } }) => ({ mailboxUserRights: output.rights })),
                  },
                  failed: { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
                }),
              },
            },
            loaded: { type: 'final' },
          },
        },
        tenant: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadTenant',
                src: 'loadTenant',
                onDone: onAnswer({
                  loaded: 'loaded',
                  failed: { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
                }),
              },
            },
            loaded: { type: 'final' },
          },
        },
      },
    },
  },
})
