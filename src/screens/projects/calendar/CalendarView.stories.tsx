import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { CalendarView } from './CalendarView.tsx'
import { calendar, crowded, from, today } from './calendar.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const meta = {
  component: CalendarView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Projects calendar' } },
  args: {
    state: loaded(calendar),
    today,
    updated: Date.parse('2026-05-27T12:32:00Z'),
    shown: { from, weeks: 4, closed: [], manager: null, branch: null },
    onShow: fn(),
    address: { search: '', onSearch: fn(), clear: fn() },
  },
} satisfies Meta<typeof CalendarView>
export default meta
type Story = StoryObj<typeof meta>

export const FourWeeks: Story = {
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    const confirmed = canvas.getByRole('region', { name: 'Confirmed projects' })
    await expect(confirmed).toHaveTextContent('13 projects')
    await expect(confirmed).toHaveTextContent('693 of 1032 places filled')
    await expect(confirmed).toHaveTextContent('6 with missing places')
    const bar = within(confirmed).getByRole('link', { name: /^Nordic Sounds 2026/ })
    await expect(bar).toHaveAccessibleName(
      /^Nordic Sounds 2026 70 of 91 ?, Confirmed projects, Wed 27 May – Sat 30 May, Elbphilharmonie Hamburg, 70 of 91, 11 requested, 10 missing, First call 06:30, Wed 27 May, Arne Wulff$/,
    )
    await expect(bar).toHaveAttribute('href', '/projects/N-1010')
    await expect(canvas.getByRole('columnheader', { current: 'date' })).toHaveTextContent('27')
    await expect(canvas.getByRole('row', { name: /^People needed, of 148/ })).toHaveTextContent('158')
    await expect(canvas.getByRole('img', { name: 'More than there are:' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ from: '2026-06-22' })
    await userEvent.click(canvas.getByRole('button', { name: '12 weeks' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ weeks: 12 })
    await userEvent.click(canvas.getByRole('button', { name: 'Project quoted' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ closed: ['quoted'] })
  },
}
/** One bar takes the focus; arrows walk along its lane and to the next ones, T goes to today. */
export const Keyboard: Story = {
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    const bar = (name: RegExp) => canvas.getByRole('link', { name })
    bar(/^Windkraft/).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(bar(/^Interior Days/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(bar(/^Teilchen/)).toHaveFocus()
    await expect(bar(/^Teilchen/)).toHaveAttribute('tabindex', '0')
    await expect(bar(/^Windkraft/)).toHaveAttribute('tabindex', '-1')
    for (let lane = 0; lane < 12; lane++) await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement?.closest('section')).toHaveAccessibleName('Design client')
    await userEvent.keyboard('t')
    await expect(args.onShow).toHaveBeenLastCalledWith({ from: '' })
  },
}
export const GroupClosed: Story = {
  args: { shown: { from, weeks: 4, closed: ['confirmed'], manager: null, branch: null } },
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    const heading = canvas.getByRole('button', { name: 'Confirmed projects', expanded: false })
    await expect(canvas.queryByRole('link', { name: /^Nordic Sounds/ })).toBeNull()
    await userEvent.click(heading)
    await expect(args.onShow).toHaveBeenLastCalledWith({ closed: [] })
  },
}
export const TwoWeeks: Story = {
  args: { shown: { from, weeks: 2, closed: [], manager: null, branch: null } },
  globals: desk,
}
export const TwelveWeeks: Story = {
  args: { shown: { from, weeks: 12, closed: [], manager: null, branch: null } },
  globals: desk,
}
/** Found by the beginnings of words, here and at once. */
export const Searched: Story = {
  args: { address: { search: 'nord elb', onSearch: fn(), clear: fn() } },
  globals: desk,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Nordic Sounds/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 project in 4 weeks')
  },
}
export const NoneFound: Story = {
  args: { address: { search: 'Wagner', onSearch: fn(), clear: fn() } },
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.address.clear).toHaveBeenCalledWith('manager', 'branch')
  },
}
export const None: Story = { args: { state: loaded({ ...calendar, projects: [] }) } }
/** A client is told neither whom the agency has asked nor how many it has. */
export const Client: Story = {
  args: { state: loaded({ ...calendar, people: null }) },
  globals: desk,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'People needed' })).toBeVisible()
  },
}
export const ThreeHundred: Story = {
  args: { state: loaded(crowded) },
  globals: desk,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-bar]')).toHaveLength(300)
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } }, globals: desk }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const LongWords: Story = {
  globals: desk,
  parameters: { screen: { title: 'Projects calendar', longer: true } },
}
/** With large text there is no room for days across. */
export const LargeText: Story = { globals: { ...desk, text: 'twice' } }
/** Week by week, what has a day in it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (window.innerWidth > 900) return
    const week = canvas.getByRole('region', { name: /^Week 22/ })
    await expect(within(week).getByRole('link', { name: 'Windkraft Forum 2026' })).toBeVisible()
    await expect(within(week).queryByRole('link', { name: 'Parksommer' })).toBeNull()
  },
}
