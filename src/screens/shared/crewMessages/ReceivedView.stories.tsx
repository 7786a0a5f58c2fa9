import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { received } from './messages.fixtures.ts'
import { ReceivedView } from './ReceivedView.tsx'

const meta = {
  component: ReceivedView,
  decorators: [withScreen],
  args: { messages: received, now: Date.parse('2026-05-27T14:10:00.000Z'), onRead: fn() },
} satisfies Meta<typeof ReceivedView>
export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Henrike Lohmann · Load-in/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', '/jobs/j1')
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }))
    await expect(args.onRead).toHaveBeenCalledWith(received[0])
  },
}
/** Where it is looked at nothing has to be tapped. */
export const AtTheJob: Story = {
  args: { messages: received.map(one => ({ ...one, readAt: '2026-05-27T14:05:00.000Z' })) },
  render: props => <ReceivedView {...props} onRead={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Those before are a tap away. */
export const Many: Story = {
  args: { all: { count: 8, show: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8' }))
    await expect(args.all?.show).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
