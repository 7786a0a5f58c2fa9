import { type CurrentUser, passes } from '../../domain/auth/rights.ts'
import { accessRules } from './access.gen.ts'

export type Operation = (typeof accessRules)[number][1][number]

interface Rule {
  sessions: 'public' | readonly string[]
  loginTypes?: CurrentUser['loginTypes']
  right?: string
  permission?: string
  mailboxRight?: string
}

const ruleOf = new Map<Operation, Rule>(
  accessRules.flatMap(([rule, operations]) => operations.map((operation): [Operation, Rule] => [operation, rule])),
)

/**
 * Whether the contract lets this user call an operation: session kind, login type and right. What rows it answers is
 * the server's matter. A screen asks before it asks the server, so that nobody sees a section that would be refused.
 */
export function mayCall(user: CurrentUser, operation: Operation): boolean {
  const rule = ruleOf.get(operation)
  if (!rule) return false
  const { sessions, loginTypes, right, permission, mailboxRight } = rule
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
