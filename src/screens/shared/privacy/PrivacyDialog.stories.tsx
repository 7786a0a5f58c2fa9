import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { uuid } from '../fixtures.ts'
import { PrivacyDialog } from './PrivacyDialog.tsx'

const meta = {
  component: PrivacyDialog,
  decorators: [withScreen],
  args: { person: { id: uuid(1), name: 'Björn Hallström' }, erasedAt: null, onClose: fn() },
} satisfies Meta<typeof PrivacyDialog>
export default meta
type Story = StoryObj<typeof meta>

/** It is taken along, or erased; what is erased is looked up before. */
export const Known: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Björn Hallström' }))
    await expect(dialog.getByRole('button', { name: 'Export all data' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Erase …' }))
    await expect(await screen.findByRole('dialog', { name: 'Data protection' })).toBeVisible()
  },
}
/** Nobody is erased twice; what is left is still taken along. */
export const Erased: Story = {
  args: { person: { id: uuid(1), name: 'Erased person' }, erasedAt: '2026-05-04T08:00:00Z' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Erased person' }))
    await expect(dialog.getByRole('button', { name: 'Export all data' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Erase …' })).toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const PhoneTextTwice: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, text: 'twice', language: 'cy' },
}
