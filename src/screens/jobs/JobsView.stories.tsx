import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { JobQuestion } from '../shared/JobQuestion.tsx'
import { type Job, aboutJob } from '../shared/commanded.ts'
import { collision, loaded, morning, quiet } from '../shared/fixtures.ts'
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
            about: aboutJob(job),
            collisions: [collision],
            busy: false,
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
    await expect(canvas.getByRole('button', { name: 'Keep the job I have' })).toHaveFocus()
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
            busy: false,
            accept: nothing,
            keep: nothing,
          }}
        />
      ) : null}
    </>
  ),
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
