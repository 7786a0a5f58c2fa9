import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { PlannerCrewView } from './PlannerCrewView.tsx'
import { board, crews, crowded, from, now, today } from './crew.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const meta = {
  component: PlannerCrewView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Crew planner' } },
  args: {
    state: loaded(crews),
    board: loaded(board),
    chosen: board.crew.id,
    shown: { from, weeks: 1 },
    today,
    now,
    updated: now,
    mayPut: true,
    mayCreate: true,
    mayAdd: true,
    address: { search: '', onSearch: fn(), clear: fn() },
    onShow: fn(),
  },
} satisfies Meta<typeof PlannerCrewView>
export default meta
type Story = StoryObj<typeof meta>

export const OneWeek: Story = {
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    const table = await canvas.findByRole('table')
    const row = within(table).getByRole('row', { name: /Aylin Demir/ })
    await expect(row).toHaveTextContent('07:00')
    await expect(row).toHaveTextContent('Elbphilharmonie')
    await expect(within(row).getByRole('img', { name: 'More than was agreed' })).toBeVisible()
    // Whoever is blocked belongs to it no more.
    await expect(within(table).queryByText('Lars Behrendt')).toBeNull()
    await expect(within(table).getByText(/^Outside this crew/)).toBeVisible()
    await expect(within(table).getByRole('columnheader', { current: 'date' })).toHaveTextContent('Wed 27')
    const list = canvas.getByRole('navigation', { name: 'Crews' })
    await userEvent.click(within(list).getByRole('button', { name: /Load-out night/ }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ crew: crews[1]?.id })
    await userEvent.click(canvas.getByRole('button', { name: 'A week later' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ from: '2026-06-01' })
  },
}

/** Person and item, each by P; what letting go does is said before, and what collides is asked about. */
export const PutByKeyboard: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    const take = (name: string) => canvas.getByRole('button', { name: `Take ${name}` })
    await canvas.findByRole('table')
    take('Anouk Visser').focus()
    await userEvent.keyboard('p')
    // The first item that has room, said to be free.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-item'))
    await expect(document.activeElement).toHaveTextContent('Nine Bridges')
    await expect(document.activeElement).toHaveTextContent('Put Anouk Visser here')
    await expect(canvas.getByText('Sat 30 May, 05:45: Free')).toBeVisible()
    // One that is full says so, and promises nothing.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(document.activeElement).toHaveTextContent('Show 1')
    await expect(canvas.getByText(/17:00: No place is open there any more\.$/)).toBeVisible()
    await expect(canvas.queryByText('Put Anouk Visser here')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(take('Anouk Visser')).toHaveFocus()
    await expect(canvas.queryByText(/: Free$/)).toBeNull()
    // Somebody who is away: asked about first.
    take('Ilse Brandhorst').focus()
    await userEvent.keyboard('p')
    await expect(await canvas.findByText(/05:45: Keeps that time free$/)).toBeVisible()
    await userEvent.keyboard('p')
    const question = await canvas.findByRole('alertdialog', { name: 'Ilse Brandhorst has kept that time free' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    // The item first: whoever is outside is invited.
    canvas.getByRole('button', { name: /05:45.*Nine Bridges/ }).focus()
    await userEvent.keyboard('p')
    await waitFor(() => expect(take('Anouk Visser')).toHaveFocus())
    take('Dimitri Pavlidis').focus()
    await expect(await canvas.findByText('Invite Dimitri Pavlidis')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const Hundred: Story = {
  globals: desk,
  args: { board: loaded(crowded) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Person 100')).toBeInTheDocument()
  },
}
export const TwoWeeks: Story = { globals: desk, args: { shown: { from, weeks: 2 } } }
/** Looks, and puts nobody anywhere. */
export const Client: Story = {
  globals: desk,
  args: { mayPut: false, mayCreate: false, mayAdd: false, board: loaded({ ...board, outside: null }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.queryByRole('button', { name: /^Take/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Create crew' })).toBeNull()
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const German: Story = { globals: { ...desk, language: 'de' } }
export const Welsh: Story = { globals: { ...desk, language: 'cy' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    // Tapped one after the other.
    await userEvent.click(await canvas.findByRole('button', { name: 'Take Anouk Visser' }))
    await expect(canvas.getByText('Now choose an item.')).toBeVisible()
    canvas.getByRole('button', { name: /05:45.*Nine Bridges/ }).focus()
    await expect(await canvas.findByText('Put Anouk Visser here')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}
/** At twice the text nothing is as wide as its longest name: the page goes down, not to the side. */
export const PhoneTwice: Story = {
  globals: { viewport: { value: 'phone' }, text: 'twice' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /05:45.*Nine Bridges/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    const [earlier, later] = ['A week earlier', 'A week later'].map(name => canvas.getByRole('button', { name }))
    await expect(earlier?.getBoundingClientRect().top).toBe(later?.getBoundingClientRect().top)
  },
}
export const NoCrews: Story = { globals: desk, args: { state: loaded([]), chosen: null } }
export const NobodyFound: Story = {
  globals: desk,
  args: { address: { search: 'zzz', onSearch: fn(), clear: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No crew fits what is looked for.')).toBeVisible()
  },
}
export const Loading: Story = { globals: desk, args: { state: { kind: 'loading' } } }
export const Refused: Story = { globals: desk, args: { state: { kind: 'refused' } } }
