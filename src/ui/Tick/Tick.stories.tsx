import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tick } from './Tick.tsx'

const meta = {
  component: Tick,
  args: { label: 'Choose Riggers', value: false, onChange: fn() },
} satisfies Meta<typeof Tick>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Riggers' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(true, false)
  },
}
export const Chosen: Story = {
  args: { value: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false, false)
    await expect(canvas.getByRole('checkbox', { name: 'Choose Riggers' })).toBeChecked()
  },
}
export const Range: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Riggers' }))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith(true, true)
  },
}
export const Some: Story = {
  args: { value: 'some' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Choose Riggers' })).toBePartiallyChecked()
  },
}
export const Locked: Story = {
  args: { value: true, locked: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Choose Riggers' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: 'Choose Riggers' })).toBeChecked()
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Choose Riggers' })).toBeDisabled()
  },
}
export const Dark: Story = { args: { value: true }, globals: { scheme: 'dark' } }
