import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { InvoicesView } from './InvoicesView.tsx'
import { invoices, nothing, overview, sent, today } from './invoices.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone' } }
const everything = { state: null, figure: null, due: null, companyId: '' } as const
const meta = {
  component: InvoicesView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Invoices' } },
  globals: desk,
  args: {
    state: loaded(listOf(invoices)),
    overview,
    address: { search: '', onSearch: fn(), clear: fn() },
    narrowing: everything,
    onNarrow: fn(),
    today,
    wide: true,
    desk: true,
  },
} satisfies Meta<typeof InvoicesView>
export default meta
type Story = StoryObj<typeof meta>

/** What is overdue says by how long, what was paid when; what is less than nothing is boxed, a draft has only a mark. */
const onCreate = fn()
export const Office: Story = {
  args: { onCreate },
  play: async ({ canvas, args, userEvent }) => {
    onCreate.mockClear()
    await userEvent.keyboard('n')
    await userEvent.click(canvas.getByRole('button', { name: 'Create invoice' }))
    await expect(onCreate).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('row', { name: /2026-0298/ })).toHaveTextContent(
      /Nordwind Touring GmbHMalte Ohlsen.*4 May23 days over.*Overdue.*€12,840.10.*€0.00$/,
    )
    await expect(canvas.getByRole('row', { name: /2026-0318/ })).toHaveTextContent(/due today.*Unpaid/)
    await expect(canvas.getByRole('row', { name: /D-0021/ })).toHaveTextContent(/Design/)
    await expect(canvas.getByRole('row', { name: /2026-0315/ })).toHaveTextContent(
      /Credit note.*to 2026-0287.*−€1,190.00/,
    )
    await userEvent.click(await canvas.findByRole('button', { name: /^Unpaid, not due/ }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ ...everything, figure: 'unpaid' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Design 1' }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ ...everything, state: 'design' })
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Due: any day' }), 'week')
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ ...everything, due: 'week' })
  },
}
export const OfficeDark: Story = { globals: { ...desk, scheme: 'dark' } }
/** A state takes the place of a figure. */
export const Overdue: Story = {
  args: { narrowing: { ...everything, figure: 'overdue' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paid 325' }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ ...everything, state: 'paid' })
  },
}
const client = { state: loaded(listOf(sent)), desk: false }
/** Neither whose they are nor what is not sent. */
export const Client: Story = {
  args: client,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Paid in 2026/ })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^All/ })).toBeVisible()
    await expect(canvas.queryByText('Hanse Konzerte GmbH')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Design/ })).toBeNull()
  },
}
export const Phone: Story = { args: { wide: false }, globals: phone }
export const PhoneDark: Story = { args: { wide: false }, globals: { ...phone, scheme: 'dark' } }
export const ClientPhone: Story = { args: { ...client, wide: false }, globals: phone }
export const LargeText: Story = {
  args: { wide: false },
  globals: { ...phone, text: 'twice', language: 'cy' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const German: Story = { globals: { ...desk, language: 'de' } }
export const LongWords: Story = { parameters: { screen: { title: 'Invoices', longer: true } } }
export const None: Story = {
  args: { state: loaded(listOf([])), overview: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices found.')).toBeVisible()
  },
}
export const NoneFound: Story = {
  args: { state: loaded(listOf([])), narrowing: { ...everything, due: 'today' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.address.clear).toHaveBeenCalledWith('state', 'figure', 'due', 'client')
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' }, overview: undefined } }
export const Refused: Story = { args: { state: { kind: 'refused' }, overview: undefined } }
export const Failed: Story = {
  args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() }, overview: undefined },
}
