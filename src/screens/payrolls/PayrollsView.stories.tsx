import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { accounts, items, may, payrolls, transfers, unassigned } from './payrolls.fixtures.ts'
import { PayrollsView } from './PayrollsView.tsx'

const shown = { number: may.number, state: loaded({ payroll: may, items, unassigned }) }
const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: PayrollsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payrolls' } },
  args: { state: loaded(payrolls), accounts, shown: null, opened: false, today: '2026-05-27' },
} satisfies Meta<typeof PayrollsView>
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'May 2026' })).toHaveTextContent('€1,461.14')
    await expect(canvas.getByRole('link', { name: /Check 2 items/ })).toHaveAttribute('href', '/payrolls/PR-2605-147')
    await expect(canvas.getByText('+2:45')).toBeVisible()
    await expect(canvas.getByText('−2:15')).toBeVisible()
    await expect(canvas.getByText('+12:45')).toBeVisible()
  },
}
export const Dark: Story = { globals: { ...phone, scheme: 'dark' } }
export const German: Story = { globals: { ...phone, language: 'de' } }
export const Month: Story = {
  globals: phone,
  args: { shown, opened: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stagehand, 8:30 h')).toBeVisible()
    await expect(canvas.getByText('Signed today')).toBeVisible()
    await expect(canvas.getByText('Signed Tue')).toBeVisible()
    await expect(canvas.getByText('−€24.00')).toBeVisible()
    await expect(canvas.getByText('€161.50')).toBeVisible()
    await expect(canvas.getByText('No times yet')).toBeVisible()
  },
}
export const MonthDark: Story = { ...Month, globals: { ...phone, scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } }, args: { shown } }
export const DeskDark: Story = { globals: { viewport: { value: 'desk' }, scheme: 'dark' }, args: { shown } }
export const Welsh: Story = { globals: { viewport: { value: 'desk' }, language: 'cy' }, args: { shown } }
/** The month is closed, and there is no contract. */
export const Closed: Story = {
  globals: phone,
  args: { state: loaded(payrolls.slice(1)), accounts: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('gross so far')).toBeNull()
  },
}
const march = payrolls[2] ?? may
const withPayslip = { number: march.number, state: loaded({ payroll: march, items: [], unassigned: [] }) }
/** The payroll office has sent the payslip: it stands on the page, and in the menu beside the agency's own papers. */
export const Payslip: Story = {
  globals: phone,
  args: { shown: withPayslip, opened: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Payslip of the payroll office' })).toHaveAttribute(
      'href',
      '/payrolls/PR-2603-147/download/netPayslip',
    )
    await expect(canvas.queryByRole('button', { name: 'Take it away' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }))
    await expect(canvas.getByRole('menuitem', { name: 'Payslip of the payroll office' })).toBeVisible()
  },
}
/** The office may take it away again, as one that was somebody else's. */
export const PayslipOfOffice: Story = {
  globals: { viewport: { value: 'desk' }, scheme: 'dark' },
  args: { shown: withPayslip, onRemovePayslip: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it away' }))
    await expect(args.onRemovePayslip).toHaveBeenCalledWith(march)
  },
}
export const PayslipInWelsh: Story = {
  globals: { ...phone, language: 'cy', text: 'twice' },
  args: { shown: withPayslip, opened: true },
}
const payments = { state: loaded(transfers), chosen: true, choose: fn() }
/** What is to come first, without an amount before it is certain; what came back is struck, and no money. */
export const Payments: Story = {
  globals: phone,
  args: { payments },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('2 items to confirm first')).toBeVisible()
    await expect(canvas.getByText('€1,486.17')).toBeVisible()
    await expect(canvas.getByText('Came back')).toBeVisible()
    await expect(canvas.getByText('−€200.00')).toBeVisible()
    await expect(canvas.getByText(/, to Anne-Katrin/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Months' }))
    await expect(args.payments?.choose).toHaveBeenCalledWith(false)
  },
}
export const PaymentsDark: Story = { ...Payments, globals: { ...phone, scheme: 'dark' } }
export const PaymentsDesk: Story = { globals: { viewport: { value: 'desk' } }, args: { payments, shown } }
export const PaymentsGerman: Story = { globals: { ...phone, language: 'de' }, args: { payments } }
export const NoPayments: Story = {
  globals: phone,
  args: { state: loaded(payrolls.slice(1)), payments: { ...payments, state: loaded([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet.')).toBeVisible()
  },
}
/** Without bars, and nothing to do. */
export const Public: Story = {
  globals: phone,
  args: { shown, opened: true, plain: true, accounts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stagehand, 8:30 h')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Download/ })).toBeNull()
  },
}
export const None: Story = {
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payrolls found.')).toBeVisible()
  },
}
export const Absent: Story = { args: { state: { kind: 'absent' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
