import type { Access } from '../../openapi/access.ts'
import { standardProblem } from '../problem.ts'
import type { Principal } from './principal.ts'

/** Throws what is missing of session kind, login type and right, in that order; rows are the scope's matter. */
export function checkAccess(access: Access, principal: Principal | null): void {
  const missing = missingFor(access, principal)
  if (missing) throw missing
}

/** Whether an operation's access lets somebody in, for another one that answers a part of what it does. */
export const mayPass = (access: Access, principal: Principal): boolean => missingFor(access, principal) === null

function missingFor(access: Access, principal: Principal | null): Error | null {
  if (access.sessions === 'public') return null
  if (!principal) return standardProblem('sessionRequired')
  if (!access.sessions.includes(principal.kind)) return standardProblem('visitorNotAllowed')
  if (principal.kind !== 'user') return null
  if (access.loginTypes && !access.loginTypes.some(type => principal.loginTypes.has(type)))
    return standardProblem('loginTypeRequired', {
      detail: `This is for ${new Intl.ListFormat('en-GB').format(access.loginTypes)}.`,
      loginTypes: access.loginTypes,
    })
  if (!access.right) return null
  const { right, permission, mailboxRight } = access
  const permissions = principal.rights[right]
  if (!permissions || (permission && !(permission in permissions)))
    return standardProblem('rightRequired', {
      detail: `This needs the right ${permission ? `${right} ${permission}` : right}.`,
      right,
      ...(permission ? { permission } : {}),
    })
  if (mailboxRight && !(mailboxRight in principal.mailboxRights))
    return standardProblem('rightRequired', {
      detail: `This needs the mailbox right ${mailboxRight}.`,
      right: mailboxRight,
    })
  return null
}
