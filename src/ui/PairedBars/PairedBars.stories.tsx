import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PairedBars } from './PairedBars.tsx'
import classes from './PairedBars.stories.module.css'

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May']
const planned = [92, 110, 118, 96, 84, 88, 112, 64, 80, 98, 104, 96]
const worked = [94, 112, 117, 96, 88, 90, 115, 61, 82, 98, 107, 79]

const meta = {
  component: PairedBars,
  args: {
    pairs: months.map((label, at) => ({
      ...{ key: label, label, hollow: planned[at] ?? 0, solid: worked[at] ?? 0, now: label === 'May' },
    })),
    room: 12,
    ticks: [0, 50, 100].map(at => ({ at, label: String(at) })),
    line: 100,
    label: 'Planned and worked hours of twelve months against 100 hours.',
  },
  decorators: [
    Story => (
      <div className={classes['room']}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PairedBars>
export default meta
type Story = StoryObj<typeof meta>

export const Year: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/against 100 hours/)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const WithoutLine: Story = { args: { line: null } }
export const FewMonths: Story = { args: { pairs: meta.args.pairs.slice(-3) } }
export const NothingYet: Story = {
  args: { pairs: [{ key: 'May', label: 'May', hollow: 0, solid: 0, now: true }] },
}
