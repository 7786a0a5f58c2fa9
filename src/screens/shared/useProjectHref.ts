import { mayUse } from '../../../domain/auth/rights.ts'
import { useSession } from '../../access/session.ts'

/** The address of a project's page, for those who may read it; null for everybody else. */
export function useProjectHref(): (number: string) => string | null {
  const { user } = useSession()
  const reads = user.kind === 'projectVisitor' || (user.kind === 'user' && mayUse(user, 'projects'))
  return number => (reads ? `/projects/${encodeURIComponent(number)}` : null)
}

/** The card of a project's manager, likewise. */
export function useManagerHref(): (number: string) => string | null {
  const projectHref = useProjectHref()
  return number => {
    const project = projectHref(number)
    return project && `${project}/contact-project-manager`
  }
}
