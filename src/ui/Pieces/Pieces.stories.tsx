import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pieces } from './Pieces.tsx'

const meta = {
  component: Pieces,
  args: { share: 0.78, going: true, label: '78% sent' },
} satisfies Meta<typeof Pieces>
export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '78% sent' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-piece=there]')).toHaveLength(7)
    await expect(canvasElement.querySelectorAll('[data-piece=going]')).toHaveLength(1)
  },
}
export const Waits: Story = { args: { share: 0.3, going: false, label: '30% sent' } }
export const Nothing: Story = { args: { share: 0, going: false, label: '0% sent' } }
export const All: Story = { args: { share: 1, going: false, label: '100% sent' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
