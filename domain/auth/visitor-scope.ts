import type { SessionKind } from '../../openapi/access.ts'

/** Protected paths a session without a personal account may open. Spec §4; kiosk: decision 24. */
const visitorPaths: Record<Exclude<SessionKind, 'user'>, readonly string[]> = {
  projectVisitor: [
    '/projects/:number',
    '/projects/:number/contact-project-manager',
    '/crews/:id',
    '/crews/:id/contact-crew-chief',
    '/crews/:id/contact-crew-member/:contactId',
    '/locations/:id',
  ],
  plusCrewVisitor: ['/plus-crews/:number', '/plus-crews/:number/data'],
  kiosk: ['/crews/:id/check-in', '/crews/:id/check-out'],
}

/**
 * Whether a path fits a pattern with `:name` parts, as the router reads it: any case, trailing slash ignored. Parts at
 * the end that are written `:name?` may be missing.
 */
export function pathFits(pattern: string, path: string): boolean {
  const parts = (text: string) => text.replace(/\/$/, '').toLowerCase().split('/')
  const wanted = parts(pattern)
  const given = parts(path.split(/[?#]/)[0] ?? '')
  return (
    given.length <= wanted.length &&
    wanted.every((part, i) =>
      i >= given.length ? part.endsWith('?') : part.startsWith(':') ? given[i] !== '' : part === given[i],
    )
  )
}

/** Whether a session kind may open a protected path; public routes stay open to everyone and are not asked here. */
export const visitorMayOpen = (kind: SessionKind, path: string): boolean =>
  kind === 'user' || visitorPaths[kind].some(pattern => pathFits(pattern, path))
