import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { JobQuestion } from '../shared/JobQuestion.tsx'
import { aboutJob } from '../shared/commanded.ts'
import { collision, loaded, morning, nextCall, quiet } from '../shared/fixtures.ts'
import { CrewHomeView } from './CrewHomeView.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { invited, longWords, notices, running, upcoming } from './home.fixtures.ts'

const none = { notes: [], total: 0, leads: true }
const meta = {
  component: CrewHomeView,
  decorators: [
    (Story, { parameters }) => (
      <HomeFrame name="Jonas" now={morning} state={parameters['state'] ?? loaded(null)}>
        {() => <Story />}
      </HomeFrame>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    queue: { toConfirm: invited.slice(0, 1), upcoming, notices, open: 7, unsigned: none },
    now: morning,
    commands: quiet,
  },
} satisfies Meta<typeof CrewHomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const ManyToConfirm: Story = {
  args: { queue: { toConfirm: invited, upcoming, notices: [], open: 0, unsigned: none } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    const now = canvas.getByRole('region', { name: 'Your next call' })
    await expect(first?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(second?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await expect(canvas.getByRole('link', { name: 'All 5 to confirm' })).toHaveAttribute('href', '/jobs?tab=toConfirm')
  },
}
export const Running: Story = {
  args: { queue: { toConfirm: [], upcoming: [running, ...upcoming.slice(1)], notices: [], open: 0, unsigned: none } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      `/crews/${running.projectCrew.id}/check-out`,
    ),
}
export const TheDayBefore: Story = {
  args: {
    now: morning - 20 * 3_600_000,
    queue: { toConfirm: [], upcoming: [nextCall], notices: [], open: 2, unsigned: none },
  },
}
export const NothingNow: Story = {
  args: { queue: { toConfirm: [], upcoming: [], notices: [], open: 7, unsigned: none } },
}
export const Loading: Story = { parameters: { state: { kind: 'loading' } } }
export const Failed: Story = {
  parameters: { state: { kind: 'failed', technical: 'Network Error', retry: () => undefined } },
}
export const NotRefreshed: Story = { parameters: { state: loaded(null, morning) } }
export const LongGerman: Story = {
  args: { queue: { toConfirm: invited.slice(1, 2), upcoming: longWords, notices, open: 112, unsigned: none } },
  parameters: { screen: { longer: true } },
}
export const DoubleBooking: Story = {
  render: args => (
    <>
      <CrewHomeView {...args} />
      {invited[1] ? (
        <JobQuestion
          question={{
            kind: 'doubleBooking',
            about: aboutJob(invited[1]),
            collisions: [collision],
            busy: false,
            accept: () => undefined,
            keep: () => undefined,
          }}
        />
      ) : null}
    </>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Keep the job I have' })).toHaveFocus(),
}

const give = fn()
const [first] = invited
export const Confirming: Story = {
  args: { commands: { ...quiet, give } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(give).toHaveBeenCalledWith(first && aboutJob(first), 'confirm')
  },
}
