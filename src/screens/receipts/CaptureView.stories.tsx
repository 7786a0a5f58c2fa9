import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { CaptureView } from './CaptureView.tsx'

const meta = {
  component: CaptureView,
  decorators: [withScreen],
  args: { capture: { stage: 'idle', problem: null, send: fn() }, ready: true },
} satisfies Meta<typeof CaptureView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photograph a slip')).toBeVisible()
  },
}
/** The line is bad: the photo lies on the device and goes on by itself. */
export const Waiting: Story = {
  args: { capture: { stage: 'waiting', problem: null, send: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The photo lies on this device.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.capture.send).toHaveBeenLastCalledWith({ type: 'AGAIN' })
  },
}
/** What cannot become a receipt says why. */
export const Refused: Story = {
  args: { capture: { stage: 'refused', problem: 'fileTooLarge', send: fn() } },
  globals: { scheme: 'dark' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The photo was not taken.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Throw the photo away' }))
    await expect(args.capture.send).toHaveBeenLastCalledWith({ type: 'DROPPED' })
  },
}
