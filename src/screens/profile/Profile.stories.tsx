import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { details } from '../shared/personDetails/details.fixtures.ts'
import { Own } from './picture/Own.tsx'
import { PinDialog } from './PinDialog.tsx'
import { ProfileView } from './ProfileView.tsx'

const meta = {
  component: ProfileView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Profile' } },
  args: {
    head: lines => <Own name="Jonas Petersen" seen={undefined} lines={lines} />,
    details: loaded(details),
    now: Date.parse('2026-06-11T03:41:00Z'),
    deviceZone: 'Europe/Berlin',
    loginTypes: ['crew'],
    language: 'en',
    scheme: 'auto',
    onLanguage: fn(),
    onScheme: fn(),
    pin: loaded({ set: true, required: true }),
    onPin: fn(),
  },
} satisfies Meta<typeof ProfileView>
export default meta
type Story = StoryObj<typeof meta>

export const Set: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change PIN' }))
    await expect(args.onPin).toHaveBeenCalledTimes(1)
  },
}
export const Missing: Story = { args: { pin: loaded({ set: false, required: true }) } }
/** Their days are by their own clock, wherever the device is. */
export const Elsewhere: Story = {
  args: { deviceZone: 'Europe/Lisbon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Berlin, now 05:41; on this device 04:41')).toBeVisible()
  },
}
/** Whoever never stands at a kiosk. */
export const NoKiosk: Story = {
  args: { loginTypes: ['office'], pin: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/PIN/)).toBeNull()
  },
}
/** Only the ends of it stand here. */
export const Paid: Story = {
  args: { account: { holder: 'Petersen & Petersen GbR', iban: 'DE68 •••• •••• 0815' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^DE68 •••• •••• 0815/)).toBeVisible()
    await expect(canvas.getByText('Petersen & Petersen GbR')).toBeVisible()
  },
}
export const NotPaidYet: Story = {
  args: { account: { holder: null, iban: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet: the accountant enters it.')).toBeVisible()
  },
}
/** What is kept of them, in their own order. */
export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bernstorffstraße 112, 22767 Hamburg, Germany')).toBeVisible()
    await expect(canvas.getByText('14 March 1996')).toBeVisible()
    await expect(canvas.getByText('Berlin, now 05:41')).toBeVisible()
    await expect(canvas.getByText('Stagehand, Rigger')).toBeVisible()
    await expect(canvas.getByText('Hamburg, since 2021')).toBeVisible()
  },
}
export const NothingEntered: Story = {
  args: { details: loaded({ ...details, street: null, zipcode: null, city: null, birthday: null, phone: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not entered')).toHaveLength(3)
    await expect(canvas.getByText('Since 2021')).toBeVisible()
  },
}
export const KnownInGerman: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bernstorffstraße 112, 22767 Hamburg')).toBeVisible()
  },
}
/** Days have Welsh names where the browser knows none. */
export const KnownInWelsh: Story = {
  globals: { language: 'cy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 Mawrth 1996')).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Loading: Story = { args: { pin: { kind: 'loading' }, details: { kind: 'loading' } } }
export const Failed: Story = { args: { pin: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const LongWords: Story = {
  args: {
    head: lines => <Own name="Maximiliane Wolfeschlegelsteinhausenbergerdorff" seen={undefined} lines={lines} />,
    details: loaded({
      ...details,
      street: 'An der Wolfeschlegelsteinhausenbergerdorffer Landstraße 112 b',
      email: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@nordlicht-veranstaltungstechnik.example',
    }),
    loginTypes: ['crew', 'clients', 'planners', 'office'],
  },
  parameters: { layout: 'fullscreen', screen: { title: 'Profile', longer: true } },
}
const saved = fn()
const closed = fn()
export const Choosing: Story = {
  render: () => <PinDialog busy={false} failure={null} onSave={saved} onClose={fn()} />,
  play: async ({ canvas }) => {
    saved.mockClear()
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(canvas.getByLabelText('New PIN'), '12')
    await press()
    await expect(canvas.getByText('Four digits, please.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('New PIN'), '34')
    await userEvent.type(canvas.getByLabelText('New PIN again'), '1243')
    await press()
    await expect(canvas.getByText('The two PINs differ.')).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('New PIN again'), '{Backspace}{Backspace}34')
    await press()
    await expect(saved).toHaveBeenCalledWith('1234')
  },
}
/** Said in the dialog, where a toast would lie beneath. */
export const ChoosingFailed: Story = {
  render: () => {
    const failure = { code: 'unreachable', status: null, details: {}, technical: '' }
    return <PinDialog busy={false} failure={failure} onSave={fn()} onClose={fn()} />
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New PIN'), '1234')
    await userEvent.type(canvas.getByLabelText('New PIN again'), '1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText(/^The server did not answer/)).toBeVisible()
  },
}
export const ClosedWithoutSaving: Story = {
  render: () => <PinDialog busy={false} failure={null} onSave={fn()} onClose={closed} />,
  play: async ({ canvas }) => {
    closed.mockClear()
    await userEvent.type(canvas.getByLabelText('New PIN'), '1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay here' }))
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave anyway' }))
    await expect(closed).toHaveBeenCalledOnce()
  },
}
