import type { Meta, StoryObj } from '@storybook/react-vite'
import { BigClock } from './BigClock.tsx'

const meta = {
  component: BigClock,
  args: { time: '06:42', date: 'Wednesday, 27 May 2026' },
  decorators: [
    Story => (
      <div style={{ padding: 24, background: 'var(--tenant-ground)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BigClock>
export default meta

export const Morning: StoryObj<typeof meta> = {}
