import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import type { Contact } from '../../shared/contact/ContactCard.tsx'
import { ContactView } from './ContactView.tsx'

const chief: Contact = {
  name: 'Amira Haddad',
  pictureUrl: null,
  phone: '+49 170 5550123',
  email: null,
  role: 'Crew chief',
  at: 'Stage door C',
}
const content = (change: Partial<Contact> = {}) => ({
  state: loaded({ ...chief, ...change }),
})

const meta = {
  component: ContactView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Meet your crew chief' } },
  args: { crewId: 'crew-1', ...content() },
} satisfies Meta<typeof ContactView>
export default meta
type Story = StoryObj<typeof meta>

export const Chief: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+491705550123')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const OnSite: Story = {
  args: content({ name: 'Britta Claasen', role: 'Stage manager', email: 'britta.claasen@hanse.example', at: null }),
}
export const PhoneHidden: Story = { args: content({ name: 'Lena Petersen', role: 'Stagehand', phone: null, at: null }) }
export const LongGerman: Story = {
  parameters: { screen: { title: 'Meet your crew chief', longer: true } },
  args: content({
    name: 'Maximiliane-Charlotte von Schönburg-Hartenstein',
    role: 'Veranstaltungstechnikerin, Bühnenaufbauunterstützung',
    email: 'maximiliane-charlotte.von-schoenburg-hartenstein@veranstaltungstechnik.example',
    at: 'Lieferanteneingang Südost, Schrankenanlage',
  }),
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Nobody: Story = { args: { state: { kind: 'absent' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
