import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded, morning } from '../shared/fixtures.ts'
import { DeskHomeView } from './DeskHomeView.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { companies, contacts, hundreds, notices, projects, support } from './home.fixtures.ts'

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
  parameters: { layout: 'fullscreen' },
  args: {
    contacts,
    total: contacts.length,
    notices,
    unsigned: { notes: [], total: 0, leads: false },
    ongoing: { projects, total: projects.length },
    companies: [],
    support,
    search: '',
    onSearch: nothing,
  },
} satisfies Meta<typeof DeskHomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Planner: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Client: Story = { args: { contacts: contacts.slice(0, 2), total: 2, notices: [] } }
export const Office: Story = { args: { notices: [], companies } }
export const Hundreds: Story = {
  args: { contacts: hundreds, total: hundreds.length, ongoing: { projects: [], total: 0 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('listitem').length).toBe(40)
  },
}
export const NobodyFits: Story = { args: { contacts: [], total: 0, search: 'Oslo' } }
export const Quiet: Story = {
  args: { contacts: [], total: 0, notices: [], ongoing: { projects: [], total: 0 } },
}
export const Loading: Story = { parameters: { state: { kind: 'loading' } } }
export const LongGerman: Story = { parameters: { screen: { longer: true } }, args: { companies } }
