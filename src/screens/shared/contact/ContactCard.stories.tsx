import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { ContactCard, ContactSkeleton } from './ContactCard.tsx'

const contact = {
  name: 'Britta Claasen',
  pictureUrl: null,
  phone: '+49 40 5550102',
  email: 'britta.claasen@nordlicht.example',
  role: 'Responsible for Nordic Sounds 2026',
}
const meta = {
  component: ContactCard,
  decorators: [
    Story => (
      <Page>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Project manager' } },
  args: { contact },
} satisfies Meta<typeof ContactCard>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+49405550102')
    await expect(canvas.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    )
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const MailOnly: Story = { args: { contact: { ...contact, phone: null } } }
export const NoWay: Story = {
  args: { contact: { ...contact, phone: null, email: null, insteadHref: '/projects/1/contact-project-manager' } },
}
export const Loading: Story = { render: () => <ContactSkeleton /> }
