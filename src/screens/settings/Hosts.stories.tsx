import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { type Hosts, HostsView } from './HostsView.tsx'

const one: Hosts = { hosts: [{ host: 'nordlicht.example.com', main: true, here: true }], waiting: [] }
const waits = (host: string) => ({
  host,
  record: `_calltime.${host}`,
  value: 'calltime=Zq3cT5vKx8mN2bR7wY1sD4fG6hJ9kL0p',
  since: '2026-05-27T03:00:00Z',
})
const several: Hosts = {
  hosts: [...one.hosts, { host: 'crew.xn--mnchen-3ya.example', main: false, here: false }],
  waiting: [waits('crew.example.com')],
}

const meta = {
  component: HostsView,
  decorators: [withScreen],
  args: {
    ...{ state: loaded(several), busy: false, said: null, onAdd: fn(() => Promise.resolve(true)), onCheck: fn() },
    ...{ onRemove: fn(), onDrop: fn(), onCopy: fn(), onClose: fn() },
  },
} satisfies Meta<typeof HostsView>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Hosts' }))

export const Several: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await expect(dialog.queryByRole('button', { name: 'Remove nordlicht.example.com' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove crew.xn--mnchen-3ya.example' }))
    await expect(args.onRemove).toHaveBeenCalledWith('crew.xn--mnchen-3ya.example')
    const group = within(dialog.getByRole('group', { name: 'crew.example.com' }))
    await userEvent.click(group.getByRole('button', { name: 'Copy: _calltime.crew.example.com' }))
    await expect(args.onCopy).toHaveBeenCalledWith('_calltime.crew.example.com')
    await userEvent.click(group.getByRole('button', { name: 'Check now' }))
    await expect(args.onCheck).toHaveBeenCalledWith('crew.example.com')
    await userEvent.click(group.getByRole('button', { name: 'Wait no more' }))
    await expect(args.onDrop).toHaveBeenCalledWith('crew.example.com')
  },
}
/** What is no host is said here; what is one is sent as it was written, and the field is empty again. */
export const Added: Story = {
  args: { state: loaded(one) },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    const field = dialog.getByLabelText('Another host')
    await userEvent.type(field, 'https://crew.example.com{Enter}')
    await expect(dialog.getByText('Write a host like crew.example.com.')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'Crew.München.example{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith('Crew.München.example')
    await expect(field).toHaveValue('')
  },
}
/** A host that is typed and not added does not go with the dialog unasked. */
export const ClosedUnsaved: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByLabelText('Another host'), 'crew.example.org')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog.getByLabelText('Another host')).toHaveValue('crew.example.org')
    await userEvent.clear(dialog.getByLabelText('Another host'))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const NotFoundYet: Story = {
  args: {
    said: { text: 'There is no such record yet. It may take a while until it is seen everywhere.', tone: 'wait' },
  },
}
export const Taken: Story = {
  args: { said: { text: 'Another agency is reached there.', tone: 'bad' }, onAdd: fn(() => Promise.resolve(false)) },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByLabelText('Another host'), 'taken.example.com{Enter}')
    await expect(dialog.getByLabelText('Another host')).toHaveValue('taken.example.com')
  },
}
export const Busy: Story = { args: { busy: true } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desk' } } }
export const DarkOnPhone: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } }
const long = `${'veranstaltungsdienstleistungsgesellschaft.'.repeat(4)}example.com`
export const LongNames: Story = {
  args: {
    state: loaded({ hosts: [{ host: long, main: true, here: false }, ...one.hosts], waiting: [waits(long)] }),
  },
  globals: { language: 'de', viewport: { value: 'phone' } },
}
export const LargeText: Story = { globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' } }
export const Full: Story = {
  args: {
    state: loaded({
      hosts: several.hosts,
      waiting: Array.from({ length: 20 }, (_, at) => waits(`h${at}.example.com`)),
    }),
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
