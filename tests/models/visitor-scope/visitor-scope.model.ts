import { expect } from 'vitest'
import { visitorScopeMachine } from '../../../src/machines/visitor-scope/visitor-scope.machine.ts'
import { places, visitorScopeTable } from './visitor-scope.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof visitorScopeMachine>
const context = (visit: Seen) => visit.snapshot.context

const projectVisitor = { kind: 'projectVisitor', number: '4711' } as const
const plusCrewVisitor = { kind: 'plusCrewVisitor', number: '7' } as const
const kiosk = { kind: 'kiosk', number: '9' } as const
const user = { kind: 'user', number: null } as const
const sessions = [null, user, projectVisitor, plusCrewVisitor, kiosk]
// By hand: what each session may see of the places above.
const open: Record<string, readonly string[]> = {
  nobody: ['/HelpCenter', '/does-not-exist'],
  user: places.map(({ requested }) => requested),
  projectVisitor: ['/projects/4711', '/projects/4711?project-id=AB12&password=x', '/HelpCenter', '/does-not-exist'],
  plusCrewVisitor: ['/plus-crews/7/data', '/HelpCenter', '/does-not-exist'],
  kiosk: ['/crews/9/check-in', '/HelpCenter', '/does-not-exist'],
}
const logins: Record<string, string> = {
  '/jobs?tab=past': '/login?redirect=%2Fjobs%3Ftab%3Dpast',
  '/projects/4711': '/login?redirect=%2Fprojects%2F4711',
  '/plus-crews/7/data': '/login?redirect=%2Fplus-crews%2F7%2Fdata',
  '/crews/9/check-in': '/login?redirect=%2Fcrews%2F9%2Fcheck-in',
  '/projects/4711?project-id=AB12&password=x': '/login?login=AB12&password=x',
}
const ownPages: Record<string, string> = {
  projectVisitor: '/projects/4711',
  plusCrewVisitor: '/plus-crews/7',
  kiosk: '/crews/9/check-in',
}
const isOpen = ({ snapshot }: Seen) =>
  (open[snapshot.context.session?.kind ?? 'nobody'] ?? []).includes(snapshot.context.requested)

export const visitorScopeModel: Model<typeof visitorScopeMachine> = {
  machine: visitorScopeMachine,
  table: visitorScopeTable,
  inputs: [{ ...places[0], session: null }],
  events: () => [
    ...places.map(place => ({ type: 'NAVIGATED', ...place })),
    ...sessions.map(session => ({ type: 'SESSION_CHANGED', session })),
  ],
  answers: {},
  expectations: {
    allowed: visit => {
      expect(isOpen(visit)).toBe(true)
      expect(context(visit)).toMatchObject({ redirect: null, ownPage: null })
    },
    refused: visit => {
      // Never a redirect to login, always the way back to the own page.
      expect(isOpen(visit)).toBe(false)
      const { session, redirect, ownPage } = context(visit)
      expect(redirect).toBeNull()
      expect(ownPage).toBe(ownPages[session?.kind ?? ''])
    },
    redirected: visit => {
      expect(context(visit).session).toBeNull()
      expect(context(visit).redirect).toBe(logins[context(visit).requested])
      expect(context(visit).ownPage).toBeNull()
    },
  },
}
