import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount } from './Amount.tsx'

const meta = { component: Amount, args: { children: '€171.00' } } satisfies Meta<typeof Amount>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Big: Story = { args: { size: 'big' } }
export const Negative: Story = { args: { children: '−€24.00', negative: true } }
export const Corrected: Story = {
  args: { former: '€161.50', formerLabel: 'before' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('before')).toBeInTheDocument()
  },
}
export const Dark: Story = { args: { former: '€161.50' }, globals: { scheme: 'dark' } }
