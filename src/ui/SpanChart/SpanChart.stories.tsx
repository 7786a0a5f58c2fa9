import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpanChart } from './SpanChart.tsx'

const meta = {
  component: SpanChart,
  args: {
    label: 'Planned from 22:00 to 06:00, paid from 22:00 to 06:30',
    from: 21.5,
    to: 7,
    ticks: [],
    rows: [],
  },
} satisfies Meta<typeof SpanChart>
export default meta
type Story = StoryObj<typeof meta>

const night = {
  from: 21.5,
  to: 31,
  ticks: [22, 24, 26, 28, 30].map(at => ({ at, label: String(at % 24).padStart(2, '0'), strong: at === 24 })),
  rows: [
    { key: 'planned', label: 'Planned', kind: 'plan', spans: [{ from: 22, to: 30 }] },
    { key: 'worked', label: 'Worked', kind: 'track', spans: [{ from: 21.9, to: 30.4 }] },
    {
      key: 'signed',
      label: 'Signed',
      kind: 'good',
      spans: [
        { from: 22, to: 26 },
        { from: 26.5, to: 30.5 },
      ],
    },
    { key: 'night', label: 'Night', kind: 'first', spans: [{ from: 23, to: 30 }] },
    { key: 'sunday', label: 'Sunday', kind: 'second', spans: [{ from: 24, to: 30.5 }] },
  ],
} as const satisfies Story['args']

export const Night: Story = {
  args: night,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Planned from 22:00/)
  },
}
export const Dark: Story = { args: night, globals: { scheme: 'dark' } }
export const Phone: Story = { args: night, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Nothing: Story = {}
