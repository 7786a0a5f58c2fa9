import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Bar, BarChart } from './BarChart.tsx'
import classes from './BarChart.stories.module.css'

const turnover = [
  2150, 5420, 3180, 3640, 4210, 4480, 4950, 5360, 5910, 2740, 3380, 3920, 4640, 3050, 5140, 5680, 2960, 3710, 4120,
  4390, 4870, 5530, 6240, 3860, 2480, 3940, 1980,
]
const most = 6_700
const month = (target: (day: number) => number | null): Bar[] =>
  Array.from({ length: 31 }, (_, at): Bar => {
    const made = turnover[at]
    const wanted = target(at + 1)
    const label = String(at + 1)
    return {
      key: label,
      label,
      share: (made ?? 0) / most,
      target: wanted === null ? null : wanted / most,
      kind: made === undefined ? 'next' : at === 26 ? 'now' : made >= (wanted ?? 0) ? 'met' : 'below',
      quiet: (at + 5) % 7 > 4,
      ...(made === 6240 ? { value: '6.2k' } : {}),
    }
  })

const meta = {
  component: BarChart,
  args: {
    bars: month(() => 4_000),
    label: 'Daily turnover: 14 of 26 days met their target of €4,000, best 23 May with €6,240.',
    targetLabel: 'Target €4,000 a day',
  },
  decorators: [
    Story => (
      <div className={classes['room']}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/best 23 May/)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const TargetsOfTheirOwn: Story = {
  args: { bars: month(day => ((day + 4) % 7 > 4 ? 5_200 : 3_600)), targetLabel: 'Target of the day' },
}
export const WithoutTarget: Story = { args: { bars: month(() => null), targetLabel: undefined } }
export const NothingYet: Story = {
  args: { bars: month(() => 4_000).map(bar => ({ ...bar, share: 0, kind: 'next' as const, value: undefined })) },
}
const onMark = fn()
export const Marked: Story = {
  args: { marked: '23', onMark },
  play: async ({ canvasElement }) => {
    const reach = canvasElement.querySelectorAll('[class*=reach]')[22]
    if (!reach) throw new Error('no bar can be pointed at')
    await userEvent.hover(reach)
    await expect(onMark).toHaveBeenLastCalledWith('23')
  },
}
