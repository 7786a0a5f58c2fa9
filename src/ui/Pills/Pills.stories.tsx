import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pills } from './Pills.tsx'

const meta = {
  component: Pills,
  args: {
    items: [
      { value: 'crew', label: 'Crew' },
      { value: 'office', label: 'Office' },
    ],
    removeLabel: label => `Remove ${label}`,
    onRemove: fn(),
    children: inputClass => <input aria-label="Who it is for" className={inputClass} />,
  },
} satisfies Meta<typeof Pills>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Office' }))
    await expect(args.onRemove).toHaveBeenCalledWith('office')
  },
}
export const LongWords: Story = {
  args: { items: [{ value: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' }] },
}
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }
