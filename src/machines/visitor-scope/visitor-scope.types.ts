import type { RouteAccess } from '../../../domain/auth/login-redirect.ts'
import type { SessionKind } from '../../../domain/auth/session-token.ts'

/** The session as navigation sees it; null: none, or none that is valid. `number`: a visitor's own project or crew. */
export type SessionInScope = { kind: SessionKind; number: string | null } | null

export interface Navigation {
  /** Path and query as requested. */
  requested: string
  access: RouteAccess
}

export interface VisitorScopeInput extends Navigation {
  session: SessionInScope
}

export interface VisitorScopeContext extends Navigation {
  session: SessionInScope
  /** Where to go instead, while `redirected`. */
  redirect: string | null
  /** The visitor's own page, offered while `refused`. */
  ownPage: string | null
}

export type VisitorScopeEvent =
  ({ type: 'NAVIGATED' } & Navigation) | { type: 'SESSION_CHANGED'; session: SessionInScope }
