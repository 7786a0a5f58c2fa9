import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { afternoon, emptyMonth, figuresOf } from './fixtures.ts'
import { PlusCrewView } from './PlusCrewView.tsx'

const [onMonth, onPresent, onRetry] = [fn(), fn(), fn()]
const planner = {
  loginTypes: ['planners' as const],
  userRights: { plusCrews: { EDIT: [] } },
}
const meta = {
  component: PlusCrewView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Plus crew' } },
  globals: { viewport: { value: 'desk', isRotated: false } },
  args: {
    number: '7',
    name: 'Hafen',
    figures: figuresOf(),
    age: 'fresh',
    now: afternoon + 20_000,
    failure: null,
    busy: false,
    month: '2026-05',
    present: '2026-05',
    mark: 'bars',
    ended: false,
    presenting: null,
    onMonth,
    onPresent,
    onRetry,
  },
} satisfies Meta<typeof PlusCrewView>
export default meta
type Story = StoryObj<typeof meta>

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Desk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€6,063 ahead of plan, day 27 of 31')).toBeVisible()
    await expect(canvas.getByText('€58.86', { selector: 'p b' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'June 2026' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026' }))
    await expect(onMonth).toHaveBeenCalledWith('2026-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Present' }))
    await expect(onPresent).toHaveBeenCalledOnce()
    const rows = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(rows).toHaveLength(29)
    await expect(rows[1]).toHaveTextContent('27Wed, so far€1,98050%33€60.00')
    await expect(rows.at(-1)).toHaveTextContent('1–27 May€111,930above 106%')
  },
}
export const Weeks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weeks' }))
    const rows = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(rows).toHaveLength(7)
    await expect(rows[1]).toHaveTextContent('25–27 May, so far€8,400')
  },
}
export const Marked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvas.getByRole('table')).getAllByRole('row')[5]
    if (!row) throw new Error('the table has no fifth row')
    await userEvent.hover(row)
    await expect(canvasElement.querySelector('[class*=strong]')).toHaveTextContent('23')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' }, args: { name: 'Docks', mark: 'crane' } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }
export const Phone: Story = phone
export const LongWordsOnAPhone: Story = { ...phone, parameters: { screen: { longer: true } } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }
export const MayOnlyRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Values' })).toHaveAttribute(
      'href',
      '/plus-crews/7/data?date=2026-05-01',
    )
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull()
  },
}
export const MayEdit: Story = {
  parameters: { screen: { title: 'Plus crew', session: { user: planner } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit values' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/plus-crews/7/settings')
  },
}
export const ThreeDigits: Story = { args: { figures: figuresOf({ times: 1.6 }) } }
export const WithoutTarget: Story = {
  args: { figures: figuresOf({ target: () => 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No target is set for this month, day 27 of 31')).toBeVisible()
  },
}
export const TargetsOfTheirOwn: Story = {
  args: { figures: figuresOf({ target: day => ((day + 3) % 7 > 4 ? 5_200 : 3_600) }) },
}
export const EmptyMonth: Story = {
  args: { figures: emptyMonth() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No figures for May 2026 yet' })).toBeVisible()
  },
}
/** Whoever ends the presentation goes on from where it began. */
export const AfterPresenting: Story = {
  render: function Presented(args) {
    const [on, setOn] = useState(true)
    const exit = () => setOn(false)
    return <PlusCrewView {...args} presenting={on ? { isPointerShown: true, shift: 0, mayDim: false, exit } : null} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End presentation' }))
    await expect(canvas.getByRole('button', { name: 'Present' })).toHaveFocus()
  },
}
export const Old: Story = {
  args: { age: 'old', now: afternoon + 26 * 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('as of 14:3226 min old, trying again')
    await expect(canvas.getByText('€58.86', { selector: 'p b' })).toBeVisible()
  },
}
export const VeryOld: Story = { args: { age: 'veryOld', now: afternoon + 50 * 3_600_000 } }
export const Ended: Story = { args: { ended: true, age: 'old', now: afternoon + 26 * 60_000 } }

const nothing = { figures: null, name: null } as const
export const Loading: Story = { args: nothing }
export const LoadingInDark: Story = { args: nothing, globals: { scheme: 'dark' } }
export const LoadingOnAPhone: Story = { ...phone, args: nothing }
export const NotAnswered: Story = {
  args: { ...nothing, failure: { technical: 'Network Error', status: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network Error')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const AskedAgain: Story = {
  args: { ...nothing, busy: true, failure: { technical: 'Request failed with status code 503', status: 503 } },
}
export const TypesMissing: Story = {
  args: { ...nothing, failure: { technical: 'Required value types not found', status: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required value types not found')).toBeVisible()
  },
}
export const NumberMissing: Story = {
  args: { ...nothing, failure: { technical: 'Plus crew number not found in URL', status: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plus crew number not found in URL')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
export const NotFound: Story = {
  args: { ...nothing, failure: { technical: 'Request failed with status code 404', status: 404 } },
}
export const Refused: Story = {
  args: { ...nothing, failure: { technical: 'Request failed with status code 403', status: 403 } },
}
