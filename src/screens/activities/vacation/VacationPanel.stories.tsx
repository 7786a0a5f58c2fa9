import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { VacationPanel } from './VacationPanel.tsx'
import { approved, asked, withJobs } from './vacation.fixtures.ts'

const sent = fn<(path: string, body: string) => void>()
const answers = (read: () => unknown, answer: () => Response = () => Response.json(approved.request)) =>
  serve(async request => {
    if (request.method === 'GET') {
      const details = read()
      return details === null ? Response.json({ code: 'notFound' }, { status: 404 }) : Response.json(details)
    }
    sent(new URL(request.url).pathname.split('/').at(-1) ?? '', await request.text())
    return answer()
  })
const meta = {
  component: VacationPanel,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'To-do calendar' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    id: asked.request.id,
    onAnswered: fn(),
    onClose: fn(),
    zone: 'Europe/Berlin',
    now: Date.parse('2026-05-27T07:12:00+02:00'),
  },
  beforeEach: () => {
    sent.mockClear()
    return answers(() => asked)
  },
} satisfies Meta<typeof VacationPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing lies on these days: one tap, once. */
export const Approve: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const panel = await canvas.findByRole('complementary', { name: 'Owain Pryce' })
    await expect(panel).toHaveTextContent('Mon 15 Jun – Fri 19 Jun')
    await expect(panel).toHaveTextContent('5 days')
    await expect(panel).toHaveTextContent('“Sailing with the family”')
    await expect(panel).toHaveTextContent('No job on these days.')
    await expect(panel).toHaveTextContent('Stagehand3 of 12 away, 1 more asks')
    await expect(panel).toHaveTextContent('Vacation in 2026days approved: 12, asked for: 5')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledOnce())
    await expect(sent.mock.calls).toEqual([['approve', '{}']])
  },
}
/** Asked for as unpaid, granted as paid: what is chosen is what is sent. */
export const Unpaid: Story = {
  beforeEach: () => answers(() => ({ ...asked, request: { ...asked.request, unpaid: true } })),
  play: async ({ canvas, args, userEvent }) => {
    const unpaid = await canvas.findByRole('button', { name: 'Unpaid' })
    await expect(unpaid).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Paid' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledOnce())
    await expect(sent.mock.calls).toEqual([['approve', JSON.stringify({ unpaid: false })]])
  },
}
/** Confirmed jobs are named and asked about; by keys as well. */
export const OverJobs: Story = {
  beforeEach: () => answers(() => withJobs),
  play: async ({ canvas, args, userEvent }) => {
    const jobs = await canvas.findByRole('list', { name: 'Jobs on these days' })
    await expect(within(jobs).getAllByRole('listitem')).toHaveLength(2)
    await expect(within(jobs).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects\/N-1001\?shift=/),
    )
    await userEvent.keyboard('a')
    const question = await canvas.findByRole('alertdialog', { name: 'Owain Pryce has 1 confirmed job on these days' })
    await userEvent.click(within(question).getByRole('button', { name: 'Not yet' }))
    await expect(sent).not.toHaveBeenCalled()
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await userEvent.keyboard('a')
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve anyway' }))
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledOnce())
    await expect(sent.mock.calls).toEqual([['approve', '{}']])
  },
}
export const Decline: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('button', { name: 'Decline' })
    await userEvent.keyboard('d')
    const dialog = await canvas.findByRole('dialog', { name: 'Decline the vacation of Owain Pryce' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
    await expect(await canvas.findByText('Say in a word why.')).toBeVisible()
    await userEvent.type(within(dialog).getByLabelText('Why? Owain Pryce reads it.'), 'Nobody else can rig')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledOnce())
    await expect(sent.mock.calls).toEqual([['decline', JSON.stringify({ answer: 'Nobody else can rig' })]])
  },
}
/** Another planner was quicker: it says so and shows what they said. */
export const SomebodyWasQuicker: Story = {
  beforeEach: () => {
    let read = asked
    return answers(
      () => read,
      () => {
        read = approved
        return Response.json({ code: 'outOfTurn' }, { status: 409 })
      },
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Somebody was quicker/)
    await expect(await canvas.findByText(/Arne Wulff, 07:00/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull())
    await expect(args.onAnswered).not.toHaveBeenCalled()
  },
}
/** The person has thought otherwise, while the reason was being written. */
export const WithdrawnMeanwhile: Story = {
  beforeEach: () => {
    let read: unknown = asked
    return answers(
      () => read,
      () => {
        read = null
        return Response.json({ code: 'notFound' }, { status: 404 })
      },
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    await userEvent.type(await canvas.findByLabelText('Why? Owain Pryce reads it.'), 'We are too few')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect((await canvas.findAllByText('The person has withdrawn this request.'))[0]).toBeVisible()
    await expect(args.onAnswered).not.toHaveBeenCalled()
  },
}
/** Without network what was meant is not lost: it says so, and the tap may be tried again. */
export const NoNetwork: Story = {
  beforeEach: () =>
    answers(
      () => asked,
      () => {
        throw new TypeError('Failed to fetch')
      },
    ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await expect(args.onAnswered).not.toHaveBeenCalled()
  },
}
export const Answered: Story = {
  beforeEach: () => answers(() => approved),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Arne Wulff, 07:00/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}
/** What has begun is a fact: nothing is to be said to it any more. */
export const Begun: Story = {
  args: { now: Date.parse('2026-06-16T07:12:00+02:00') },
  beforeEach: () => answers(() => approved),
  play: async ({ canvas }) => {
    await canvas.findByText('approved')
    await expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull()
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } }, beforeEach: () => answers(() => withJobs) }
export const Dark: Story = {
  globals: { scheme: 'dark', language: 'de' },
  beforeEach: () => answers(() => withJobs),
}
export const LongWords: Story = { parameters: { screen: { longer: true } }, beforeEach: () => answers(() => withJobs) }
export const Twice: Story = {
  globals: { text: 'twice', language: 'cy' },
  beforeEach: () => answers(() => withJobs),
}
