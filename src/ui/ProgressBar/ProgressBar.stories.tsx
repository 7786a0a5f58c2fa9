import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  args: { share: 0.9, due: 0.871, label: '90 % of target, 87 % of the month' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ahead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('90 % of target, 87 % of the month')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Behind: Story = { args: { share: 0.31, due: 0.6 } }
export const Beyond: Story = { args: { share: 1.34, due: 1 } }
export const Nothing: Story = { args: { share: 0, due: null } }
export const Wall: Story = { args: { wall: true } }
