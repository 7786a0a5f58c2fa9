import type { Meta, StoryObj } from '@storybook/react-vite'
import { StageScene } from './StageScene.tsx'

const meta = {
  component: StageScene,
  args: { variant: 'phone' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <div style={{ position: 'relative', height: 420, overflow: 'hidden', background: 'var(--tenant-ground)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StageScene>
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {}
export const Desk: Story = { args: { variant: 'desk' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
