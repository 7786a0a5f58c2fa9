import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClientMark } from './ClientMark.tsx'

const meta = {
  component: ClientMark,
  args: { mark: 'HK', company: 'Hanse Konzerte GmbH' },
} satisfies Meta<typeof ClientMark>
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {}
export const WithoutMark: Story = { args: { mark: null } }
export const LongMark: Story = { args: { mark: 'NDR Kultur' } }
export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
