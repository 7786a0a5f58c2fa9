import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { HelpView } from './HelpView.tsx'
import { faqs } from './faq.fixtures.ts'

const linkTo = (screen: string) => (screen === 'jobs' ? { href: '/jobs', name: 'Jobs' } : null)
const meta = {
  component: HelpView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Help centre' } },
  args: { state: loaded(faqs), search: '', onSearch: fn(), topic: null, onTopic: fn(), ways: { linkTo } },
} satisfies Meta<typeof HelpView>
export default meta
type Story = StoryObj<typeof meta>

const kept = {
  onAdd: fn(),
  audience: { value: 'crew' as const, onChange: fn() },
  ways: { linkTo, onEdit: fn() },
}

/** A question opens to its answer, and an answer leads to its screen where one has it. */
export const Read: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const answer = canvas.getByText(/goes out by itself/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('How do I check in without network?'))
    await expect(answer).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Jobs' })).toHaveAttribute('href', '/jobs')
    await expect(canvas.queryByRole('button', { name: /Add|Edit/ })).toBeNull()
    await expect(canvas.queryByText('Planners')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Jobs and requests/ }))
    await expect(args.onTopic).toHaveBeenCalledWith('jobs')
  },
}
/** What is found is marked, best first, and the best lies open. */
export const Found: Story = {
  args: { search: 'chec' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('chec', { selector: 'mark' })).toBeVisible()
    await expect(canvas.getByText(/goes out by itself/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 answers, best first')
    await expect(canvas.queryByText('Who sees my phone number?')).toBeNull()
  },
}
export const NothingFound: Story = {
  args: { search: 'rocket', topic: 'jobs' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No help topics found.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all topics' }))
    await expect(args.onTopic).toHaveBeenCalledWith(null)
  },
}
/** One of the agency's own topics is called as the agency calls it. */
export const Topic: Story = {
  args: { topic: 'festival' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Festival week/ })).toBeVisible()
    await expect(canvas.getByText('When do the gates open?')).toBeVisible()
    await expect(canvas.queryByText('I was late. Which time counts?')).toBeNull()
  },
}
/** Whoever keeps it reads it as others do, and changes it where it stands. */
export const Kept: Story = {
  args: kept,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('How do I ask for more people?')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Clients/ }))
    await expect(kept.audience.onChange).toHaveBeenCalledWith('clients')
    await userEvent.click(canvas.getByText('I was late. Which time counts?'))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit I was late. Which time counts?' }))
    await expect(kept.ways.onEdit).toHaveBeenCalledWith(faqs[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Add FAQ' }))
    await expect(kept.onAdd).toHaveBeenCalled()
  },
}
/** Whoever is logged in says whether it helped, and may say otherwise; whoever keeps it reads how many it did. */
const voting = {
  ...kept,
  state: loaded([
    ...faqs.slice(0, 1).map(faq => ({ ...faq, helped: true, votes: { helped: 12, asked: 14 } })),
    ...faqs.slice(1),
  ]),
  ways: { ...kept.ways, onVote: fn() },
}
export const Voted: Story = {
  args: { ...voting, search: 'network' },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const votes = within(canvas.getByRole('group', { name: 'Did “How do I check in without network?” help?' }))
    await expect(votes.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Helped 12 of 14 people')).toBeVisible()
    await userEvent.click(votes.getByRole('button', { name: 'No' }))
    await expect(voting.ways.onVote).toHaveBeenCalledWith(expect.objectContaining({ id: faqs[0]?.id }), false)
  },
}
export const VotedGerman: Story = { args: { ...voting, search: 'network' }, globals: { language: 'de' } }
export const Dark: Story = { args: { ...kept, search: 'check' }, globals: { scheme: 'dark' } }
export const German: Story = { args: kept, globals: { language: 'de' } }
export const Welsh: Story = { args: kept, globals: { language: 'cy' } }
export const Longer: Story = {
  args: kept,
  parameters: { screen: { title: 'Help centre', longer: true } },
}
export const Many: Story = {
  args: {
    state: loaded(
      Array.from({ length: 24 }, (_, round) => faqs.map(faq => ({ ...faq, id: `${round} ${faq.id}` }))).flat(),
    ),
  },
}
export const Empty: Story = {
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No FAQs found.')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
