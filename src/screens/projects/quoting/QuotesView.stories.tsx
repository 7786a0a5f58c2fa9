import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { now } from '../projects.fixtures.ts'
import { QuotesView } from './QuotesView.tsx'
import { accepted, declined, quotations, released, unpriced } from './quoting.fixtures.ts'

const meta = {
  component: QuotesView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Project' } },
  args: { known: quotations(released), now, onFile: fn(), busy: false },
} satisfies Meta<typeof QuotesView>
export default meta
type Story = StoryObj<typeof meta>

const planning = { onQuote: fn(), onWithdraw: fn() }
/** The foot is the sum of the lines, and what was offered last stands beside. */
export const Planning: Story = {
  args: planning,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Planned cost' })
    await expect(within(table).getAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByText('Waiting for the client')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New quotation' }))
    await expect(planning.onQuote).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(planning.onWithdraw).toHaveBeenCalledWith(released)
  },
}
/** Without a price for everything nothing is offered, and it says why. */
export const Unpriced: Story = {
  args: { ...planning, known: { ...quotations(), planned: unpriced } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 position has no rate: look at the rate card.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Quote' })).toBeDisabled()
  },
}
/** Planning's acts are not the client's. */
const forClient = { onAccept: fn(), onDecline: fn() }
/** The client is asked, and told that the plan is another one since. */
export const Client: Story = {
  args: { ...forClient, known: { ...quotations({ ...released, planChanged: true }), planned: null } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Waiting for your answer')).toBeVisible()
    // What is asked stands before what it is made of.
    const accept = canvas.getByRole('button', { name: 'Accept' })
    await expect(accept.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('table').getBoundingClientRect().top,
    )
    await expect(canvas.getByText(/have changed since this was offered/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(forClient.onAccept).toHaveBeenCalled()
  },
}
export const Accepted: Story = {
  args: {
    ...forClient,
    known: { ...quotations(accepted, { ...released, state: 'replaced', id: 'old' }), planned: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted by Henrike Lohmann')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull()
  },
}
export const Declined: Story = { args: { known: quotations(declined) } }
export const NothingPlanned: Story = {
  args: {
    known: { ...quotations(), planned: { lines: [], hours: 0, currency: null, total: 0, unpriced: 0, currencies: 0 } },
  },
}
export const Dark: Story = { args: planning, globals: { scheme: 'dark' } }
export const LongWords: Story = { args: planning, parameters: { screen: { title: 'Project', longer: true } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
