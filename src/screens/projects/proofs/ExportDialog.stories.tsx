import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { proofs } from './proofs.fixtures.ts'

const args: ComponentProps<typeof ExportDialog> = {
  ...{ rows: proofs, going: null, failure: null, onExport: fn(), onStop: fn(), onClose: fn() },
}
const meta = {
  component: ExportDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args,
} satisfies Meta<typeof ExportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Identity' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Only some' }))
    await expect(dialog.getByRole('button', { name: 'Choose papers and people first' })).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Aylin Demir/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Take the papers of 1 person' }))
    await expect(args.onExport).toHaveBeenCalledWith({
      columns: ['socialSecurity', 'function', 'firstAid', 'safetyBriefing'],
      personIds: [proofs[3]?.person.id],
    })
  },
}
export const OnItsWay: Story = {
  args: { going: { received: 8_100_000, total: 12_000_000 } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByText('8.1 MB of 12 MB')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}
export const Gathering: Story = { args: { going: { received: 0, total: null } } }
export const TooLarge: Story = {
  args: { failure: { code: 'exportTooLarge', status: 413, details: {}, technical: '' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' }, args: { going: { received: 8_100_000, total: 12_000_000 } } }
export const LargeText: Story = { globals: { text: 'twice', language: 'de', viewport: { value: 'phone' } } }
