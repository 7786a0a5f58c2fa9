import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import type { Clash, JobQuestion } from '../../../machines/job-answer/job-answer.types.ts'
import { AnswerView } from './AnswerView.tsx'

const question: JobQuestion = {
  ...{ state: 'open', firstName: 'Mia', function: { id: 'f', caption: 'Stagehand', code: 'stagehand' }, task: null },
  ...{ projectName: 'Nordic Sounds', place: { name: 'Elbphilharmonie', city: 'Hamburg' }, meetingPoint: 'Gate 4' },
  ...{ note: 'Bring gloves.', startDate: '2026-06-12', endDate: '2026-06-13', startTime: '22:00', endTime: '06:00' },
  ...{ timeZone: 'Europe/Berlin', starts: '2026-06-12T20:00:00Z', ends: '2026-06-13T04:00:00Z' },
  ...{ answerBy: '2026-06-11T16:00:00Z', canTakeBack: false },
}
const clash: Clash = {
  collisions: [
    {
      ...{ id: 'c', function: { id: 'r', caption: 'Rigger', code: 'rigger' }, venue: 'Hafen', city: 'Hamburg' },
      ...{ startDate: '2026-06-12', endDate: null, startTime: '18:00', endTime: '23:00', timeZone: 'Europe/Berlin' },
      ...{ starts: '2026-06-12T16:00:00Z', ends: '2026-06-12T21:00:00Z' },
    },
  ],
  absences: [],
}

const meta = {
  component: AnswerView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: {} },
  args: {
    ...{ state: { kind: 'asked', question, fresh: false }, giving: null, clash: null, notice: null },
    ...{ onYes: fn(), onNo: fn(), onAccept: fn(), onKeep: fn(), onBack: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof AnswerView>
export default meta
type Story = StoryObj<typeof meta>

const stands = (state: JobQuestion['state'], fresh = false) =>
  ({ kind: 'asked', question: { ...question, state }, fresh }) as const

/** Opening it answers nothing; yes and no are one press each. */
export const Asked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Mia, can you come?' })).toBeVisible()
    await expect(canvas.getByText('Bring gloves.')).toBeVisible()
    await expect(args.onYes).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, I come' }))
    await expect(args.onYes).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'No, I cannot' }))
    await expect(args.onNo).toHaveBeenCalledOnce()
  },
}
export const OnItsWay: Story = { args: { giving: 'yes' } }
/** What else there is stands in the question; the safe answer keeps it. */
export const AlreadyBooked: Story = {
  args: { clash },
  play: async ({ args, userEvent }) => {
    const asked = within(await screen.findByRole('alertdialog', { name: /^Are you sure/ }))
    await expect(asked.getByText('Rigger')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Keep the job I have' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await userEvent.click(asked.getByRole('button', { name: 'Confirm both' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
/** A slip of the thumb is taken back. */
export const JustConfirmed: Story = {
  args: { state: stands('confirmed', true) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Confirmed: Story = { args: { state: stands('confirmed') } }
export const Declined: Story = { args: { state: stands('declined') } }
export const Over: Story = { args: { state: stands('over'), notice: 'overtaken' } }
export const NotReached: Story = { args: { notice: 'unreachable' } }
export const Reading: Story = { args: { state: { kind: 'reading' } } }
export const Failed: Story = { args: { state: { kind: 'failed' } } }
export const Wrong: Story = { args: { state: { kind: 'invalid' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const LargeText: Story = { globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' } }
