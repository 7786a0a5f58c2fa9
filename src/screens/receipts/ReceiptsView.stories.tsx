import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { receipt, receipts } from '../shared/receipts/receipts.fixtures.ts'
import { CaptureView } from './CaptureView.tsx'
import { ReceiptsTable } from './listing/ReceiptsTable.tsx'
import { ReceiptsView } from './ReceiptsView.tsx'

const meta = {
  component: ReceiptsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Receipts' } },
  args: {
    state: loaded(listOf(receipts)),
    overview: {
      all: 5,
      byState: { draft: 1, inReview: 1, paidBack: 2, companyCard: 1 },
      sums: [{ currency: 'EUR', gross: 41_426, receipts: 4 }],
    },
    types: [receipt(1).type],
    shown: { state: null, typeId: null },
    address: { search: '', onSearch: fn(), clear: fn() },
    ...{ onShow: fn(), creates: true, onCreate: fn(), onTemplate: fn(), picture: () => null },
    photograph: <CaptureView capture={{ stage: 'idle', problem: null, send: fn() }} ready />,
  },
} satisfies Meta<typeof ReceiptsView>
export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Hotel am Prater, Wien' })).toHaveAttribute(
      'href',
      '/receipt/R-2026-0236',
    )
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'inReview')
    await expect(args.onShow).toHaveBeenLastCalledWith({ state: 'inReview', typeId: null })
    await userEvent.click(canvas.getByRole('button', { name: 'From template' }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
  },
}
const inline = <CaptureView capture={{ stage: 'idle', problem: null, send: fn() }} ready inline />
const desk = { viewport: { value: 'desk' } }
export const Desk: Story = {
  render: props => <ReceiptsTable {...props} photograph={inline} />,
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /R-2026-0236/ })).toHaveTextContent(
      /Fuel.*Hotel am Prater, Wien.*Nordic Sounds 2026.*Jonas Petersen.*27 May.*€264.00.*Company card/,
    )
    await expect(canvas.getByRole('link', { name: 'R-2026-0237' })).toHaveAttribute('href', '/receipt/R-2026-0237')
    await userEvent.click(canvas.getByRole('button', { name: 'In review 1' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ state: 'inReview', typeId: null })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), receipt(1).type.id)
    await expect(args.onShow).toHaveBeenLastCalledWith({ state: null, typeId: receipt(1).type.id })
  },
}
export const DeskDark: Story = {
  render: props => <ReceiptsTable {...props} photograph={inline} />,
  globals: { ...desk, scheme: 'dark' },
}
export const DeskGerman: Story = {
  render: props => <ReceiptsTable {...props} photograph={inline} />,
  globals: { ...desk, language: 'de' },
}
export const None: Story = {
  args: { state: loaded(listOf([])), overview: null },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No receipts found.')).toBeVisible()
    // The first one has to come from somewhere.
    await expect(await canvas.findByText('Photograph a slip')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create receipt' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}
export const FarTooMany: Story = {
  args: { state: loaded(listOf(Array.from({ length: 4000 }, (_, at) => receipt(at + 1)))) },
}
export const OnlyReads: Story = { args: { creates: false } }
export const NoneToRead: Story = {
  args: { state: loaded(listOf([])), overview: null, creates: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Create receipt' })).toBeNull()
  },
}
