import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { JobQuestion } from '../shared/job/JobQuestion.tsx'
import { type Job, aboutJob } from '../shared/job/commanded.ts'
import { collision, loaded, morning, quiet, warnings } from '../shared/fixtures.ts'
import { JobsView } from './JobsView.tsx'
import { applied, invited, longWords, past, upcoming, vacancies } from './jobs.fixtures.ts'

const nothing = () => undefined
const lines = (jobs: readonly Job[]) => jobs.map(job => ({ id: job.id, startDate: job.startDate, job }))

const meta = {
  component: JobsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Jobs' } },
  args: {
    state: loaded(lines(upcoming)),
    commands: quiet,
    now: morning,
    tab: 'upcoming',
    onTab: nothing,
    waiting: 2,
    open: 2,
    search: '',
    onSearch: nothing,
  },
} satisfies Meta<typeof JobsView>
export default meta
type Story = StoryObj<typeof meta>

export const Upcoming: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const ToConfirm: Story = { args: { tab: 'toConfirm', state: loaded(lines(invited)) } }
export const AppliedFor: Story = { args: { tab: 'appliedFor', state: loaded(lines(applied)) } }
export const Open: Story = {
  args: {
    tab: 'open',
    state: loaded(vacancies.map(vacancy => ({ id: vacancy.id, startDate: vacancy.startDate, vacancy }))),
  },
  play: async ({ canvas }) => {
    const loader = canvas.getByRole('article', { name: /Loader/ })
    await expect(within(loader).getByText(/^Only 8:00 h of rest .* the least is 11:00 h/)).toBeVisible()
    await expect(within(loader).getByText(/^This makes a working day of 12:30 h; the most is 10:00 h/)).toBeVisible()
    await expect(canvas.getAllByText(/h of rest/)).toHaveLength(1)
    await expect(canvas.getAllByText('You have kept this time free.')).toHaveLength(1)
  },
}
export const ThreeHundredPast: Story = {
  args: { tab: 'past', state: loaded(lines(past)) },
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('article').length
    await expect(drawn).toBeLessThan(150)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(drawn)
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Empty: Story = { args: { state: { kind: 'absent' } } }
export const NothingFits: Story = { args: { state: { kind: 'absent' }, search: 'Oslo' } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: nothing } } }
export const NotRefreshed: Story = { args: { state: loaded(lines(upcoming), morning) } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const LongGerman: Story = {
  args: { tab: 'toConfirm', state: loaded(lines(longWords)) },
  parameters: { screen: { title: 'Jobs', longer: true } },
}

const [job] = invited
export const DoubleBooking: Story = {
  render: args => (
    <>
      <JobsView {...args} />
      {job ? (
        <JobQuestion
          question={{
            kind: 'doubleBooking',
            about: aboutJob({ ...job, warnings }),
            collisions: [collision],
            absences: [],
            busy: false,
            failure: null,
            accept: nothing,
            keep: nothing,
          }}
        />
      ) : null}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('alertdialog', { name: 'Are you sure? This date is already confirmed' }),
    ).toBeInTheDocument()
    const question = within(canvas.getByRole('alertdialog'))
    await expect(question.getByText(/^Only 8:00 h of rest/)).toBeInTheDocument()
    await expect(question.getByText(/^This makes a working day of 12:30 h/)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Keep the job I have' })).toHaveFocus()
  },
}
/** Nothing is booked twice there: the day was only kept free. */
export const OnABlockedDate: Story = {
  render: args => (
    <>
      <JobsView {...args} />
      {job ? (
        <JobQuestion
          question={{
            kind: 'doubleBooking',
            about: aboutJob(job),
            collisions: [],
            absences: [
              { id: 'b1', kind: 'block', startDate: job.startDate, endDate: null, begin: null, end: null },
              { id: 'v1', kind: 'vacation', startDate: '2026-05-25', endDate: '2026-05-29', begin: null, end: null },
            ],
            busy: false,
            failure: null,
            accept: nothing,
            keep: nothing,
          }}
        />
      ) : null}
    </>
  ),
  play: async ({ canvas }) => {
    const question = within(canvas.getByRole('alertdialog', { name: 'Are you sure? This date is blocked' }))
    await expect(question.getByText('Blocked date')).toBeInTheDocument()
    await expect(question.getByText('Mon 25 May – Fri 29 May')).toBeInTheDocument()
    await expect(question.getByRole('button', { name: 'Leave it' })).toHaveFocus()
  },
}
export const Declining: Story = {
  render: args => (
    <>
      <JobsView {...args} />
      {job ? (
        <JobQuestion
          question={{
            kind: 'decline',
            about: aboutJob(job),
            collisions: [],
            absences: [],
            busy: false,
            failure: null,
            accept: nothing,
            keep: nothing,
          }}
        />
      ) : null}
    </>
  ),
}

export const TabInView: Story = {
  args: { tab: 'open', state: { kind: 'absent' } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    Story => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  render: function Counted(args) {
    // Counts arrive after the tabs were drawn.
    const [counts, setCounts] = useState({ waiting: 0, open: 0 })
    useEffect(() => setCounts({ waiting: 112, open: 345 }), [])
    return <JobsView {...args} {...counts} />
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: /^Open/ })
    await expect(await canvas.findByText('345')).toBeVisible()
    const strip = canvas.getByRole('tablist').getBoundingClientRect()
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right - 24)
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(strip.left)
  },
}

const search = fn()
export const Searching: Story = {
  args: { onSearch: search },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent: user }) => {
    const toggle = canvas.queryByRole('button', { name: 'Search jobs' })
    if (toggle) await user.click(toggle)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('a')
    await expect(search).toHaveBeenCalledWith('a')
  },
}
