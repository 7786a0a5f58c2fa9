import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded, morning } from '../../shared/fixtures.ts'
import { listOf } from '../../shared/list/useList.ts'
import { DeskHomeView } from './DeskHomeView.tsx'
import { HomeFrame } from '../HomeFrame.tsx'
import { companies, contacts, hundreds, late, notices, projects, support } from '../home.fixtures.ts'

const nothing = () => undefined
const meta = {
  component: DeskHomeView,
  decorators: [
    (Story, { parameters }) => (
      <HomeFrame name="Britta" now={morning} state={parameters['state'] ?? loaded(null)}>
        {() => <Story />}
      </HomeFrame>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Home' } },
  args: {
    contacts: listOf(contacts),
    notices,
    late: [],
    unsigned: { notes: [], total: 0, leads: false, known: true },
    ongoing: { projects, total: projects.length, known: true },
    companies: [],
    support,
    searching: { search: '', onSearch: nothing, clear: nothing },
  },
} satisfies Meta<typeof DeskHomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Planner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for a signature.')).toBeVisible()
    // The most missing first, whatever begins first.
    const names = canvas.getAllByRole('link', { name: /Nordic|Tidal|Interior/ }).map(link => link.textContent)
    await expect(names).toEqual(['Interior Days', 'The Tidal Hours, Low Tide Tour', 'Nordic Sounds 2026'])
    await expect(canvas.getByText('12 to fill')).toBeVisible()
  },
}
export const SomebodyLate: Story = {
  args: { late },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 late now')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call Jonas Feddersen' })).toHaveAttribute('href', 'tel:+49405550191')
    // Without a number of their own, whoever leads the crew is called.
    await expect(canvas.getByRole('link', { name: 'Call Hauke Brandt' })).toHaveAttribute('href', 'tel:+49405550110')
  },
}
export const ManyProjects: Story = {
  args: {
    ongoing: {
      projects: Array.from({ length: 9 }, (_, at) => ({ ...projects[0], id: `project-${at}` })) as typeof projects,
      total: 9,
      known: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: 'Nordic Sounds 2026' })).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }))
    await expect(canvas.getAllByRole('link', { name: 'Nordic Sounds 2026' })).toHaveLength(9)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Client: Story = { args: { contacts: listOf(contacts.slice(0, 2)), notices: [] } }
export const Office: Story = { args: { notices: [], companies } }
export const Hundreds: Story = {
  args: { contacts: listOf(hundreds), ongoing: { projects: [], total: 0, known: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('listitem').length).toBe(40)
  },
}
export const NobodyFits: Story = {
  args: { contacts: listOf([]), searching: { search: 'Oslo', onSearch: nothing, clear: nothing } },
}
export const Quiet: Story = {
  args: { contacts: listOf([]), notices: [], ongoing: { projects: [], total: 0, known: true } },
}
export const Loading: Story = { parameters: { state: { kind: 'loading' } } }
export const LongGerman: Story = { parameters: { screen: { title: 'Home', longer: true } }, args: { companies } }
