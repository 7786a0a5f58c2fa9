import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { AccountsForm } from './AccountsForm.tsx'
import { kept, unknown } from './books.fixtures.ts'

const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: AccountsForm,
  decorators: [withScreen],
  args: { books: kept, onClose: fn() },
} satisfies Meta<typeof AccountsForm>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Accounts for bookkeeping' }))
    await expect(dialog.getByRole('textbox', { name: 'Consultant number' })).toHaveValue('29098')
    await expect(dialog.getByRole('textbox', { name: 'Sales: Standard rate' })).toHaveValue('8400')
    await expect(dialog.getByRole('textbox', { name: 'Sales: Exempt' })).toHaveValue('')
  },
}
/** What does not fit the chart is said before anything is sent. */
export const Wrong: Story = {
  args: { books: unknown },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const type = (name: string, text: string) => userEvent.type(dialog.getByRole('textbox', { name }), text)
    await type('Consultant number', '12')
    await type('Common debtors’ account', '70000')
    await type('Bank account', '12000')
    await type('Sales: Zero rate', 'none')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('A number between 1001 and 9999999.')).toBeVisible()
    await expect(dialog.getByText('A number between 10000 and 69999.')).toBeVisible()
    await expect(dialog.getAllByText('A number between 1 and 9999.')).toHaveLength(2)
  },
}
export const Phone: Story = { args: { books: unknown }, globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { ...phone, language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
