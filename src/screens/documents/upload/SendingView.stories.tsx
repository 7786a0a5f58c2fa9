import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { SendingView } from './SendingView.tsx'
import { back, card, front } from '../../shared/uploads/uploads.fixtures.ts'

const pictures = new Map([
  ['front', await card('RIGGING CERTIFICATE LEVEL 1')],
  ['back', await card('CONDITIONS')],
])
const nothing = { files: [], problem: null, wanted: false }
const both = { ...nothing, files: [front, back] }
const meta = {
  component: SendingView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Rigging certificate' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    ...{ dueDate: null, declined: null, stage: 'sending', context: both, pictures, offline: false },
    ...{ send: fn(), onLeave: fn() },
  },
} satisfies Meta<typeof SendingView>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is wanted yet but a picture. */
export const First: Story = {
  args: { stage: 'choosing', context: nothing, dueDate: '2026-05-31' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('by 31 May')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take a picture first' }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}
export const Sending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '78% sent' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn a quarter' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'TURNED', file: 'back' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Back' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'REMOVED', file: 'back' })
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'HAND_IN' })
    await userEvent.click(canvas.getByRole('button', { name: 'You can leave' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
export const BadLine: Story = { args: { stage: 'waiting', context: { ...both, wanted: true } } }
export const Offline: Story = { args: { offline: true, stage: 'waiting' } }
export const HandingIn: Story = { args: { stage: 'handingIn', context: { ...both, wanted: true } } }
export const Refused: Story = {
  args: { stage: 'refused', context: { ...both, problem: 'pictureBroken' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This picture cannot be read.')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CLOSED' })
  },
}
export const Again: Story = {
  args: { stage: 'choosing', context: nothing, declined: 'The end date is cut off.' },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const LargeText: Story = { globals: { text: 'twice' } }
export const German: Story = { args: { context: { ...both, wanted: true } }, globals: { language: 'de' } }
export const Welsh: Story = { args: { stage: 'choosing', context: nothing }, globals: { language: 'cy' } }
