import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { ToastProvider } from '../../app/ToastProvider.tsx'
import type { Job } from '../shared/commanded.ts'
import { collision } from '../shared/fixtures.ts'
import JobsScreen from './JobsScreen.tsx'
import { invited } from './jobs.fixtures.ts'

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
    history.replaceState(null, '', '?tab=toConfirm')
    const server = serverWith(parameters['answerTo'])
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
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeEnabled()
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
