import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { uuid } from '../shared/fixtures.ts'
import { ContractDialog } from './ContractDialog.tsx'

const meta = {
  component: ContractDialog,
  decorators: [withScreen],
  args: { personId: uuid(1), onClose: fn() },
} satisfies Meta<typeof ContractDialog>
export default meta
type Story = StoryObj<typeof meta>

/** How long a text and how far a figure may be is the contract's. */
export const New: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: /^What it is called/ })).toHaveAttribute('maxlength', '100')
    const weekly = dialog.getByRole('textbox', { name: /^Hours a week/ })
    await userEvent.type(weekly, '168.5')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('A number of hours between 0 and 168.')).toBeVisible()
    await userEvent.clear(weekly)
    await userEvent.type(weekly, '168')
    await expect(dialog.queryByText('A number of hours between 0 and 168.')).toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
