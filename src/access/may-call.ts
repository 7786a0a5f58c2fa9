import { type CurrentUser, passes } from '../../domain/auth/rights.ts'
import { operationAccess } from './access.gen.ts'

export type Operation = keyof typeof operationAccess

interface Rule {
  sessions: 'public' | readonly string[]
  loginTypes?: CurrentUser['loginTypes']
  right?: string
  permission?: string
  mailboxRight?: string
}

/**
 * Whether the contract lets this user call an operation: session kind, login type and right. What rows it answers is
 * the server's matter. A screen asks before it asks the server, so that nobody sees a section that would be refused.
 */
export function mayCall(user: CurrentUser, operation: Operation): boolean {
  const { sessions, loginTypes, right, permission, mailboxRight }: Rule = operationAccess[operation]
  if (sessions === 'public') return true
  if (!user.valid || !sessions.includes(user.kind)) return false
  if (user.kind !== 'user') return true
  return passes(user, {
    ...(loginTypes ? { loginTypes } : {}),
    allOf: [
      ...(right ? [{ right, ...(permission ? { permission } : {}) }] : []),
      ...(mailboxRight ? [{ store: 'mailboxUserRights', right: mailboxRight } as const] : []),
    ],
  })
}
