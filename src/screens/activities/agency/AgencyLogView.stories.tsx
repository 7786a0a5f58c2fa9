import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { listOf } from '../../shared/list/useList.ts'
import { AgencyLogView } from './AgencyLogView.tsx'
import { lines, now } from './agency-log.fixtures.ts'

const meta = {
  component: AgencyLogView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Log of the agency' } },
  args: { state: loaded(listOf(lines)), address: { search: '', onSearch: fn(), clear: fn() }, now },
} satisfies Meta<typeof AgencyLogView>
export default meta
type Story = StoryObj<typeof meta>

/** What became what, who did it and when; of rights and login types in words. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const [rights, login, settings, transfer] = canvas.getAllByRole('listitem')
    await expect(rights).toHaveTextContent('Right given: Rate cards, change (Planning)')
    await expect(rights).toHaveTextContent(/Anke Brandt · \d\d:40$/)
    await expect(login).toHaveTextContent('Login of Mara Hoffmann changed: Crew, Planning')
    await expect(settings).toHaveTextContent('Settings changed')
    await expect(settings).toHaveTextContent('Late only after was 5, is now 10')
    await expect(transfer).toHaveTextContent('by itself')
  },
}
export const None: Story = { args: { state: loaded(listOf([])) } }
export const NoneFound: Story = {
  args: { state: loaded(listOf([])), address: { search: 'zzz', onSearch: fn(), clear: fn() } },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
export const Phone: Story = { globals: phone }
export const PhoneInGermanTwice: Story = { globals: { ...phone, language: 'de', text: 'twice' } }
export const WelshDark: Story = { globals: { language: 'cy', scheme: 'dark', text: 'twice' } }
