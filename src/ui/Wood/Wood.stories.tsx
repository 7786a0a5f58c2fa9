import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Wood } from './Wood.tsx'

const meta = {
  component: Wood,
  args: { own: 'dashed' },
  decorators: [
    Story => (
      <div style={{ position: 'relative', height: 470, overflow: 'hidden', background: 'var(--tenant-ground)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Wood>
export default meta
type Story = StoryObj<typeof meta>

/** It says nothing to whoever cannot see it: the words beside it do. */
export const Dashed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(3)
  },
}
export const Planted: Story = { args: { own: 'planted' } }
export const Growing: Story = { args: { own: 'growing' } }
export const OtherTenant: Story = { globals: { tenant: 'harbour' } }
