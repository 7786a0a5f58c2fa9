import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded, morning } from '../shared/fixtures.ts'
import { fiveWeeks } from './calendar.fixtures.ts'
import { PersonalCalendarView } from './PersonalCalendarView.tsx'

const opened = fn()
const removed = fn()
const nothing = () => undefined

const meta = {
  component: PersonalCalendarView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Calendar' } },
  args: {
    state: loaded(fiveWeeks),
    now: morning,
    today: '2026-05-27',
    zone: 'Europe/Berlin',
    selected: '2026-05-28',
    onSelect: nothing,
    chosen: null,
    top: 0,
    onTop: nothing,
    onOpen: opened,
    onRemove: removed,
  },
  render: function Held(args) {
    const [selected, setSelected] = useState(args.selected)
    const [top, setTop] = useState(args.top)
    return <PersonalCalendarView {...args} {...{ selected, top }} onSelect={setSelected} onTop={setTop} />
  },
  beforeEach: () => {
    opened.mockClear()
    removed.mockClear()
  },
} satisfies Meta<typeof PersonalCalendarView>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Desk: Story = {}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { ...phone, scheme: 'dark' } }
export const German: Story = { globals: { ...phone, language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const LargeText: Story = { globals: { ...phone, text: 'twice' } }
export const ChoosingDays: Story = { args: { chosen: { from: '2026-06-15', to: '2026-06-19' } }, globals: phone }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: nothing } } }
export const NotRefreshed: Story = { args: { state: loaded(fiveWeeks, morning - 3_600_000) } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }

/** Arrows walk from day to day, also out of what is seen; Enter opens the day. */
export const ByKeyboard: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name })
    day(/^Thu 28 May/).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(day(/^Fri 5 Jun, 05:45 applied for/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(day(/^Mon 1 Jun, 07:00 to confirm/)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(day(/^Mon 6 Jul/)).toHaveFocus()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('June – July 2026')
    await userEvent.keyboard('{PageUp}{End}{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('heading', { name: /^Sat 6 Jun/ })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('10:00')
  },
}

export const EntriesOfADay: Story = {
  args: { selected: '2026-06-15' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Vacation asked for' })).toBeVisible()
    await expect(canvas.getByText('Reason: Sailing with the family')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(removed).toHaveBeenCalledWith({ kind: 'vacation', id: fiveWeeks.vacationRequests[0]?.id })
    await userEvent.click(canvas.getByRole('button', { name: /^Sun 28 Jun/ }))
    await expect(canvas.getByText('Answer: We are too few then')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Block a date' }))
    await expect(opened).toHaveBeenCalledWith('block')
  },
}

/** The word of a band reaches over the days after its first; each of them takes its own tap. */
export const DaysUnderAWord: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const day = canvas.getByRole('button', { name: /^Tue 16 Jun/ })
    const { left, top, width, height } = day.getBoundingClientRect()
    const hit = canvasElement.ownerDocument.elementFromPoint(left + width / 3, top + height * 0.65)
    await expect(hit?.closest('button')).toBe(day)
  },
}

export const NothingThere: Story = {
  args: {
    state: loaded({
      jobs: [],
      blockDates: [],
      vacationRequests: [],
      availabilities: [],
      vacation: { year: 2026, approved: 0, asked: 0, unpaid: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing on this day.')).toBeVisible()
  },
}
