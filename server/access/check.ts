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
    throw standardProblem('loginTypeRequired')
  if (!access.right) return
  const permissions = principal.rights[access.right]
  if (!permissions || (access.permission && !(access.permission in permissions)))
    throw standardProblem('rightRequired', { right: access.right })
}
