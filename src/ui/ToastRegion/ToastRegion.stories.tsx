import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ToastRegion } from './ToastRegion.tsx'

const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Messages',
    closeLabel: 'Dismiss',
    toasts: [{ id: '1', type: 'success', message: 'Confirmed, Mon 1 June', actionLabel: 'Undo', seconds: 5 }],
    onClick: fn(),
    onAction: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

const all = [
  { id: '1', type: 'success', message: '3 people invited', actionLabel: 'Undo', seconds: 5 },
  { id: '2', type: 'info', message: 'Google Calendar refreshed' },
  { id: '3', type: 'warning', message: 'Job has not started.' },
  {
    id: '4',
    type: 'error',
    message: 'Bitte für alle Veranstaltungstechnikerpositionen die abrechenbaren Stunden eintragen.',
  },
] as const

export const Nothing: Story = { args: { toasts: [] } }
export const All: Story = { args: { toasts: all } }
export const AllInDark: Story = { args: { toasts: all }, globals: { scheme: 'dark' } }
export const Undo: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onAction).toHaveBeenCalledWith('1')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(args.onPause).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmed, Mon 1 June')
  },
}
