import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type ScreenParameters, withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import type { LoginType } from '../../../openapi/access.ts'
import { type SessionActor, SessionActorContext } from '../../machines/session/session.context.ts'
import { job, shift } from '../../screens/shared/fixtures.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { routeOf } from '../routes.ts'
import { storedSession } from '../session.fixtures.ts'
import Shell from './Shell.tsx'

const logout = fn()
const invitations = [1, 2].map(() => job(shift('2026-05-28', '06:00', '14:00'), { status: 'invited' }))
const asked = fn<(path: string) => void>()

/** A page at this address, without one of the browser's. */
function At({ path, children }: { path: string; children: ReactNode }) {
  const [{ hook }] = useState(() => memoryLocation({ path }))
  return <Router hook={hook}>{children}</Router>
}

function Around({ path, theme }: { path: string; theme: string | null }) {
  return (
    <Shell route={routeOf(path).route} named={null} theme={theme}>
      <Page>
        <p>The screen.</p>
      </Page>
    </Shell>
  )
}

const meta = {
  component: Around,
  args: { path: '/', theme: null },
  loaders: [async ({ parameters }) => ({ actor: await storedSession(parameters['stored'] as object | undefined) })],
  decorators: [
    (Story, { args, loaded }) => (
      <SessionActorContext value={loaded['actor'] as SessionActor}>
        <At path={args.path}>
          <Story />
        </At>
      </SessionActorContext>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    logout.mockClear()
    asked.mockClear()
    return serve(request => {
      const { pathname, searchParams } = new URL(request.url)
      asked(pathname)
      if (pathname.endsWith('/auth/stream')) return new Response(new ReadableStream())
      const items = searchParams.get('tab') === 'toConfirm' ? invitations : []
      return Response.json({ items, total: items.length, limit: 1000, page: 1 })
    })
  },
  afterEach: ({ loaded }) => void (loaded['actor'] as SessionActor).stop(),
} satisfies Meta<typeof Around>
export default meta
type Story = StoryObj<typeof meta>

const desk = { viewport: { value: 'desk' } }
const rights = (...names: string[]) => Object.fromEntries(names.map(name => [name, {}]))
/** Whoever has an account of this kind, and these rights. */
const as = (loginType: LoginType, ...names: string[]): { screen: ScreenParameters } => ({
  screen: { session: { logout, user: { loginTypes: [loginType], userRights: rights(...names) } } },
})
/** Whoever came by a link, and has no account. */
const by = (kind: 'projectVisitor' | 'plusCrewVisitor', type: 'PROJECT' | 'PLUSCREW') => ({
  screen: { session: { logout, personId: null, user: { kind, loginTypes: [] } } },
  stored: { type, number: '7' },
})

/** Without the places where a long word may break. */
const clean = (name: string) => name.replaceAll('\u00AD', '')
/** What each says last: a count stands before its word. */
const linksIn = (nav: HTMLElement | null) =>
  nav
    ? within(nav)
        .getAllByRole('link')
        .map(link => clean((link.lastElementChild ?? link).textContent))
    : []

interface Seen {
  title: string
  /** Under the thumb, or at a desk at the top. */
  bar: readonly string[]
  menu: readonly string[]
  /** Words around them. */
  main?: string
  opens?: string
  leaves?: string
  back?: boolean
}
const sees =
  ({
    title,
    bar,
    menu,
    main = 'Main',
    opens = 'Menu',
    leaves = 'Log out',
    back = false,
  }: Seen): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await canvas.findByText('The screen.')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect(linksIn(canvas.queryByRole('navigation', { name: name => clean(name) === main }))).toEqual(bar)
    await expect(canvas.queryAllByRole('button', { name: /^(Back|Zurück|Yn ôl)$/ })).toHaveLength(back ? 1 : 0)
    await userEvent.click(canvas.getByRole('button', { name: opens }))
    const sidebar = await canvas.findByRole('dialog', { name: opens })
    await expect(linksIn(within(sidebar).getByRole('navigation'))).toEqual(menu)
    await userEvent.click(within(sidebar).getByRole('button', { name: leaves }))
    await expect(logout).toHaveBeenCalledOnce()
  }

/** What waits for an answer stands at the jobs. */
export const Crew: Story = {
  parameters: as('crew'),
  play: async context => {
    const jobs = await context.canvas.findByRole('link', { name: /2 wait for you/ })
    await expect(jobs).toHaveAttribute('href', '/jobs')
    await sees({
      title: 'Home',
      bar: ['Jobs', 'Home', 'Calendar'],
      menu: ['Home', 'Jobs', 'Calendar', 'Trainings', 'Profile', 'Version'],
    })(context)
  },
}
export const CrewAtDesk: Story = {
  args: { path: '/jobs' },
  parameters: as('crew', 'plusCrews', 'vacancies'),
  globals: { ...desk, scheme: 'dark' },
  play: async context => {
    await sees({
      title: 'Jobs',
      bar: ['Home', 'Jobs', 'Calendar', 'Vacancies', 'Plus crews'],
      menu: ['Home', 'Jobs', 'Calendar', 'Trainings', 'Plus crews', 'Vacancies', 'Profile', 'Version'],
      back: true,
    })(context)
    for (const link of context.canvas.getAllByRole('link', { name: 'Jobs' }))
      await expect(link).toHaveAttribute('aria-current', 'page')
  },
}
/** A task has the foot of the page for itself. */
export const CrewAtTask: Story = {
  args: { path: '/crews/7/check-in' },
  parameters: as('crew'),
  play: async ({ canvas }) => {
    await canvas.findByText('The screen.')
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const Client: Story = {
  parameters: as('clients', 'projects'),
  play: sees({
    title: 'Home',
    bar: ['Projects', 'Home', 'Calendar'],
    menu: ['Home', 'Projects', 'Trainings', 'Projects calendar', 'Profile', 'Version'],
  }),
}
/** A right that was not given leaves nothing behind. */
export const ClientWithoutRights: Story = {
  parameters: as('clients'),
  globals: { scheme: 'dark' },
  play: sees({ title: 'Home', bar: ['Home'], menu: ['Home', 'Trainings', 'Profile', 'Version'] }),
}
export const Planner: Story = {
  args: { path: '/projects' },
  parameters: as('planners', 'projects', 'plusCrews', 'planningCalendar'),
  globals: desk,
  play: sees({
    title: 'Projects',
    bar: ['Home', 'Projects', 'Projects calendar', 'Planning calendar', 'Plus crews'],
    menu: [
      'Home',
      'Planning calendar',
      'Projects',
      'Trainings',
      'Plus crews',
      'Projects calendar',
      'Profile',
      'Version',
    ],
    back: true,
  }),
}
export const PlannerInGerman: Story = {
  ...Planner,
  globals: { ...desk, language: 'de' },
  play: sees({
    title: 'Projekte',
    bar: ['Start', 'Projekte', 'Projektkalender', 'Dispo-Kalender', 'Plus-Crews'],
    menu: ['Start', 'Dispo-Kalender', 'Projekte', 'Schulungen', 'Plus-Crews', 'Projektkalender', 'Profil', 'Version'],
    ...{ main: 'Hauptmenü', opens: 'Menü', leaves: 'Abmelden', back: true },
  }),
}
/** Whoever keeps the office hires nobody: projects are no page of theirs, whatever their rights. */
export const Office: Story = {
  parameters: as('office', 'projects', 'plusCrews'),
  globals: { ...desk, tenant: 'harbour' },
  play: sees({
    title: 'Home',
    bar: ['Home', 'Plus crews'],
    menu: ['Home', 'Trainings', 'Plus crews', 'Settings', 'Profile', 'Version'],
  }),
}
export const CrewInWelsh: Story = {
  parameters: as('crew'),
  globals: { viewport: { value: 'phone' }, language: 'cy', scheme: 'dark' },
  play: async context => {
    await context.canvas.findByText('2 yn aros amdanoch')
    await sees({
      title: 'Hafan',
      bar: ['Swyddi', 'Hafan', 'Calendr'],
      menu: ['Hafan', 'Swyddi', 'Calendr', 'Hyfforddiant', 'Proffil', 'Fersiwn'],
      ...{ main: 'Prif ddewislen', opens: 'Dewislen', leaves: 'Allgofnodi' },
    })(context)
  },
}

const loginInstead = 'Log in with an account'
/** Their project is where they are: nothing leads back from it. */
export const ProjectVisitor: Story = {
  args: { path: '/projects/7' },
  parameters: by('projectVisitor', 'PROJECT'),
  play: async context => {
    await sees({ title: 'Project', bar: [], menu: ['My page', 'Version'], leaves: loginInstead })(context)
    await expect(context.canvas.getByRole('link', { name: 'My page' })).toHaveAttribute('href', '/projects/7')
    await expect(asked.mock.calls.flat().filter(path => !path.endsWith('/auth/stream'))).toEqual([])
  },
}
/** A screen on the wall has nothing around it. */
export const PlusCrewVisitorWatching: Story = {
  args: { path: '/plus-crews/7' },
  parameters: by('plusCrewVisitor', 'PLUSCREW'),
  globals: { viewport: { value: 'wall' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The screen.')
    for (const role of ['navigation', 'banner', 'button', 'link']) await expect(canvas.queryByRole(role)).toBeNull()
  },
}
export const PlusCrewVisitor: Story = {
  args: { path: '/version' },
  parameters: by('plusCrewVisitor', 'PLUSCREW'),
  globals: { ...desk, scheme: 'dark' },
  play: async context => {
    await sees({ title: 'Version', bar: [], menu: ['My page', 'Version'], leaves: loginInstead })(context)
    await expect(context.canvas.getByRole('link', { name: 'My page' })).toHaveAttribute('href', '/plus-crews/7')
  },
}

/** Part of somebody else's page, whose own bars lead everywhere. */
export const Embedded: Story = {
  args: { theme: 'partner' },
  parameters: as('crew'),
  play: async ({ canvas }) => {
    await canvas.findByText('The screen.')
    await expect(linksIn(canvas.getByRole('navigation', { name: 'Main' }))).toEqual(['Home', 'Version'])
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
  },
}
