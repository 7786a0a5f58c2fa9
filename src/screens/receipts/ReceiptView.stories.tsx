import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { loaded } from '../shared/fixtures.ts'
import { activities, approved, documents, items, receipt } from '../shared/receipts/receipts.fixtures.ts'
import { ReceiptView } from './ReceiptView.tsx'

const meta = {
  component: ReceiptView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Receipts' } },
  args: {
    ...{ receipt: receipt(238), items, documents, activities, photos: [], problem: null, kept: new Map() },
    parts: loaded(null),
    ...{ waits: false, keeps: true, busy: false, onOpen: fn(), send: fn() },
    may: { copy: true, remove: true, decide: false, template: false },
    commands: { handIn: fn(), withdraw: fn(), copy: fn() },
    picture: (_, label) => <Picture blob={null} label={label} />,
  },
} satisfies Meta<typeof ReceiptView>
export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('€85.08 as on the slip')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Diesel, 41.20 l' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'item', item: items[0] })
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in' }))
    await expect(args.commands.handIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'delete' })
  },
}
/** The items do not come to what the slip says yet: it is said by how much, and nothing can be handed in. */
export const Differs: Story = {
  args: { receipt: receipt(238, { gross: 8358 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1.50 less than the slip')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hand in' })).toBeDisabled()
  },
}
/** Just photographed: the picture is on its way, nothing is typed. */
export const JustPhotographed: Story = {
  args: {
    receipt: receipt(238, { shop: null, total: null, gross: 0, net: 0, tax: 0, items: 0, project: null }),
    ...{ items: [], documents: [], activities: [], waits: true },
    photos: [{ id: 'a', size: 300, sent: 120, uploadId: 'u', takenAt: '2026-05-27T03:20:00Z' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shop is missing.')).toBeVisible()
    await expect(canvas.getByText('The photo lies on this device.')).toBeVisible()
  },
}
export const Declined: Story = {
  args: { receipt: receipt(238, { reason: 'The lower half is missing.', decidedBy: 'Ute Brandes' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Declined by Ute Brandes:')).toBeVisible()
  },
}
export const InReview: Story = {
  args: { receipt: receipt(238, { state: 'inReview', handedInAt: '2026-05-27T03:20:00Z' }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await expect(args.commands.withdraw).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}
export const AtTheOffice: Story = {
  args: {
    receipt: receipt(238, { state: 'inReview', own: false }),
    may: { copy: true, remove: true, decide: true, template: true },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Decide' })).toBeVisible()
  },
}
export const Approved: Story = {
  args: { receipt: approved },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved by Ute Brandes. It stays as it is.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}
/** Large text, the longest words, far too many items. */
export const Long: Story = {
  args: {
    receipt: receipt(238, { shop: 'Veranstaltungstechnikbedarfshandelsgesellschaft Süderelbe mbH', gross: 9_999_999 }),
    items: Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `${at}`, text: `Gewebeklebebandgroßpackung ${at}`, taxCode: 'standard', taxRate: 1900 },
      ...{ gross: 166_667, tax: 26_611, net: 140_056 },
    })),
  },
  globals: { language: 'de', text: 'twice' },
}
/** What belongs to it did not come: it is said, and nothing passes for empty. */
export const PartsFailed: Story = {
  args: {
    parts: { kind: 'failed', technical: 'GET /receipts/…/items, 503', retry: fn() },
    items: null,
    documents: null,
    activities: null,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.parts.kind === 'failed' && args.parts.retry).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('There is no picture of the slip yet.')).toBeNull()
  },
}
