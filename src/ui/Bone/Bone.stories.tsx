import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bone } from './Bone.tsx'

const meta = { component: Bone, args: { kind: 'call' } } satisfies Meta<typeof Bone>
export default meta
type Story = StoryObj<typeof meta>

export const Call: Story = {}
export const Line: Story = { args: { kind: 'line' } }
export const Short: Story = { args: { kind: 'short' } }
export const Chip: Story = { args: { kind: 'chip' } }
export const Block: Story = { args: { kind: 'block' } }
