import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { many, may, nobody } from './closing.fixtures.ts'
import { ClosingView } from './ClosingView.tsx'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: ClosingView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payrolls' } },
  args: {
    ...{ state: loaded(may), month: '2026-05', runs: false, wide: true, only: '', q: '', saving: false, making: false },
    address: { search: '', onSearch: fn(), clear: fn() },
    ...{ onMonth: fn(), onOnly: fn(), onSave: fn(), onMake: fn(), onClose: fn() },
  },
  globals: desk,
} satisfies Meta<typeof ClosingView>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('515:15 h')).toBeVisible()
    await expect(canvas.getByText('gross €12,181.34')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Jonas/ })).toHaveTextContent(/63:15.*16:15.*€1,461.14.*Feedback/)
    await userEvent.click(canvas.getByRole('button', { name: /^Feedback/ }))
    await expect(args.onOnly).toHaveBeenLastCalledWith('asked')
    await expect(canvas.getByRole('link', { name: 'Hauke Brandt' })).toHaveAttribute('href', '/payrolls/PR-2605-12')
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026' }))
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Put onto payrolls' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close the month' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Export/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'CSV' }))
    await expect(args.onSave).toHaveBeenLastCalledWith('csv')
    await userEvent.click(canvas.getByRole('button', { name: /Export/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'PDF' }))
    await expect(args.onSave).toHaveBeenLastCalledWith('pdf')
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const Phone: Story = { args: { wide: false }, globals: phone }
export const German: Story = { args: { wide: false }, globals: { ...phone, language: 'de' } }
export const Welsh: Story = { globals: { ...desk, language: 'cy' } }
export const Feedback: Story = {
  args: { only: 'asked' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}
/** A month that is not over is looked at, and not closed. */
export const Running: Story = {
  args: { runs: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close the month' })).toBeDisabled()
  },
}
export const Many: Story = { args: { state: loaded(many) } }
export const Nobody: Story = {
  args: { state: loaded(nobody) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody worked in May 2026.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close the month' })).toBeDisabled()
  },
}
export const NobodyFound: Story = { args: { q: 'zzz', address: { search: 'zzz', onSearch: fn(), clear: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
