import { assign, setup } from 'xstate'
import { type Ignores } from '../effects.ts'
import { landingAfterLogin, redirectFor } from '../../../domain/auth/login-redirect.ts'
import { visitorMayOpen } from '../../../domain/auth/visitor-scope.ts'
import type { VisitorScopeContext, VisitorScopeEvent, VisitorScopeInput } from './visitor-scope.types.ts'

const redirectOf = ({ requested, access, session }: VisitorScopeInput) =>
  redirectFor(requested, { access, sessionValid: session !== null })

const refuses = ({ requested, access, session }: VisitorScopeInput) =>
  access === 'protected' && session !== null && !visitorMayOpen(session.kind, requested)

/**
 * Every navigation: allowed, refused (the screen with the hint to contact the provider; no data call, no logout) or
 * redirected to login. Public and unknown paths are open to everyone. Spec §4, A-VISITOR-DENIED, A-NOTFOUND-LOGIN.
 */
export const visitorScopeMachine = setup({
  types: {
    context: {} as VisitorScopeContext,
    events: {} as VisitorScopeEvent,
    input: {} as VisitorScopeInput,
    meta: {} as Ignores<VisitorScopeEvent['type']>,
  },
  guards: {
    needsLogin: ({ context }) => redirectOf(context) !== null,
    isRefused: ({ context }) => refuses(context),
  },
}).createMachine({
  id: 'visitorScope',
  context: ({ input }) => ({ ...input, redirect: null, ownPage: null }),
  initial: 'deciding',
  on: {
    NAVIGATED: {
      target: '.deciding',
      actions: assign(({ event: { requested, access } }) => ({ requested, access })),
    },
    SESSION_CHANGED: { target: '.deciding', actions: assign({ session: ({ event }) => event.session }) },
  },
  states: {
    deciding: {
      entry: assign({ redirect: null, ownPage: null }),
      always: [
        {
          guard: 'needsLogin',
          target: 'redirected',
          actions: assign({ redirect: ({ context }) => redirectOf(context) }),
        },
        {
          guard: 'isRefused',
          target: 'refused',
          actions: assign({
            ownPage: ({ context: { session, requested } }) =>
              session === null ? null : landingAfterLogin(session.kind, session.number, requested),
          }),
        },
        { target: 'allowed' },
      ],
    },
    allowed: {},
    refused: {},
    redirected: {},
  },
})
