import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { documents, items, receipt } from '../../shared/receipts/receipts.fixtures.ts'
import { ReceiptPanelView } from './ReceiptPanelView.tsx'

const desk = { viewport: { value: 'desk' } }
const meta = {
  component: ReceiptPanelView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Receipts' } },
  globals: desk,
  args: {
    ...{ number: 'R-2026-0238', parts: loaded(null) },
    ...{ receipt: receipt(238, { state: 'inReview' }), items, documents, decides: true, onClose: fn() },
    picture: (_, label) => <Picture blob={null} label={label} />,
  },
} satisfies Meta<typeof ReceiptPanelView>
export default meta
type Story = StoryObj<typeof meta>

export const InReview: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Chosen receipt' })).toHaveTextContent('R-2026-0238')
    await expect(canvas.getByText('Diesel, 41.20 l')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/receipt/R-2026-0238')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** Whoever only reads decides nothing. */
export const Reader: Story = {
  args: { decides: false, documents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).not.toHaveLength(0)
    await expect(canvas.getByText('There is no picture of the slip yet.')).toBeVisible()
  },
}
/** It did not come: that is said beside the list, and asked for again. */
export const Failed: Story = {
  args: {
    ...{ receipt: null, items: null, documents: null },
    parts: { kind: 'failed', technical: 'GET /receipts/R-2026-0238, 503', retry: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Chosen receipt' })).toHaveTextContent('R-2026-0238')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.parts.kind === 'failed' && args.parts.retry).toHaveBeenCalledOnce()
  },
}
/** Somebody has deleted it meanwhile. */
export const Gone: Story = {
  args: { receipt: null, items: null, documents: null, parts: { kind: 'absent' } },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const German: Story = { globals: { ...desk, language: 'de' } }
export const Welsh: Story = { globals: { ...desk, language: 'cy' } }
