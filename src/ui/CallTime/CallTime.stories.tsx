import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallTime, CallUntil } from './CallTime.tsx'

const meta = { component: CallTime, args: { children: '06:00' } } satisfies Meta<typeof CallTime>
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}
export const Row: Story = { args: { size: 'row' } }
export const Hero: Story = { args: { size: 'hero' } }
export const WithEnd: Story = {
  render: args => (
    <>
      <CallTime {...args} />
      <CallUntil note="+1">– 00:30</CallUntil>
    </>
  ),
}
