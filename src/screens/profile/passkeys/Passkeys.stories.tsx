import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { loaded, uuid } from '../../shared/fixtures.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { type Passkey, PasskeysView } from './PasskeysView.tsx'

const passkey = (of: Partial<Passkey>): Passkey => ({
  ...{ id: uuid(950), name: 'Phone', host: 'nordlicht.example', synced: true },
  ...{ createdAt: '2026-02-03T10:00:00Z', usedAt: '2026-05-27T06:12:00Z' },
  ...of,
})
const all = [
  passkey({}),
  passkey({ id: uuid(951), name: 'Laptop at work', synced: false, usedAt: null }),
  passkey({ id: uuid(952), name: 'Old phone', host: 'crew.nordlicht.example', usedAt: '2026-01-12T18:00:00Z' }),
]

const meta = {
  component: PasskeysView,
  decorators: [
    Story => (
      <Page>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Profile' } },
  args: {
    ...{ state: loaded(all), now: Date.parse('2026-05-27T12:32:00Z'), host: 'nordlicht.example', usable: true },
    ...{ onAdd: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof PasskeysView>
export default meta
type Story = StoryObj<typeof meta>

/** When each was last used, and which one opens another host only. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not used yet')).toBeVisible()
    await expect(canvas.getByText(/Opens crew\.nordlicht\.example only/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Old phone' }))
    await expect(args.onRemove).toHaveBeenCalledWith(all[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    await expect(args.onAdd).toHaveBeenCalled()
  },
}
export const NoneYet: Story = {
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No passkey yet.')).toBeVisible()
  },
}
/** A browser that knows none says so instead of a button that fails. */
export const Unusable: Story = {
  args: { usable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' } }
export const LongWords: Story = { parameters: { screen: { title: 'Profile', longer: true } } }

const added = fn()
/** The password is asked once more. */
export const Adding: Story = {
  render: () => <AddPasskeyDialog busy={false} unlocking={false} notice={null} onAdd={added} onClose={fn()} />,
  play: async () => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }))
    await expect(dialog.getByText('Name it.')).toBeVisible()
    await expect(dialog.getByText('Type your password.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Phone')
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'secret')
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }))
    await expect(added).toHaveBeenCalledWith('Phone', 'secret')
  },
}
/** What the device is waited for with. */
export const Unlocking: Story = {
  render: () => <AddPasskeyDialog busy unlocking notice={null} onAdd={fn()} onClose={fn()} />,
}
export const Refused: Story = {
  render: () => <AddPasskeyDialog busy={false} unlocking={false} notice="passwordWrong" onAdd={fn()} onClose={fn()} />,
  play: async () => {
    await expect(screen.getByText('The password is wrong.')).toBeVisible()
  },
}
