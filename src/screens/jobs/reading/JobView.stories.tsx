import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { JobQuestion } from '../../shared/job/JobQuestion.tsx'
import { aboutJob } from '../../shared/job/commanded.ts'
import { change, morning, quiet } from '../../shared/fixtures.ts'
import { JobSkeleton } from './JobSkeleton.tsx'
import { JobView } from './JobView.tsx'
import { applied, chiefDetail, detail, invited, longDetail, startedInvitation } from '../jobs.fixtures.ts'

const hour = 3_600_000
const meta = {
  component: JobView,
  decorators: [
    Story => (
      <Page width="list">
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Job' } },
  args: { job: detail, now: morning, commands: quiet, checkInOpensMinutes: 60 },
} satisfies Meta<typeof JobView>
export default meta
type Story = StoryObj<typeof meta>

export const CheckInIsOpen: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const NotYet: Story = {
  args: { now: morning - 3 * hour },
  play: ({ canvas }) => expect(canvas.getByText(/Check-in opens at 05:00/)).toBeVisible(),
}
export const Late: Story = { args: { now: morning + hour } }
export const CheckedIn: Story = {
  args: { job: { ...detail, status: 'checkedIn', checkInAt: '2026-05-27T03:52:00Z' }, now: morning + hour },
}
export const Changed: Story = {
  args: { job: { ...detail, change } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'OK' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Check in' })).toBeVisible()
  },
}
const tell = fn()
export const CantCome: Story = {
  args: { now: morning - 30 * hour },
  render: args => (
    <>
      <JobView {...args} />
      <JobQuestion
        question={{
          kind: 'cantCome',
          about: aboutJob(args.job),
          collisions: [],
          absences: [],
          busy: false,
          failure: null,
          accept: tell,
          keep: () => undefined,
        }}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    tell.mockClear()
    const dialog = await canvas.findByRole('dialog', { name: 'You can’t come to this job?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tell planning' }))
    await expect(tell).not.toHaveBeenCalled()
    await expect(within(dialog).getByText(/Please say why/)).toBeVisible()
    await userEvent.type(within(dialog).getByLabelText('Why?'), 'Fever')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tell planning' }))
    await expect(tell).toHaveBeenCalledWith('Fever')
  },
}
export const SaidCantCome: Story = {
  args: { job: { ...detail, status: 'cancelled', cancelReason: 'Fever' } },
  play: ({ canvas }) => expect(canvas.getByText(/“Fever”/)).toBeVisible(),
}
export const Chief: Story = { args: { job: chiefDetail } }
export const Invited: Story = { args: { job: { ...detail, ...invited[1] } } }
export const InvitationHasStarted: Story = {
  args: { job: { ...detail, ...startedInvitation } },
  play: ({ canvas }) =>
    expect(canvas.getByText('Job has already started. Please contact planning to confirm.')).toBeVisible(),
}
export const Applied: Story = { args: { job: { ...detail, ...applied[0], crewChief: null, projectManager: null } } }
export const OtherZone: Story = { args: { job: { ...detail, ...invited[2] } } }
export const LongGerman: Story = {
  args: { job: longDetail },
  parameters: { screen: { title: 'Job', longer: true } },
}
export const Loading: Story = { render: () => <JobSkeleton label="Loading" /> }
/** No answer came: what was written still stands there, and is sent again as it is. */
export const CantComeUnanswered: Story = {
  args: { now: morning - 30 * hour },
  render: function Render(args) {
    const [failure, setFailure] = useState<{ code: string; status: null } | null>(null)
    const accept = (said?: string) => {
      tell(said)
      setFailure({ code: 'unreachable', status: null })
    }
    const about = aboutJob(args.job)
    return (
      <>
        <JobView {...args} />
        <JobQuestion
          question={{
            kind: 'cantCome',
            about,
            collisions: [],
            absences: [],
            busy: false,
            failure,
            accept,
            keep: () => undefined,
          }}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    tell.mockClear()
    const dialog = await canvas.findByRole('dialog', { name: 'You can’t come to this job?' })
    await userEvent.type(within(dialog).getByLabelText('Why?'), 'Fever')
    const send = within(dialog).getByRole('button', { name: 'Tell planning' })
    await userEvent.click(send)
    await expect(await within(dialog).findByText(/The server did not answer/)).toBeVisible()
    await expect(within(dialog).getByLabelText('Why?')).toHaveValue('Fever')
    await userEvent.click(send)
    await expect(tell.mock.calls).toEqual([['Fever'], ['Fever']])
  },
}
