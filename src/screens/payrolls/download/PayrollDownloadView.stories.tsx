import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { may, payrolls } from '../payrolls.fixtures.ts'
import { PayrollDownloadView } from './PayrollDownloadView.tsx'

const phone = { viewport: { value: 'phone', isRotated: false } }
const april = payrolls[1] ?? may
const meta = {
  component: PayrollDownloadView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payslip' } },
  args: { state: loaded({ payroll: april, paper: 'payslip' as const }), busy: false, onSave: fn() },
  globals: phone,
} satisfies Meta<typeof PayrollDownloadView>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('It is among your downloads.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const UnderWay: Story = { args: { busy: true } }
export const StillOpen: Story = { args: { state: loaded({ payroll: may, paper: 'items' }) } }
export const Dark: Story = { globals: { ...phone, scheme: 'dark' } }
export const German: Story = { globals: { ...phone, language: 'de' } }
/** Somebody else's, or no such paper. */
export const Absent: Story = {
  args: { state: { kind: 'absent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payrolls found.')).toBeVisible()
  },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
