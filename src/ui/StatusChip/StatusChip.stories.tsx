import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cards } from '../Page/Page.tsx'
import { StatusChip } from './StatusChip.tsx'
import type { ChipStatus } from './StatusChip.tsx'

const meta = { component: StatusChip, args: { status: 'confirmed', children: 'Confirmed' } } satisfies Meta<
  typeof StatusChip
>
export default meta
type Story = StoryObj<typeof meta>

const english: Record<ChipStatus, string> = {
  applied: 'Applied',
  invited: 'To confirm',
  confirmed: 'Confirmed',
  checkedIn: 'In 05:52',
  checkedOut: 'Out 14:06',
  signedOff: 'Signed off',
  notNeeded: 'Not needed',
  noShow: 'No show',
  cancelled: 'Cancelled',
  declined: 'Declined',
  changed: 'Changed',
  soon: 'in 19 min',
  late: 'Late 12 min',
  preCall: 'Pre-call 04:32',
}
const german: Record<ChipStatus, string> = {
  applied: 'Beworben',
  invited: 'Zu bestätigen bis 12:00',
  confirmed: 'Verbindlich bestätigt',
  checkedIn: 'Eingecheckt 05:52',
  checkedOut: 'Ausgecheckt 14:06',
  signedOff: 'Stunden abgezeichnet',
  notNeeded: 'Nicht gebraucht',
  noShow: 'Nicht erschienen',
  cancelled: 'Abgesagt',
  declined: 'Abgelehnt',
  changed: 'Geändert',
  soon: 'in 19 Min.',
  late: '12 Min. verspätet',
  preCall: 'Vorabmeldung 04:32',
}
const all = (words: Record<ChipStatus, string>) => (
  <Cards>
    {(Object.keys(words) as ChipStatus[]).map(status => (
      <div key={status}>
        <StatusChip status={status}>{words[status]}</StatusChip>
      </div>
    ))}
  </Cards>
)

export const One: Story = {}
export const All: Story = { render: () => all(english) }
export const German: Story = { render: () => all(german) }
export const Dark: Story = { render: () => all(english), globals: { scheme: 'dark' } }
export const LateAtTheDesk: Story = { args: { status: 'late', tone: 'bad', children: 'Late 12 min' } }
