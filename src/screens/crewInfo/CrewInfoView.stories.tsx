import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { CrewInfoView } from './CrewInfoView.tsx'
import { entries } from './crew-info.fixtures.ts'

const meta = {
  component: CrewInfoView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Crew info' } },
  args: { state: loaded(entries), search: '', onSearch: fn() },
} satisfies Meta<typeof CrewInfoView>
export default meta
type Story = StoryObj<typeof meta>

/** One tap calls; a topic opens where it stands. */
export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Call Planning, day and night' })).toHaveAttribute(
      'href',
      'tel:0405550100',
    )
    const body = canvas.getByText(/as soon as you know/)
    await expect(body).not.toBeVisible()
    await userEvent.click(canvas.getByText('Sick before a shift'))
    await expect(body).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add|Change|Move/ })).toBeNull()
  },
}
export const NothingFound: Story = {
  args: { search: 'fifteen 15TH' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible()
  },
}
/** What is found lies open, whatever accents it is typed with. */
export const Found: Story = {
  args: { search: 'gäte' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Identity card for the gate')).toBeVisible()
    await expect(canvas.getByText(/older than five years/)).toBeVisible()
    await expect(canvas.queryByText('Sick before a shift')).toBeNull()
    // Whom to call stays in sight.
    await expect(canvas.getByText('040 5550 100')).toBeVisible()
  },
}
export const Kept: Story = {
  args: { keeps: { onAdd: fn(), onEdit: fn(), onPlace: fn() } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('What you bring'))
    await expect(canvas.queryByRole('button', { name: 'Move What you bring up' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Move What you bring down' }))
    await expect(args.keeps?.onPlace).toHaveBeenLastCalledWith(entries[1], entries[3])
    await userEvent.click(canvas.getByText('Accident on site'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move Accident on site up' }))
    await expect(args.keeps?.onPlace).toHaveBeenLastCalledWith(entries[5], entries[4])
    await userEvent.click(canvas.getByText('When you are paid'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move When you are paid down' }))
    await expect(args.keeps?.onPlace).toHaveBeenLastCalledWith(entries[4], null)
    await userEvent.click(canvas.getByRole('button', { name: 'Change When you are paid' }))
    await expect(args.keeps?.onEdit).toHaveBeenLastCalledWith(entries[4])
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = {
  args: { keeps: { onAdd: fn(), onEdit: fn(), onPlace: fn() } },
  globals: { language: 'de' },
}
export const Welsh: Story = { globals: { language: 'cy' } }
export const Empty: Story = {
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
