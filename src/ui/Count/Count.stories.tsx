import type { Meta, StoryObj } from '@storybook/react-vite'
import { Count } from './Count.tsx'

const meta = { component: Count, args: { children: 1 } } satisfies Meta<typeof Count>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = { args: { children: 12 } }
export const Hot: Story = { args: { hot: true, label: 'one to confirm' } }
export const HotInDark: Story = { ...Hot, globals: { scheme: 'dark' } }
export const FarTooMany: Story = { args: { children: 4321, hot: true } }
