import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { EInvoiceDialog } from './EInvoiceDialog.tsx'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: EInvoiceDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: '2026-0336' } },
  args: {
    eInvoice: {
      released: true,
      issuer: { id: 'own', name: 'Nordlicht Crew GmbH' },
      client: { id: 'client', name: 'Alster Arena' },
      formats: [
        { format: 'facturX', lacks: [] },
        {
          format: 'xRechnung',
          lacks: [
            { of: 'issuer', field: 'contactName' },
            { of: 'client', field: 'contactEmail' },
            { of: 'client', field: 'buyerReference' },
          ],
        },
      ],
    },
    ...{ busy: false, onDownload: fn(), onEnter: fn(), onClose: fn() },
  },
  globals: desk,
} satisfies Meta<typeof EInvoiceDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Lacking: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('region')
    if (!first || !second) throw new Error('both formats')
    await userEvent.click(within(first).getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('facturX')
    await expect(within(second).getByRole('button', { name: 'Download' })).toBeDisabled()
    await expect(second).toHaveTextContent('Alster Arena lacks: E-mail for invoices and Buyer reference.')
    await userEvent.click(within(second).getAllByRole('button', { name: 'Enter' })[1] ?? second)
    await expect(args.onEnter).toHaveBeenLastCalledWith('client')
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const German: Story = { globals: { ...phone, language: 'de' } }
