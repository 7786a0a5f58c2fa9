import type { Meta, StoryObj } from '@storybook/react-vite'
import { withScreen } from '../../../.storybook/screens.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { ManagerCard } from './ManagerCard.tsx'
import { project } from './projects.fixtures.ts'

const manager = {
  id: 'manager',
  name: 'Britta Claasen',
  pictureUrl: null,
  phone: '+49 40 5550102',
  email: 'britta.claasen@nordlicht.example',
}
const meta = {
  component: ManagerCard,
  decorators: [
    Story => (
      <Page>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Project manager' } },
  args: { manager, project: project.name },
} satisfies Meta<typeof ManagerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const MailOnly: Story = { args: { manager: { ...manager, phone: null } } }
export const NoWay: Story = { args: { manager: { ...manager, phone: null, email: null } } }
