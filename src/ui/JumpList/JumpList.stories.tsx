import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { JumpList } from './JumpList.tsx'

const meta = {
  component: JumpList,
  args: {
    label: 'Jump to',
    current: 1,
    onJump: fn(),
    items: [
      { key: 'now', label: 'Now', count: 4 },
      { key: '2026-06', label: 'Jun', above: '2026', count: 58 },
      { key: '2026-07', label: 'Jul', count: '1,041' },
      { key: '2027-01', label: 'Jan', above: '2027', count: 2 },
    ],
  },
} satisfies Meta<typeof JumpList>
export default meta
type Story = StoryObj<typeof meta>

/** Only where a desk has room beside the list. */
export const Months: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    const june = canvas.queryByRole('button', { name: 'Jun 58' })
    if (!june) return
    await expect(june).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Jan 2' }))
    await expect(args.onJump).toHaveBeenCalledWith(3)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
