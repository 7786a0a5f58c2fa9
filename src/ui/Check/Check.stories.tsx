import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Check } from './Check.tsx'

const meta = {
  component: Check,
  args: { label: 'Shifts and positions', checked: true, meta: '7 shifts, 91 places', onChange: fn() },
} satisfies Meta<typeof Check>
export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Shifts and positions'))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}
export const Open: Story = {
  args: { checked: false, meta: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox', { name: 'Shifts and positions' })).not.toBeChecked()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
