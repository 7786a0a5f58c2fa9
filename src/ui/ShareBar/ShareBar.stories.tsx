import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareBar } from './ShareBar.tsx'

const meta = {
  component: ShareBar,
  args: {
    shares: [
      { key: 'on', kind: 'solid', amount: 3795 },
      { key: 'signed', kind: 'hatched', amount: 975 },
      { key: 'toCome', kind: 'hollow', amount: 1020 },
    ],
  },
} satisfies Meta<typeof ShareBar>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Money: Story = {
  args: {
    shares: [
      { key: 'late', kind: 'late', amount: 4000 },
      { key: 'open', kind: 'hatched', amount: 5600 },
      { key: 'draft', kind: 'dashed', amount: 1500 },
      { key: 'paid', kind: 'solid', amount: 4800 },
    ],
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Sliver: Story = {
  args: {
    shares: [
      { key: 'on', kind: 'solid', amount: 9990 },
      { key: 'signed', kind: 'hatched', amount: 5 },
    ],
  },
}
export const Nothing: Story = { args: { shares: [] } }
