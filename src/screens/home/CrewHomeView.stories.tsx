import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { CrewHomeView } from './CrewHomeView.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { collision, invited, longWords, morning, nextCall, notices, quiet, running, upcoming } from './home.fixtures.ts'

const fine = { loading: false, error: null, loadedAt: morning, retry: () => undefined }
const meta = {
  component: CrewHomeView,
  decorators: [
    (Story, { parameters }) => (
      <HomeFrame name="Jonas" now={morning} state={{ ...fine, ...parameters['state'] }}>
        <Story />
      </HomeFrame>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    queue: { toConfirm: invited.slice(0, 1), upcoming, notices, open: 7 },
    now: morning,
    answers: quiet,
  },
} satisfies Meta<typeof CrewHomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const ManyToConfirm: Story = {
  args: { queue: { toConfirm: invited, upcoming, notices: [], open: 0 } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    const now = canvas.getByRole('region', { name: 'Your next call' })
    await expect(first?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(second?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await expect(canvas.getByRole('link', { name: 'All 5 to confirm' })).toHaveAttribute('href', '/jobs?tab=toConfirm')
  },
}
export const Running: Story = {
  args: { queue: { toConfirm: [], upcoming: [running, ...upcoming.slice(1)], notices: [], open: 0 } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      `/crews/${running.projectCrew.id}/check-out`,
    ),
}
export const TheDayBefore: Story = {
  args: { now: morning - 20 * 3_600_000, queue: { toConfirm: [], upcoming: [nextCall], notices: [], open: 2 } },
}
export const NothingNow: Story = { args: { queue: { toConfirm: [], upcoming: [], notices: [], open: 7 } } }
export const Loading: Story = { parameters: { state: { loading: true, loadedAt: null } } }
export const Failed: Story = { parameters: { state: { error: new Error('Network Error'), loadedAt: null } } }
export const NotRefreshed: Story = { parameters: { state: { error: new Error('Network Error') } } }
export const LongGerman: Story = {
  args: { queue: { toConfirm: invited.slice(1, 2), upcoming: longWords, notices, open: 112 } },
  parameters: { screen: { longer: true } },
}
export const DoubleBooking: Story = {
  render: args => (
    <>
      <CrewHomeView {...args} />
      {invited[1] ? (
        <AnswerQuestion
          question={{
            kind: 'doubleBooking',
            job: invited[1],
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
export const Confirming: Story = {
  args: { answers: { ...quiet, give } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(give).toHaveBeenCalledWith(invited[0], 'confirm')
  },
}
