import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  args: { label: '3 of 8 answered', steps: ['done', 'done', 'done', 'here', 'open', 'open', 'open', 'open'] },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: '3 of 8 answered' })).toBeVisible(),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Alone: Story = { args: { label: '0 of 1 answered', steps: ['here'] } }
export const Many: Story = {
  args: { label: '0 of 30 answered', steps: Array.from({ length: 30 }, (_, at) => (at === 12 ? 'here' : 'open')) },
}
