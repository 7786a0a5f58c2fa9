import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { type SignOn, SignOnView } from './SignOnView.tsx'

const callback = (host: string) => `https://${host}/api/v1/auth/openId/callback`
const none: SignOn = { provider: null, redirectUrls: [callback('nordlicht.example.com')] }
const entered: SignOn = {
  provider: {
    issuerUrl: 'https://login.example.com/nordlicht',
    clientId: '6f1f0c8b-11a5-4f0e-8f8e-6a4f2f9f7d22',
    hasSecret: true,
    name: 'Example ID',
    enabled: true,
  },
  redirectUrls: [...none.redirectUrls, callback('crew.xn--mnchen-3ya.example')],
}
const refused = (fault: string) => ({
  code: 'openIdProviderWrong',
  status: 409,
  details: { fault },
  technical: 'HTTP 409',
})

const meta = {
  component: SignOnView,
  decorators: [withScreen],
  args: {
    ...{ state: loaded(entered), busy: false, failure: null, onSave: fn(), onCopy: fn(), onClose: fn() },
  },
} satisfies Meta<typeof SignOnView>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Single sign-on' }))

/** The secret stays unless another one is entered, or none is wanted. */
export const Entered: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await expect(dialog.getByLabelText('Client secret')).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: `Copy: ${callback('nordlicht.example.com')}` }))
    await expect(args.onCopy).toHaveBeenCalledWith(callback('nordlicht.example.com'))
    const name = dialog.getByLabelText('Name on the button')
    await userEvent.clear(name)
    await userEvent.type(name, 'Nordlicht ID')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'One logs in by it' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const { hasSecret: _, ...provider } = entered.provider ?? { hasSecret: false }
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...provider, name: 'Nordlicht ID', enabled: false })
    await userEvent.type(dialog.getByLabelText('Client secret'), 'another')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ clientSecret: 'another' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Take the client secret away' }))
    await expect(dialog.queryByLabelText('Client secret')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ clientSecret: null }))
  },
}
/** What is missing is said; nothing is sent before. */
export const NotYet: Story = {
  args: { state: loaded(none) },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByLabelText('Address of the provider'), 'http://login.example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Enter an address that begins with https://.')).toBeVisible()
    await expect(dialog.getByText('Enter the client ID.')).toBeVisible()
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
const fails = (fault: string, said: string): Story => ({
  args: { failure: refused(fault) },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(said, { exact: false })).toBeVisible()
  },
})
export const Unreachable: Story = fails('unreachable', 'Nobody answers at the address of the provider.')
export const Late: Story = fails('late', 'The provider did not answer within ten seconds.')
export const NoProvider: Story = fails('absent', 'There is no provider at this address')
export const Unreadable: Story = fails('unreadable', 'is no provider of OpenID Connect')
export const OtherIssuer: Story = fails('otherIssuer', 'The provider calls itself by another address.')
export const Unsuited: Story = fails('unsuited', 'The provider lacks something that is needed')
export const OnItsOwnMachine: Story = fails('notAllowed', 'This server asks no provider on its own machine.')
export const Busy: Story = { args: { busy: true } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desk' } } }
export const DarkOnPhone: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } }
const long = 'veranstaltungsdienstleistungsgesellschaft.'.repeat(4)
export const LongNames: Story = {
  args: {
    state: loaded({
      provider: {
        ...{ issuerUrl: `https://${long}example.com`, clientId: long, hasSecret: true, enabled: true },
        name: 'Anmeldung der Veranstaltungsdienstleistungsgesellschaft',
      },
      redirectUrls: [callback(`${long}example.com`), ...none.redirectUrls],
    }),
  },
  globals: { language: 'de', viewport: { value: 'phone' } },
}
export const LargeText: Story = { globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' } }
export const ManyHosts: Story = {
  args: {
    state: loaded({
      ...entered,
      redirectUrls: Array.from({ length: 20 }, (_, at) => callback(`h${at}.example.com`)),
    }),
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
