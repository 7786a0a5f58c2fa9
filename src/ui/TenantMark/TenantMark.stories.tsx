import type { Meta, StoryObj } from '@storybook/react-vite'
import { TenantMark } from './TenantMark.tsx'

const meta = { component: TenantMark, args: { name: 'Nordlicht Crew' } } satisfies Meta<typeof TenantMark>
export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {}
export const Large: Story = { args: { size: 'l' } }
export const Anchor: Story = {
  args: { name: 'Harbour Stage Crew', glyph: 'crane', size: 'm' },
  globals: { tenant: 'harbour' },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
