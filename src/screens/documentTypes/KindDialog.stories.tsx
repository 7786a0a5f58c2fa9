import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { kinds } from './document-types.fixtures.ts'
import { KindDialog } from './KindDialog.tsx'

const meta = {
  component: KindDialog,
  decorators: [withScreen],
  args: { kind: null, onClose: fn() },
} satisfies Meta<typeof KindDialog>
export default meta
type Story = StoryObj<typeof meta>

/** It wants a name and as what everybody signs; what is uploaded has nobody who signs. */
export const New: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Make it' }))
    await expect(await dialog.findByText('Give it a name.')).toBeVisible()
    await expect(dialog.getAllByText('Say as what each of them signs.')[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^Signed by hand/ }))
    await expect(dialog.queryByText('Who signs')).toBeNull()
    await expect(dialog.queryByText('Say as what each of them signs.')).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Days until/ }), '400')
    await expect(dialog.getByText('A whole number up to 365.')).toBeVisible()
  },
}
export const Changed: Story = {
  args: { kind: kinds[0] ?? null },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'Signs in place 1 as' })).toHaveValue('Crew')
    await userEvent.click(dialog.getByRole('button', { name: 'Place 2: one earlier' }))
    await expect(dialog.getByRole('textbox', { name: 'Signs in place 1 as' })).toHaveValue('Agency')
    await userEvent.click(dialog.getByRole('button', { name: 'Without place 1' }))
    await expect(dialog.queryByRole('textbox', { name: 'Signs in place 2 as' })).toBeNull()
  },
}
export const Licence: Story = { args: { kind: kinds[2] ?? null } }
export const Dark: Story = { args: { kind: kinds[0] ?? null }, globals: { scheme: 'dark' } }
export const German: Story = { args: { kind: kinds[0] ?? null }, globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
