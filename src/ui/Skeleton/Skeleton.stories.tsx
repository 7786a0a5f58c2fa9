import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkeletonCards, SkeletonRows, SkeletonTask } from './Skeleton.tsx'

const meta = { component: SkeletonCards, args: { count: 2, label: 'Loading jobs' } } satisfies Meta<
  typeof SkeletonCards
>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs')
  },
}
export const CardsInDark: Story = { globals: { scheme: 'dark' } }
export const Rows: Story = { render: args => <SkeletonRows {...args} /> }
export const Task: Story = { render: ({ label }) => <SkeletonTask label={label} /> }
