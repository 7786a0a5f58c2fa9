import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { loaded, uuid } from '../../shared/fixtures.ts'
import { CalendarsView } from './CalendarsView.tsx'
import type { Subscription } from './calendars.types.ts'
import { NewCalendarDialog } from './NewCalendarDialog.tsx'

const secret = 'https://nordlicht.example/api/v1/publicCalendars/7f2cN8s0m4yQpR1vW3xZ5aB7cD9eF0gH2iJ4kL6mN8o'
const subscription = (of: Partial<Subscription>): Subscription => ({
  id: uuid(900),
  kind: 'ical',
  name: 'iPhone',
  requests: true,
  absences: false,
  address: secret,
  health: 'read',
  readAt: '2026-05-27T12:12:00Z',
  refreshedAt: null,
  withdrawnAt: '2026-08-25T12:12:00Z',
  createdAt: '2026-02-03T10:00:00Z',
  ...of,
})
const all = [
  subscription({}),
  subscription({
    id: uuid(901),
    kind: 'google',
    name: 'Google Calendar',
    health: 'late',
    readAt: '2026-05-25T08:40:00Z',
  }),
  subscription({
    id: uuid(902),
    name: 'Shared with Elif',
    absences: true,
    health: 'unread',
    readAt: '2026-05-02T07:00:00Z',
    withdrawnAt: '2026-07-31T07:00:00Z',
  }),
  subscription({ id: uuid(903), name: 'Outlook at work', requests: false, health: 'new', readAt: null }),
]

const meta = {
  component: CalendarsView,
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
    state: loaded(all),
    now: Date.parse('2026-05-27T12:32:00Z'),
    notCopied: null,
    refreshing: false,
    failure: null,
    onAdd: fn(),
    onCopy: fn(),
    onRenew: fn(),
    onRemove: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof CalendarsView>
export default meta
type Story = StoryObj<typeof meta>

/** An address is copied and put into a program with one tap, and never written out. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address of iPhone' }))
    await expect(args.onCopy).toHaveBeenCalledWith(secret)
    await expect(canvas.queryByText(secret)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Open iPhone in the calendar' })).toHaveAttribute(
      'href',
      secret.replace('https', 'webcal'),
    )
    await expect(canvas.getByText(/Shared with Elif was not read for three weeks/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New address for iPhone' }))
    await expect(args.onRenew).toHaveBeenCalledWith(all[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Outlook at work' }))
    await expect(args.onRemove).toHaveBeenCalledWith(all[3])
  },
}
export const NoneYet: Story = {
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Refresh Google Calendar' })).toBeNull()
  },
}
export const NotCopied: Story = { args: { notCopied: secret } }
export const NotWithdrawn: Story = {
  args: { failure: { code: 'internal', status: 500, details: {}, technical: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Subscription issue, contact support.')
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' } }
export const LongWords: Story = { parameters: { screen: { title: 'Profile', longer: true } } }

const saved = fn()
/** A name is asked for; what is in it is chosen. */
export const Adding: Story = {
  render: () => <NewCalendarDialog busy={false} failure={null} onSave={saved} onClose={fn()} />,
  play: async () => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }))
    await expect(dialog.getByText('Name it.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Phone')
    await userEvent.click(dialog.getByLabelText('Google Calendar'))
    await userEvent.click(dialog.getByLabelText(/Blocked dates/))
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }))
    await expect(saved).toHaveBeenCalledWith({ kind: 'google', name: 'Phone', requests: true, absences: true })
  },
}
