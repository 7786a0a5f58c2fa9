import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { lines, listNow, positions, sixty } from './crews.fixtures.ts'
import { type CrewListContent, CrewListView } from './CrewListView.tsx'
import { listed } from './line-state.ts'

const listedLines = (all: typeof lines) => all.map(line => listed(line, [], listNow))
const base: CrewListContent = {
  lines: listedLines(lines),
  positions,
  live: { live: true, heard: listNow },
  now: listNow,
  begun: true,
}
const content = (change: Partial<CrewListContent> = {}) => ({
  state: loaded({ ...base, ...change }),
})

const meta = {
  component: CrewListView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Crew list' } },
  args: { crewId: 'crew-1', onOpen: fn(), ...content() },
} satisfies Meta<typeof CrewListView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 late now')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Oke Thomsen/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('job-person-4')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Missing/ }))
    await expect(canvas.queryByRole('button', { name: /Oke Thomsen/ })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /Aylin Demir/ }).length).toBe(2)
  },
}
export const SixtyPeople: Story = { args: content({ lines: listedLines(sixty) }) }
export const SixtyDark: Story = { ...SixtyPeople, globals: { scheme: 'dark' } }
export const Searched: Story = {
  args: content({ lines: listedLines(sixty) }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody at all')
    await expect(canvas.getByText('Nobody fits “nobody at all”.')).toBeVisible()
  },
}
export const Stale: Story = { args: content({ live: { live: false, heard: listNow - 4 * 60_000 } }) }
export const Waiting: Story = {
  args: content({ lines: base.lines.map((one, index) => (index === 6 ? { ...one, state: 'in', waits: true } : one)) }),
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Crew list', longer: true } },
  args: content({ lines: listedLines(sixty) }),
}
export const Nobody: Story = { args: content({ lines: [] }) }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
