import { IconClock, IconHourglass } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip.tsx'

const meta = {
  component: Chip,
  args: { children: 'in 19 min', tone: 'info', icon: <IconClock aria-hidden="true" /> },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Wait: Story = { args: { tone: 'wait', children: 'In review', icon: <IconHourglass aria-hidden="true" /> } }
export const Plain: Story = { args: { tone: 'plain' } }
export const Bad: Story = { args: { tone: 'bad' } }
export const Good: Story = { args: { tone: 'good' } }
export const Outlined: Story = { args: { tone: 'bad', look: 'outlined' } }
export const Dashed: Story = { args: { tone: 'plain', look: 'dashed' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
