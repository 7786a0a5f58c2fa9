import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { morning, uuid } from '../../shared/fixtures.ts'
import { KioskStartDialog } from './KioskStartDialog.tsx'
import { type Kiosk, KiosksView } from './KiosksView.tsx'

const kiosk = (number: number, label: string, rest: Partial<Kiosk> = {}): Kiosk => ({
  id: uuid(number),
  crewId: uuid(1),
  label,
  startedAt: new Date(morning - 5_400_000).toISOString(),
  startedBy: 'Amira Haddad',
  lastSeenAt: new Date(morning - 60_000).toISOString(),
  waiting: 0,
  revokedAt: null,
  endedAt: null,
  ...rest,
})

const meta = {
  component: KiosksView,
  decorators: [withScreen],
  parameters: { screen: { title: 'Crew' } },
  render: args => (
    <Page>
      <KiosksView {...args} />
    </Page>
  ),
  args: {
    kiosks: [
      kiosk(1, 'Dock C'),
      kiosk(2, 'Stage door', { waiting: 12, lastSeenAt: new Date(morning - 2_400_000).toISOString() }),
      kiosk(3, 'Porter', { revokedAt: new Date(morning).toISOString(), waiting: 1 }),
      kiosk(4, 'Old tablet', { endedAt: new Date(morning).toISOString(), lastSeenAt: null }),
    ],
    now: morning,
    asking: null,
    busy: false,
    onAsk: fn(),
    onClose: fn(),
    start: (
      <Button variant="line" full>
        Use this device as kiosk
      </Button>
    ),
  },
} satisfies Meta<typeof KiosksView>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Close' })
    if (!first) throw new Error('nothing can be closed')
    await userEvent.click(first)
    await expect(args.onAsk).toHaveBeenLastCalledWith(args.kiosks[0])
    // What is closed or left is not closed again.
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
  },
}
export const None: Story = { args: { kiosks: [] } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { title: 'Crew', longer: true } } }
export const Asking: Story = { args: { asking: kiosk(1, 'Dock C') } }
const start = { busy: false, unsent: 0, problem: null, onClose: fn() }
const started = fn()
export const Starting: Story = {
  render: () => <KioskStartDialog {...start} onStart={started} />,
  play: async ({ canvas }) => {
    started.mockClear()
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Start kiosk' }))
    await press()
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByText('Give the tablet a name.')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Name of the tablet'), 'Dock C')
    await userEvent.type(canvas.getByLabelText('Exit PIN'), '4711')
    await userEvent.type(canvas.getByLabelText('Exit PIN again'), '4712')
    await press()
    await expect(canvas.getByText('The two PINs differ.')).toBeVisible()
    await expect(started).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Exit PIN again'), '{Backspace}1')
    await press()
    await expect(started).toHaveBeenCalledWith('Dock C', '4711')
  },
}
export const StartingWithUnsent: Story = {
  render: () => <KioskStartDialog {...start} unsent={3} problem="unreachable" onStart={fn()} />,
}
