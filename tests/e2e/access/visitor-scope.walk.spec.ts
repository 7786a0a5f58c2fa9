import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { RouteAccess } from '../../../domain/auth/login-redirect.ts'
import type { SessionKind } from '../../../domain/auth/session-token.ts'
import { visitorScopeMachine } from '../../../src/machines/visitor-scope/visitor-scope.machine.ts'
import type { SessionInScope } from '../../../src/machines/visitor-scope/visitor-scope.types.ts'
import { anotherTab, tokenFor } from '../device.ts'
import { Network } from '../network.ts'
import { demoPerson, freshToken, visitor } from '../stage.ts'
import { expect, isKioskOf, prepareDevice, test } from '../support.ts'
import { type Doing, type Plan, accountOf, leavesOf, titleOf, walksOf } from '../walks.ts'

/**
 * The chart of what a session may open, walked through the screens: as every kind of session to its own page, to
 * somebody else's, to what is open to all, and out again when another tab ends the session.
 */

type Snapshot = SnapshotFrom<typeof visitorScopeMachine>
const agency = 'nordlicht'
const project = visitor(agency, 'project')
const plusCrew = visitor(agency, 'plusCrew')

interface Kind {
  session: Exclude<SessionInScope, null>
  token: () => Promise<string>
  /** Where it begins, and how that page is known. */
  own: string
  sees: (page: Page) => Promise<void>
  /** A page that is not for it; null where every page is. */
  foreign: string | null
}
const heading = (name: RegExp | string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible()

const kinds: Record<SessionKind, Kind> = {
  user: {
    session: { kind: 'user', number: null },
    token: () => freshToken(demoPerson(agency, 'office')),
    own: project.page,
    sees: heading(/^Nordic Sounds/),
    foreign: null,
  },
  projectVisitor: {
    session: { kind: 'projectVisitor', number: project.login },
    token: () => freshToken(project),
    own: project.page,
    sees: heading(/^Nordic Sounds/),
    foreign: plusCrew.page,
  },
  plusCrewVisitor: {
    session: { kind: 'plusCrewVisitor', number: '7' },
    token: () => freshToken(plusCrew),
    own: plusCrew.page,
    sees: heading('Hafen'),
    foreign: project.page,
  },
  kiosk: {
    session: { kind: 'kiosk', number: '9' },
    // Nobody issued this one, and what would find that out too soon is held.
    token: async () => tokenFor('kiosk', '9'),
    own: '/crews/9/check-in',
    sees: page => isKioskOf(page, '9'),
    foreign: '/jobs',
  },
}

const goTo = (requested: string, access: RouteAccess): Doing => ({
  label: `NAVIGATED ${requested}`,
  event: { type: 'NAVIGATED', requested, access } as Doing['event'],
})
const sessionIs = (label: string, session: SessionInScope): Doing => ({
  label: `SESSION_CHANGED ${label}`,
  event: { type: 'SESSION_CHANGED', session } as Doing['event'],
})

const planOf = ({ session, own, foreign }: Kind): Plan => ({
  machine: visitorScopeMachine,
  starts: {
    'nobody, at the own page': { requested: own, access: 'protected', session: null },
  },
  possible: snapshot => {
    if ((snapshot as Snapshot).context.session === null) return [sessionIs('in', session)]
    return [
      goTo(own, 'protected'),
      ...(foreign ? [goTo(foreign, 'protected')] : []),
      goTo('/does-not-exist', 'unknown'),
      sessionIs('out', null),
    ]
  },
  isPassing: () => false,
  matters: snapshot => {
    const { requested, session: now } = (snapshot as Snapshot).context
    return [requested, now !== null]
  },
})

async function holds(page: Page, kind: Kind, snapshot: Snapshot, calls: string[]): Promise<void> {
  const { requested, ownPage, session } = snapshot.context
  const [leaf] = leavesOf(snapshot)
  // At a door nobody reads why a page is refused: the tablet stays what it is, whatever the address says.
  if (session?.kind === 'kiosk') {
    if (leaf === 'refused') expect(ownPage).toBe(kind.own)
    await kind.sees(page)
  } else if (leaf === 'redirected') {
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(requested)}`)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  } else if (leaf === 'refused') {
    await expect(page).toHaveURL(requested)
    await expect(page.getByText('You are using a visitor login without a personal account.')).toBeVisible()
    await expect(page.getByText('You do not have the required login type to access this feature')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to my page' })).toHaveAttribute('href', ownPage ?? '')
    expect(calls).toEqual([])
  } else {
    expect(leaf).toBe('allowed')
    await expect(page).toHaveURL(requested)
    if (requested === '/does-not-exist') await heading('Page not found.')(page)
    else if (session !== null) await kind.sees(page)
  }
}

/** What the session itself asks at a start is no call of a page; faces are still on their way when it is left. */
const ofTheSession = /\/api\/v1\/(userRights|mailboxUserRights|tenant|auth\/.*|persons\/.*\/picture)$/

for (const [name, kind] of Object.entries(kinds)) {
  const { walks, all } = walksOf(planOf(kind))
  for (const walk of walks)
    test(`${name}: ${titleOf(walk)}`, async ({ page, context }) => {
      const network = await Network.under(context)
      if (name === 'kiosk')
        for (const path of ['userRights', 'mailboxUserRights', 'auth/refresh']) network.set(`GET /${path}`, 'hold')
      const calls: string[] = []
      page.on('request', request => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/') && !ofTheSession.test(pathname)) calls.push(pathname)
      })
      await prepareDevice(page, agency, null)
      await page.goto(kind.own)
      for (const step of walk.steps)
        await test.step(step.label, async () => {
          calls.length = 0
          const { type } = step.event
          const snapshot = step.snapshot as Snapshot
          if (type === 'SESSION_CHANGED') {
            const token = snapshot.context.session === null ? null : await kind.token()
            const tab = await anotherTab(context, agency)
            await tab.evaluate(
              text => (text === null ? localStorage.removeItem('token') : localStorage.setItem('token', text)),
              token,
            )
            await tab.close()
          } else await page.evaluate(path => history.pushState(null, '', path), snapshot.context.requested)
          await holds(page, kind, snapshot, calls)
        })
      await network.release()
    })

  test(`${name}: every transition is walked, or said to be out of reach`, () => {
    // By the order of the chart: login, refusal, else allowed.
    const excused = kind.foreign
      ? {}
      : { 'visitorScope.deciding always #2': 'a user may open every page; rows are the server’s' }
    const { line, missing, causedAfterAll } = accountOf(walks, all, excused)
    console.log(`${name}, ${line}`)
    expect({ missing, causedAfterAll }).toEqual({ missing: [], causedAfterAll: [] })
  })
}
