import { assign } from 'xstate'
import { answeredToken, sessionSetup } from './session.setup.ts'

/** The form, the answer, the token, and the three loads that make it a session. Spec §4, decision 7. */
export const loginState = sessionSetup.createStateConfig({
  initial: 'ready',
  meta: { ignored: ['LINK_ACCEPTED', 'LINK_DECLINED', 'RIGHTS_ASKED', 'LOGOUT_ASKED', 'STAYED', 'LEFT_ANYWAY'] },
  on: { CHANGED_ELSEWHERE: { target: '#session.ended.restarting', actions: { type: 'endAs', params: 'elsewhere' } } },
  states: {
    ready: {
      on: {
        SUBMITTED: {
          target: 'submitting',
          actions: assign(({ event: { credentials } }) => ({ credentials, login: credentials.login, byLink: false })),
        },
      },
    },
    // The server said how long: trying sooner would only prolong it.
    waiting: {
      after: { serverSaysWait: { target: 'ready', actions: { type: 'say', params: null } } },
      on: { SUBMITTED: { actions: { type: 'say', params: 'mustWait' } } },
    },
    // Nobody answered a link, as after a power cut: it is tried again by itself until somebody does.
    retrying: {
      meta: { ignored: ['SUBMITTED'] },
      after: { untilLinkIsTriedAgain: 'submitting' },
    },
    submitting: {
      entry: { type: 'say', params: null },
      meta: { ignored: ['SUBMITTED'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => context.credentials ?? { login: '', password: '' },
        onDone: [
          {
            guard: ({ event }) => answeredToken(event.output) !== null,
            target: 'storing',
            actions: [
              'forgetCredentials',
              assign(({ event: { output } }) => ({
                who: answeredToken(output),
                token: output.kind === 'token' ? output.token : null,
              })),
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'ready',
            actions: ['forgetCredentials', { type: 'say', params: 'refused' }],
          },
          // The session it had still serves: what is known is shown, and the rest comes with the network.
          {
            guard: ({ context, event: { output } }) => context.hasOwnWall && output.kind !== 'token',
            target: '#session.reading',
            actions: 'forgetCredentials',
          },
          {
            guard: ({ context, event: { output } }) => context.byLink && output.kind !== 'token',
            target: 'retrying',
            actions: [
              { type: 'say', params: 'unreachable' },
              assign(({ event: { output } }) => ({ waitMs: output.kind === 'limited' ? (output.waitMs ?? 0) : 0 })),
            ],
          },
          {
            guard: ({ event: { output } }) => output.kind === 'limited' && output.waitMs !== null,
            target: 'waiting',
            actions: [
              'forgetCredentials',
              { type: 'say', params: 'limited' },
              assign(({ event: { output } }) => ({ waitMs: output.kind === 'limited' ? (output.waitMs ?? 0) : 0 })),
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'limited',
            target: 'ready',
            actions: ['forgetCredentials', { type: 'say', params: 'limited' }],
          },
          {
            guard: ({ event }) => event.output.kind === 'unreachable',
            target: 'ready',
            actions: ['forgetCredentials', { type: 'say', params: 'unreachable' }],
          },
          // An answer that is no token, or one that is already over.
          { target: 'ready', actions: ['forgetCredentials', { type: 'say', params: 'loadsFailed' }] },
        ],
      },
    },
    storing: {
      meta: { ignored: ['SUBMITTED'] },
      exit: assign({ token: null }),
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'stored', target: 'loading' },
          { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
        ],
      },
    },
    loading: {
      type: 'parallel',
      meta: { ignored: ['SUBMITTED'] },
      onDone: { target: '#session.active.rights.current', actions: 'landWhereHeading' },
      states: {
        userRights: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadUserRights',
                src: 'loadUserRights',
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'loaded',
                    target: 'loaded',
                    actions: assign(({ event: { output } }) => ({
                      userRights: output.kind === 'loaded' ? output.rights : {},
                    })),
                  },
                  { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
                ],
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
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'loaded',
                    target: 'loaded',
                    actions: assign(({ event: { output } }) => ({
                      mailboxUserRights: output.kind === 'loaded' ? output.rights : {},
                    })),
                  },
                  { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
                ],
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
                onDone: [
                  { guard: ({ event }) => event.output.kind === 'loaded', target: 'loaded' },
                  { target: '#session.forgetting', actions: { type: 'say', params: 'loadsFailed' } },
                ],
              },
            },
            loaded: { type: 'final' },
          },
        },
      },
    },
  },
})
