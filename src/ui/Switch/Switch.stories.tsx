import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Public profile', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Public profile' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const On: Story = { args: { checked: true } }
export const Dark: Story = { args: { checked: true }, globals: { scheme: 'dark' } }
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
