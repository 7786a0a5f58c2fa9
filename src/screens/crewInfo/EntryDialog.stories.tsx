import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { entries } from './crew-info.fixtures.ts'

const meta = {
  component: EntryDialog,
  decorators: [withScreen],
  args: { entry: null, onClose: fn() },
} satisfies Meta<typeof EntryDialog>
export default meta
type Story = StoryObj<typeof meta>

/** A number to call wants the number. */
export const New: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add entry' }))
    await expect(await dialog.findByText('Enter a title.')).toBeVisible()
    await expect(dialog.getByText('Enter what it says.')).toBeVisible()
    await expect(dialog.queryByLabelText('Telephone number')).toBeNull()
    await userEvent.click(dialog.getByText('Number to call first'))
    await userEvent.type(dialog.getByLabelText('Title'), 'Planning')
    await userEvent.click(dialog.getByRole('button', { name: 'Add entry' }))
    await expect(await dialog.findByText('Enter the number to call.')).toBeVisible()
    await expect(dialog.getByLabelText('Telephone number')).toHaveAttribute('maxlength', '40')
    await expect(dialog.queryByText('Enter what it says.')).toBeNull()
  },
}
export const Changed: Story = {
  args: { entry: entries[1] ?? null },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByLabelText('Title')).toHaveValue('What you bring')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await screen.findByText('Remove What you bring?')).toBeVisible()
  },
}
export const Dark: Story = { args: { entry: entries[6] ?? null }, globals: { scheme: 'dark' } }
export const German: Story = { args: { entry: entries[0] ?? null }, globals: { language: 'de' } }
