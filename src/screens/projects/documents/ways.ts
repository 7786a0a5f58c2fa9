import { mayUse } from '../../../../domain/auth/rights.ts'
import { mayCall } from '../../../access/may-call.ts'
import type { useSession } from '../../../access/session.ts'

type User = ReturnType<typeof useSession>['user']

/** The office; planning and clients by right. Crew find photos at their crews. */
export const sharesFiles = (user: User): boolean =>
  mayCall(user, 'listProjectDocuments') &&
  (user.loginTypes.includes('office') ||
    (user.loginTypes.some(type => type === 'planners' || type === 'clients') && mayUse(user, 'projectAttachments')))

/** The ways to see a project, in their order. */
export const waysOf = (user: User) =>
  [
    'shift',
    ...(mayCall(user, 'changeProjectPlan') ? ['crew' as const] : []),
    ...(mayCall(user, 'readProjectPeople') ? ['profile' as const] : []),
    ...(mayCall(user, 'readProjectCosts') ? ['cost' as const] : []),
    ...(sharesFiles(user) ? ['documents' as const] : []),
  ] as const

/** Of the ways to see a project, documents stand at an address of their own. */
export const hrefOfView = (project: string, view: string): string =>
  view === 'shift' ? project : view === 'documents' ? `${project}/documents` : `${project}?view=${view}`
