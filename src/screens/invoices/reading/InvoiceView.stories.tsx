import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { creditNote, overdue, today, unpaid } from '../invoices.fixtures.ts'
import { InvoiceView } from './InvoiceView.tsx'
import { draft, lines, read } from './reading.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone' } }
const meta = {
  component: InvoiceView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Invoice' } },
  globals: desk,
  args: {
    state: loaded(read),
    today,
    now: Date.parse('2026-05-27T12:32:00Z'),
    desk: true,
    saving: false,
    onSave: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof InvoiceView>
export default meta
type Story = StoryObj<typeof meta>

/** Lines stand by shift, below who signed them; each opens to its people, and what was amended says what was signed. */
export const Unpaid: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /22:00–06:30\+1 Load-out Sat 9 May/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'LS-2026-0624' })).toBeVisible()
    await expect(canvas.getByText('62:45')).toBeVisible()
    await expect(canvas.getByText('64:00', { exact: false })).toBeVisible()
    await expect(canvas.getByText('€8.125')).toBeVisible()
    await expect(canvas.getByText('−€150.00')).toBeVisible()
    await expect(canvas.getByText('Sven Falk')).not.toBeVisible()
    await userEvent.click(canvas.getByText('62:45'))
    await expect(canvas.getByText('Sven Falk')).toBeVisible()
    await expect(canvas.getByText('6:45')).toBeVisible()
    await expect(canvas.getByText('Open, to be paid by 27 May 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Order HK-26-011/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
/** A draft has a mark, and nothing of it is open. */
export const Design: Story = {
  args: { state: loaded(draft) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Open, to be paid/)).toBeNull()
  },
}
export const Overdue: Story = {
  args: { state: loaded({ ...read, invoice: { ...overdue, paid: 100_000, credited: 50_000 } }) },
}
export const CreditNote: Story = {
  args: { state: loaded({ ...read, invoice: creditNote, lines: lines.slice(-1), documents: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'to 2026-0287' })).toBeVisible()
  },
}
/** What it is taxed without says why. */
export const ReverseCharge: Story = {
  args: { state: loaded({ ...read, invoice: { ...unpaid, taxCode: 'reverseCharge', taxRate: 0, tax: 0 } }) },
}
export const Client: Story = {
  args: { desk: false, state: loaded({ ...read, activities: read.activities.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hanse Konzerte GmbH')).toBeNull()
  },
}
export const Phone: Story = { globals: phone }
export const PhoneDark: Story = { globals: { ...phone, scheme: 'dark' } }
export const LargeText: Story = {
  globals: { ...phone, text: 'twice', language: 'cy' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const German: Story = { globals: { ...desk, language: 'de' } }
export const LongWords: Story = { parameters: { screen: { title: 'Invoice', longer: true } } }
export const Absent: Story = {
  args: { state: { kind: 'absent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices found.')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
