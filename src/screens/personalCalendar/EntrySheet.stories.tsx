import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import type { Draft, JobThen } from '../../machines/calendar-entry/calendar-entry.types.ts'
import { caption, uuid } from '../shared/fixtures.ts'
import { EntryQuestion } from './EntryQuestion.tsx'
import { EntrySheet } from './EntrySheet.tsx'

const draft: Draft = {
  kind: 'vacation',
  startDate: '2026-06-15',
  endDate: '2026-06-19',
  begin: '',
  end: '',
  reason: 'Sailing with the family',
  company: '',
}
const job: JobThen = {
  id: uuid(1),
  function: caption('stagehand', 'Stagehand'),
  venue: 'Barclays Arena',
  startDate: '2026-06-17',
  endDate: null,
  startTime: '14:00',
  endTime: '23:30',
}
const sent = fn()
const changed = fn()
const closed = fn()

const meta = {
  component: EntrySheet,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    draft,
    jobs: [],
    checking: false,
    busy: false,
    failure: null,
    today: '2026-05-27',
    companies: [
      { id: uuid(3), name: 'Nordlicht Crew GmbH' },
      { id: uuid(4), name: 'Nordlicht Rigging GmbH' },
    ],
    onChange: changed,
    onSend: sent,
    onClose: closed,
  },
  beforeEach: () => {
    for (const spy of [sent, changed, closed]) spy.mockClear()
  },
} satisfies Meta<typeof EntrySheet>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever asks says whether it is paid. */
export const Unpaid: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Paid' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Unpaid' }))
    await expect(screen.getByRole('button', { name: 'Unpaid' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for 5 days' }))
    await expect(sent.mock.calls).toEqual([[{ ...draft, unpaid: true }]])
  },
}
/** What lies below a date stays where it is when the date is taken over. */
export const StaysInPlace: Story = {
  args: { draft: { ...draft, startDate: '', endDate: '' } },
  play: async ({ userEvent }) => {
    const unpaid = screen.getByRole('button', { name: 'Unpaid' })
    const first = await screen.findByLabelText('First day')
    const before = unpaid.getBoundingClientRect().top
    await userEvent.type(first, '15/06/2026')
    await userEvent.tab()
    await expect(await screen.findByText('No job in these days')).toBeVisible()
    await expect(unpaid.getBoundingClientRect().top).toBe(before)
  },
}
/** So it does when the companies one works for come late. */
export const CompaniesLate: Story = {
  args: { companies: null },
  render: function Late(args) {
    const [companies, setCompanies] = useState(args.companies)
    return (
      <>
        <button onClick={() => setCompanies(meta.args.companies)}>They come</button>
        <EntrySheet {...args} companies={companies} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const unpaid = screen.getByRole('button', { name: 'Unpaid' })
    const before = unpaid.getBoundingClientRect().top
    canvas.getByText('They come').click()
    await expect(await screen.findByRole('combobox', { name: 'Company' })).toBeVisible()
    await expect(unpaid.getBoundingClientRect().top).toBe(before)
  },
}
export const Vacation: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.getByText('No job in these days')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ask for 5 days' }))
    await expect(sent).toHaveBeenCalledWith(draft)
    // The same days are not checked again.
    await expect(changed).not.toHaveBeenCalled()
  },
}
export const Dark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } }
export const German: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
export const WithAJob: Story = {
  args: { jobs: [job, { ...job, id: uuid(2) }] },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(
      '14:00 Stagehand, Barclays Arena, Wed 17 Jun, 1 more job5 days',
    )
  },
}
export const NotChecked: Story = { args: { jobs: null } }
export const Sending: Story = { args: { busy: true } }

/** Hours belong together, and what is wrong is said before anything is sent. */
export const Hours: Story = {
  args: { draft: { ...draft, kind: 'block', endDate: '', reason: '' }, companies: [] },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }))
    await userEvent.type(screen.getByLabelText('From'), '0800')
    await userEvent.click(screen.getByRole('button', { name: 'Block 1 day' }))
    await expect(screen.getByText('Enter both times.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('To'), '1200')
    await userEvent.tab()
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ begin: '08:00', end: '12:00' })),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Block 1 day' }))
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ begin: '08:00', end: '12:00' }))
  },
}
export const AnswerLost: Story = {
  args: {
    failure: { code: 'unreachable', status: null, details: {}, technical: '' },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask for 5 days' }))
    await expect(await screen.findByText(/^The server did not answer/)).toBeVisible()
  },
}

const answers = { keep: fn(), accept: fn() }
/** The safe answer has the focus; Escape gives it as well. */
export const Question: StoryObj = {
  render: () => (
    <EntryQuestion
      draft={{ ...draft, kind: 'block', startDate: '2026-06-17', endDate: '', reason: 'family' }}
      jobs={[job]}
      busy={false}
      onKeep={answers.keep}
      onAccept={answers.accept}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Keep the job' })).toHaveFocus()
    await expect(screen.getByText('Barclays Arena, until 23:30')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Block the date anyway' }))
    await expect(answers.accept).toHaveBeenCalledOnce()
  },
}
export const QuestionOverSeveralDays: StoryObj = {
  globals: { viewport: { value: 'phone' }, scheme: 'dark', language: 'de' },
  render: () => (
    <EntryQuestion draft={draft} jobs={[job]} busy={false} onKeep={answers.keep} onAccept={answers.accept} />
  ),
}
