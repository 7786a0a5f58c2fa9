import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { WriteDialog } from './WriteDialog.tsx'

const meta = {
  component: WriteDialog,
  decorators: [withScreen],
  args: { crewId: 'c1', counts: { all: 8, late: 1, onSite: 0 }, onClose: fn() },
} satisfies Meta<typeof WriteDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Whom nobody would be reached by is not offered. */
export const Writing: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: /^Everybody/ })).toBeChecked()
    await expect(dialog.getByText('8 people')).toBeVisible()
    await expect(dialog.queryByRole('radio', { name: /^Who is there/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByText('Write something.')).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
