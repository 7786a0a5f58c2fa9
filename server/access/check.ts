import type { Access } from '../../openapi/access.ts'
import { standardProblem } from '../problem.ts'
import type { Principal } from './principal.ts'

/** Session kind, login type and right, in that order; rows are the scope's matter. Throws what is missing. */
export function checkAccess(access: Access, principal: Principal | null): void {
  if (access.sessions === 'public') return
  if (!principal) throw standardProblem('sessionRequired')
  if (!access.sessions.includes(principal.kind)) throw standardProblem('visitorNotAllowed')
  if (principal.kind !== 'user') return
  if (access.loginTypes && !access.loginTypes.some(type => principal.loginTypes.has(type)))
    throw standardProblem('loginTypeRequired', {
      detail: `This is for ${new Intl.ListFormat('en-GB').format(access.loginTypes)}.`,
      loginTypes: access.loginTypes,
    })
  if (!access.right) return
  const { right, permission } = access
  const permissions = principal.rights[right]
  if (!permissions || (permission && !(permission in permissions)))
    throw standardProblem('rightRequired', {
      detail: `This needs the right ${permission ? `${right} ${permission}` : right}.`,
      right,
      ...(permission ? { permission } : {}),
    })
}
