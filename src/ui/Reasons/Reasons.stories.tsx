import type { Meta, StoryObj } from '@storybook/react-vite'
import { Reasons } from './Reasons.tsx'

const meta = {
  component: Reasons,
  args: {
    label: 'For and against',
    signs: { hard: 'In the way', soft: 'To be known', good: 'Good' },
    reasons: [
      { key: 'a', weight: 'hard', text: 'Double booking: 14:00 Barclays Arena' },
      { key: 'b', weight: 'soft', text: 'Only 9 h of rest after Kampnagel, Tue 22:00' },
      { key: 'c', weight: 'good', text: 'Rested 18 h' },
      { key: 'd', weight: 'plain', text: '3 for this client' },
    ],
  },
} satisfies Meta<typeof Reasons>
export default meta
type Story = StoryObj<typeof meta>

export const AllWeights: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const None: Story = { args: { reasons: [] } }
export const Narrow: Story = {
  args: {
    reasons: [
      {
        key: 'a',
        weight: 'hard',
        text: 'Doppelbuchung: 14:00 Mehrzweckveranstaltungszentrum Grünwettersbach, Lieferanteneingang Nordost',
      },
    ],
  },
  decorators: [
    Story => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
}
