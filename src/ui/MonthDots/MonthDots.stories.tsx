import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type DottedDay, MonthDots } from './MonthDots.tsx'

const dots: Record<number, DottedDay['tone']> = { 25: 'bad', 27: 'plain', 28: 'plain', 30: 'plain' }
const days = Array.from({ length: 31 }, (_, at): DottedDay => {
  const day = at + 1
  return {
    date: `2026-05-${String(day).padStart(2, '0')}`,
    label: String(day),
    name: `${day} May, something to do`,
    tone: dots[day],
  }
})

const meta = {
  component: MonthDots,
  args: {
    title: 'May 2026',
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    blank: 4,
    days,
    today: '2026-05-27',
    onDay: fn(),
  },
} satisfies Meta<typeof MonthDots>
export default meta
type Story = StoryObj<typeof meta>

export const OneMonth: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '28 May, something to do' }))
    await expect(args.onDay).toHaveBeenCalledWith('2026-05-28')
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
