import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { ToastProvider } from '../../app/shell/ToastProvider.tsx'
import type { Job } from '../shared/job/commanded.ts'
import { collision, job, shift } from '../shared/fixtures.ts'
import JobsScreen from './JobsScreen.tsx'
import { invited, vacancies } from './jobs.fixtures.ts'

type Answer = { status: number; body: unknown }
const list = (items: readonly unknown[]): Answer => ({
  status: 200,
  body: { items, total: items.length, limit: 1000, page: 1 },
})

/** Far from any day these stories are looked at. */
const later = (job: Job | undefined): Job | undefined =>
  job && {
    ...job,
    startDate: '2099-06-01',
    starts: '2099-06-01T05:00:00Z',
    ends: '2099-06-01T14:00:00Z',
    confirmBy: null,
  }

/** A server where two positions were applied for. */
function applying() {
  const open = new Map(
    ['2099-06-05', '2099-06-06'].map(date => {
      const made = job(shift(date, '09:00', '17:00'), { status: 'applied', confirmedAt: null })
      return [made.projectCrewItem.id, made]
    }),
  )
  const taken = new Map<string, Job>()
  return async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input)
    const { pathname, searchParams } = new URL(request.url)
    const [, position = '', command] = /projectCrewItems\/([^/]+)\/(\w+)$/.exec(pathname) ?? []
    if (request.method === 'POST') {
      sent(command ?? '', await request.json().catch(() => null), null)
      const [from, to] = command === 'applyVacancy' ? [taken, open] : [open, taken]
      const moved = from.get(position)
      if (moved) to.set(position, moved)
      from.delete(position)
      const status = command === 'applyVacancy' ? 'applied' : null
      return Response.json({ projectCrewItemId: position, jobId: status && moved?.id, status })
    }
    const mine = pathname === '/api/v1/jobs' && searchParams.get('tab') === 'appliedFor' ? [...open.values()] : []
    return Response.json(list(mine).body)
  }
}

const hamburg = { latitude: 53.5436, longitude: 9.9886, radius: 200 }
/** A server with three open positions: two in Hamburg, one nobody knows the place of. */
const opening = (input: RequestInfo | URL): Promise<Response> => {
  const isOpen = (input instanceof Request ? input.url : String(input)).includes('/vacant/')
  const items = vacancies.map((vacancy, index) => ({
    ...vacancy,
    location: { ...vacancy.location, geoData: index === 0 ? null : hamburg },
  }))
  return Promise.resolve(Response.json(list(isOpen ? items : []).body))
}

/** A server with one invitation; `sent` hears of everything that would change something. */
const sent = fn<(path: string, body: unknown, key: string | null) => void>()
function serverWith(answerTo: (path: string, body: unknown, job: Job) => Answer) {
  let job = later(invited[0])
  return async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input)
    const { pathname, searchParams } = new URL(request.url)
    let answer = list([])
    if (request.method !== 'GET' && job) {
      const body: unknown = await request.json().catch(() => null)
      sent(pathname, body, request.headers.get('Idempotency-Key'))
      answer = answerTo(pathname, body, job)
      if (answer.status === 200) job = answer.body as Job
    } else if (pathname === '/api/v1/jobs' && job) {
      const tab = job.status === 'invited' ? 'toConfirm' : 'upcoming'
      answer = list(searchParams.get('tab') === tab ? [job] : [])
    }
    return Response.json(answer.body, { status: answer.status })
  }
}

const meta = {
  component: JobsScreen,
  decorators: [
    Story => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ parameters }) => {
    const { fetch } = globalThis
    const address = location.href
    const tab = String(parameters['tab'] ?? 'toConfirm')
    history.replaceState(null, '', `?tab=${tab}`)
    const server =
      { appliedFor: applying(), open: opening }[tab.split('&')[0] ?? ''] ?? serverWith(parameters['answerTo'])
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      return url.includes('/api/v1/') ? server(input) : fetch(input, init)
    }
    sent.mockClear()
    return () => {
      globalThis.fetch = fetch
      history.replaceState(null, '', address)
    }
  },
} satisfies Meta<typeof JobsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The list that stood still after a tap takes taps again. */
const listMoves = (canvas: { getByRole: (role: 'tabpanel') => HTMLElement }) =>
  waitFor(() => expect(canvas.getByRole('tabpanel').querySelector('[aria-busy]')).toBeNull())
const confirmed = (job: Job): Answer => ({ status: 200, body: { ...job, status: 'confirmed' } })
const openAgain = (job: Job): Answer => ({ status: 200, body: { ...job, status: 'invited' } })

export const ConfirmedAndUndone: Story = {
  parameters: {
    answerTo: (path: string, _: unknown, job: Job) => (path.endsWith('/undo') ? openAgain(job) : confirmed(job)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
    const toast = await canvas.findByText(/^Confirmed, Mon 1 Jun 2099, 07:00/)
    // While it is pointed at it stays, however busy the machine is.
    await userEvent.hover(toast)
    await expect(await canvas.findByText('Nothing waits for your answer.')).toBeInTheDocument()
    await expect(toast).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeEnabled()
    await expect(sent.mock.calls.map(([path]) => path.replace(/.*jobs\/[^/]+/, ''))).toEqual([
      '/confirmation',
      '/confirmation/undo',
    ])
  },
}

export const AlreadyConfirmed: Story = {
  parameters: {
    answerTo: (_: string, body: { acceptDoubleBooking?: boolean }, job: Job) =>
      body.acceptDoubleBooking
        ? confirmed(job)
        : { status: 409, body: { code: 'alreadyConfirmed', status: 409, collisions: [collision] } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure? This date is already confirmed' })
    await expect(within(question).getByText('12:00 – 20:00')).toBeInTheDocument()
    await expect(within(question).getByRole('button', { name: 'Keep the job I have' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await listMoves(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm both' }))
    await expect(await canvas.findByText(/^Confirmed, Mon 1 Jun 2099, 07:00/)).toBeInTheDocument()
    await expect(sent).toHaveBeenLastCalledWith(
      expect.stringContaining('/confirmation'),
      { acceptDoubleBooking: true },
      expect.any(String),
    )
  },
}

let tries = 0
export const ServerDidNotAnswer: Story = {
  parameters: {
    answerTo: (_path: string, _: unknown, job: Job) => (tries++ === 0 ? { status: 503, body: {} } : confirmed(job)),
  },
  play: async ({ canvas, userEvent }) => {
    tries = 0
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText(/The server did not answer/)).toBeInTheDocument()
    await listMoves(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText(/^Confirmed, Mon 1 Jun 2099, 07:00/)).toBeInTheDocument()
    const [first, second] = sent.mock.calls.map(([, , key]) => key)
    await expect(second).toBe(first)
  },
}

export const Declined: Story = {
  parameters: {
    answerTo: (_path: string, _: unknown, job: Job) => ({ status: 200, body: { ...job, status: 'declined' } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    const question = await screen.findByRole('alertdialog', { name: 'Decline this job?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Decline' }))
    await expect(await canvas.findByText(/^Declined, Mon 1 Jun 2099, 07:00/)).toBeInTheDocument()
    await expect(await canvas.findByText('Nothing waits for your answer.')).toBeInTheDocument()
  },
}

export const TakenBackOnce: Story = {
  parameters: { tab: 'appliedFor' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Take back' })
    const told = () => canvas.queryByText('Application taken back', { selector: 'p' })
    // Counted in the moment it is said: asked later, the second for which the list stands still may be over.
    let listedThen: number | null = null
    const watch = new MutationObserver(() => {
      if (told()) listedThen ??= canvas.getAllByRole('article').length
    })
    watch.observe(document.body, { subtree: true, childList: true })
    if (first) await userEvent.dblClick(first)
    const toast = await canvas.findByText('Application taken back', { selector: 'p' })
    watch.disconnect()
    await expect(listedThen).toBe(2)
    // While it is pointed at it stays, however busy the machine is.
    await userEvent.hover(toast)
    await listMoves(canvas)
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(sent.mock.calls.map(([command]) => command)).toEqual(['unapplyVacancy'])
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
    // Taking it back is an act as well: the list stands still for its second before the job is back.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(sent).toHaveBeenLastCalledWith('applyVacancy', { acceptDoubleBooking: true }, null)
  },
}

/** May apply for what is open. */
const applies = { session: { user: { userRights: { mobileProjectVacancies: { READ: ['OWN'] } } } } }
const roles = (canvas: { queryAllByRole: (role: 'article') => HTMLElement[] }) =>
  canvas.queryAllByRole('article').map(card => /Follow-spot|Loader|Stagehand/.exec(card.textContent ?? '')?.[0])

export const OpenFiltered: Story = {
  parameters: { tab: 'open', screen: applies },
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('combobox', { name: 'Function' })
    await expect(roles(canvas)).toEqual(['Follow-spot', 'Loader', 'Stagehand'])
    await userEvent.selectOptions(filter, 'Loader')
    await waitFor(() => expect(roles(canvas)).toEqual(['Loader']))
    await expect(location.search).toBe('?tab=open&function=loader')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Day' }), 'Tue 2 Jun')
    await expect(await canvas.findByText('Nothing open fits Loader · Tue 2 Jun.')).toBeVisible()
    await expect(location.search).toBe('?tab=open&function=loader&day=2026-06-02')
    const [clear] = canvas.getAllByRole('button', { name: 'Clear the filter' }).slice(-1)
    if (clear) await userEvent.click(clear)
    await waitFor(() => expect(roles(canvas)).toEqual(['Follow-spot', 'Loader', 'Stagehand']))
    await expect(location.search).toBe('?tab=open')
  },
}

export const OpenByAddress: Story = {
  parameters: { tab: 'open&function=stagehand&day=2026-06-02', screen: applies },
  play: async ({ canvas }) => {
    await waitFor(() => expect(roles(canvas)).toEqual(['Stagehand']))
    await expect(canvas.getByRole('combobox', { name: 'Function' })).toHaveDisplayValue('Stagehand')
  },
}

/** What the browser says to whoever asks where it is. */
function placed(state: PermissionState, knows = true) {
  const { permissions, geolocation } = navigator
  const answers = {
    permissions: { query: () => Promise.resolve(Object.assign(new EventTarget(), { state })) },
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        knows
          ? found({ coords: { latitude: 53.6, longitude: 10, accuracy: 12 } } as GeolocationPosition)
          : failed({ code: 2 } as GeolocationPositionError),
    },
  }
  for (const [name, value] of Object.entries(answers))
    Object.defineProperty(navigator, name, { value, configurable: true })
  return () => {
    for (const [name, value] of Object.entries({ permissions, geolocation }))
      Object.defineProperty(navigator, name, { value, configurable: true })
  }
}

/** A distance filters nothing before it is known where the device is, and does not look as if it did. */
export const OpenNear: Story = {
  parameters: { tab: 'open', screen: applies },
  play: async ({ canvas, userEvent }) => {
    const restore = placed('prompt')
    try {
      const distance = await canvas.findByRole('combobox', { name: 'Distance' })
      await userEvent.selectOptions(distance, 'Within 10 km')
      await expect(await canvas.findByText(/Distances are measured from where this device is/)).toBeVisible()
      await expect(canvas.getByText('Not filtered by “Within 10 km”.')).toBeVisible()
      await expect(distance).toHaveDisplayValue('Any distance')
      await expect(canvas.queryByRole('button', { name: 'Clear the filter' })).toBeNull()
      await expect(roles(canvas)).toEqual(['Follow-spot', 'Loader', 'Stagehand'])
      await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }))
      await waitFor(() => expect(roles(canvas)).toEqual(['Loader', 'Stagehand']))
      await expect(canvas.getAllByText(/6\.3 km away/)).toHaveLength(2)
      await expect(distance).toHaveDisplayValue('Within 10 km')
      await expect(location.search).toBe('?tab=open&within=10')
    } finally {
      restore()
    }
  },
}

export const OpenNearRefused: Story = {
  parameters: { tab: 'open', screen: applies },
  play: async ({ canvas, userEvent }) => {
    const restore = placed('denied')
    try {
      const distance = await canvas.findByRole('combobox', { name: 'Distance' })
      await userEvent.selectOptions(distance, 'Within 10 km')
      await expect(await canvas.findByText(/The browser does not tell where you are/)).toBeVisible()
      await expect(distance).toHaveDisplayValue('Any distance')
      // Another filter beside it counts all the same.
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Function' }), 'Loader')
      await waitFor(() => expect(roles(canvas)).toEqual(['Loader']))
      await expect(canvas.getByText('Not filtered by “Within 10 km”.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Any distance' }))
      await waitFor(() => expect(location.search).toBe('?tab=open&function=loader'))
    } finally {
      restore()
    }
  },
}

export const OpenNearUnknown: Story = {
  parameters: { tab: 'open', screen: applies },
  play: async ({ canvas, userEvent }) => {
    const restore = placed('granted', false)
    try {
      const distance = await canvas.findByRole('combobox', { name: 'Distance' })
      await userEvent.selectOptions(distance, 'Within 10 km')
      await expect(await canvas.findByText(/The device does not know its position right now/)).toBeVisible()
      await expect(distance).toHaveDisplayValue('Any distance')
      await expect(roles(canvas)).toEqual(['Follow-spot', 'Loader', 'Stagehand'])
      await userEvent.click(canvas.getByRole('button', { name: 'Any distance' }))
      await waitFor(() => expect(location.search).toBe('?tab=open'))
    } finally {
      restore()
    }
  },
}

export const NothingToApplyFor: Story = {
  parameters: { tab: 'open' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is planned for you yet.')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.queryByRole('tab', { name: /^Open/ })).not.toBeInTheDocument()
  },
}
