import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Segments } from './Segments.tsx'

const onChange = fn()
const meta = {
  component: Segments,
  args: {
    label: 'Rows',
    value: 'days',
    onChange,
    items: [
      { value: 'days', label: 'Days' },
      { value: 'weeks', label: 'Weeks' },
    ],
  },
} satisfies Meta<typeof Segments>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weeks' }))
    await expect(onChange).toHaveBeenCalledWith('weeks')
    await expect(canvas.getByRole('button', { name: 'Days' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Marked: Story = {
  args: {
    items: [
      { value: 'days', label: 'Days', mark: <small> 2 to fill</small> },
      { value: 'weeks', label: 'Weeks' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Days 2 to fill' })).toBeVisible()
  },
}
