import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Are you sure? This date is already confirmed',
    subtitle: 'Dimitri Pavlidis, Thu 28 May',
    items: [
      {
        icon: <IconCircleCheck aria-hidden="true" />,
        time: '17:00–00:30',
        title: 'Follow-spot, Nordic Sounds 2026',
        sub: 'Elbphilharmonie Hamburg, confirmed 11 May',
      },
      { icon: <IconCalendarOff aria-hidden="true" />, time: 'All day', title: 'Blocked date', sub: 'Family' },
    ],
    safeLabel: 'Keep the job',
    riskyLabel: 'Block the date anyway',
    onSafe: fn(),
    onRisky: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = { globals: { scheme: 'dark' } }
export const Busy: Story = { args: { busy: true } }
export const Short: Story = {
  args: {
    title: 'Log out?',
    subtitle: undefined,
    items: [],
    safeLabel: 'Stay',
    riskyLabel: 'Log out',
    closeLabel: 'Close',
  },
}
export const LongGerman: Story = {
  args: {
    title: 'Veranstaltungstechniker Beleuchtungsanlagen ist für diesen Tag bereits verbindlich eingeplant',
    safeLabel: 'Bestehenden Einsatz behalten',
    riskyLabel: 'Trotzdem verbindlich eintragen',
  },
}
export const EscapeIsSafe: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep the job' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Block the date anyway' }))
    await expect(args.onRisky).toHaveBeenCalledTimes(1)
    const dialog = canvas.getByRole('alertdialog', { name: args.title })
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onSafe).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
