import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { BooksView } from './BooksView.tsx'
import { lacking, may, none, nordlicht, several } from './books.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: BooksView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Invoices' } },
  args: {
    ...{ companies: loaded([nordlicht]), companyId: nordlicht.id, month: '2026-05', runs: false, saving: false },
    ...{ batch: loaded(may), onCompany: fn(), onMonth: fn(), onSave: fn(), mayEnter: true, onAccounts: fn() },
  },
  globals: desk,
} satisfies Meta<typeof BooksView>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('€84,126.55')).toBeVisible()
    await expect(canvas.getByText('−€1,190.00')).toBeVisible()
    await expect(canvas.getByText('11 payments')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/invoices')
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026' }))
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Accounts' }))
    await expect(args.onAccounts).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Download for DATEV' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
/** What is missing is said in the words of the fields it is entered in. */
export const Lacking: Story = {
  args: { batch: loaded(lacking) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Still missing .*Consultant number.*Sales: Reverse charge/)).toBeVisible()
    await expect(canvas.getByText('2 in other currencies are left out of the file.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download for DATEV' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }))
    await expect(args.onAccounts).toHaveBeenCalledOnce()
  },
}
/** Whoever may not change accounts is told what is missing all the same. */
export const OnlyReads: Story = {
  args: { batch: loaded(lacking), mayEnter: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Still missing/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Enter' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Accounts' })).toBeNull()
  },
}
export const Nothing: Story = {
  args: { batch: loaded({ ...none, toEnter: ['consultant', 'client'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was charged in May 2026, and no money came in.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download for DATEV' })).toBeDisabled()
  },
}
/** The file of a month that is not over can be had, and is not the whole of it. */
export const Running: Story = {
  args: { runs: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^May 2026 is not over yet/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download for DATEV' })).toBeEnabled()
  },
}
export const Several: Story = { args: { companies: loaded(several), batch: loaded(lacking) } }
export const NoCompany: Story = { args: { companies: loaded([]), companyId: '', batch: { kind: 'loading' } } }
export const Dark: Story = { args: { batch: loaded(lacking) }, globals: { ...desk, scheme: 'dark' } }
export const Phone: Story = { args: { batch: loaded(lacking) }, globals: phone }
export const PhoneDark: Story = { args: { runs: true }, globals: { ...phone, scheme: 'dark' } }
export const German: Story = { args: { batch: loaded(lacking), runs: true }, globals: { ...phone, language: 'de' } }
export const Welsh: Story = { args: { batch: loaded(lacking), runs: true }, globals: { ...desk, language: 'cy' } }
export const Longer: Story = {
  args: { companies: loaded(several), batch: loaded(lacking), runs: true },
  parameters: { screen: { title: 'Invoices', longer: true } },
  globals: phone,
}
export const Refused: Story = { args: { batch: { kind: 'refused' } } }
export const Loading: Story = { args: { batch: { kind: 'loading' } } }
export const Failed: Story = { args: { batch: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
