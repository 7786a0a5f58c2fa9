import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { manyPayments, mayPayments, noPayments } from './paying.fixtures.ts'
import { PayingView } from './PayingView.tsx'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: PayingView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payrolls' } },
  args: {
    ...{ state: loaded(mayPayments), month: '2026-05', wide: true, only: '', q: '', payerId: 'nordlicht' },
    address: { search: '', onSearch: fn(), clear: fn() },
    ...{ onPayer: fn(), onPayerAccount: fn(), onOnly: fn(), onFile: fn(), onSent: fn(), onAct: fn() },
  },
  globals: desk,
} satisfies Meta<typeof PayingView>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 transfers in the file, €8,061.14')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Aylin/ })).toHaveTextContent(/€1,788.20.*No account/)
    await userEvent.click(canvas.getByRole('button', { name: 'For Aylin Demir' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Enter account' }))
    await expect(args.onAct).toHaveBeenLastCalledWith('account', mayPayments.payments[2])
    await userEvent.click(canvas.getByRole('button', { name: 'For Oke Thomsen' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Came back' }))
    await expect(args.onAct).toHaveBeenLastCalledWith('cameBack', mayPayments.payments[4])
    await userEvent.click(canvas.getByRole('button', { name: /^Left out/ }))
    await expect(args.onOnly).toHaveBeenLastCalledWith('leftOut')
    await userEvent.click(canvas.getByRole('button', { name: 'SEPA file' }))
    await expect(args.onFile).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }))
    await expect(args.onSent).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const Phone: Story = { args: { wide: false }, globals: phone }
export const German: Story = { args: { wide: false }, globals: { ...phone, language: 'de' } }
export const Welsh: Story = { globals: { ...desk, language: 'cy' } }
/** Without an account there is no file, and it says so where it is entered. */
export const WithoutAccount: Story = {
  args: { payerId: 'alster' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'SEPA file' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter account' }))
    await expect(args.onPayerAccount).toHaveBeenCalledOnce()
  },
}
export const LeftOut: Story = {
  args: { only: 'leftOut' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}
export const Many: Story = { args: { state: loaded(manyPayments) } }
export const Nothing: Story = {
  args: { state: loaded(noPayments) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is to be paid for May 2026 yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'SEPA file' })).toBeDisabled()
  },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
