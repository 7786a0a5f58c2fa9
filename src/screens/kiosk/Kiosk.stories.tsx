import { IconCloudOff } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { DoneView } from './DoneView.tsx'
import { ExitView } from './ExitView.tsx'
import { MenuView } from './MenuView.tsx'
import { MessageView } from './MessageView.tsx'
import { PinView } from './PinView.tsx'
import { Told } from './Told.tsx'
import { head, lena } from './kiosk.fixtures.ts'

const meta: Meta = {
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
}
export default meta
type Story = StoryObj

const nothing = () => undefined
const dark = { globals: { scheme: 'dark', viewport: { value: 'tablet' } } }
const portrait = { globals: { viewport: { value: 'portrait' } } }
const long = { parameters: { layout: 'fullscreen', screen: { longer: true } } }
const pin = {
  head,
  narrow: false,
  served: lena,
  call: { time: '06:00', until: 'in 7 min' },
  doing: 'typing',
  typed: 2,
  left: null,
  chief: 'Amira Haddad',
  onDigit: nothing,
  onDelete: nothing,
  onForgot: nothing,
  onBack: nothing,
} as const
const done = {
  served: lena,
  time: '05:53',
  goTo: 'Loading dock C, truck 3',
  askFor: 'Amira Haddad',
  saved: true,
  onTouch: nothing,
}
const exit = {
  head,
  narrow: false,
  doing: 'typing',
  typed: 3,
  left: null,
  pausedUntil: '06:08',
  onDigit: nothing,
  onDelete: nothing,
  onSubmit: nothing,
  onBack: nothing,
} as const
const menu = {
  head,
  narrow: false,
  label: 'Dock C',
  task: 'Check-in',
  refused: 0,
  lacking: { awake: false, fullScreen: false },
  onTask: nothing,
  onLeave: nothing,
  onBack: nothing,
} as const
const told = {
  name: 'Lena Sörensen',
  chief: 'Amira Haddad',
  times: { in: '05:38', out: '14:02', opens: '05:00' },
  onTouch: nothing,
}

export const Pin: Story = { render: () => <PinView {...pin} /> }
export const PinInDark: Story = { ...dark, render: () => <PinView {...pin} /> }
export const PinInPortrait: Story = { ...portrait, render: () => <PinView {...pin} narrow /> }
export const PinOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <PinView {...pin} narrow />,
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Not me' }).getBoundingClientRect()
    await expect(back.bottom).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().top)
    await expect(canvas.getByRole('button', { name: '0' }).getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  },
}
export const PinWrong: Story = { render: () => <PinView {...pin} doing="wrong" typed={0} left={4} /> }
export const PinWrongForTheLastTime: Story = { render: () => <PinView {...pin} doing="wrong" typed={0} left={0} /> }
export const PinForgotten: Story = { ...long, render: () => <PinView {...pin} doing="forgot" typed={0} /> }
export const PinChecking: Story = { render: () => <PinView {...pin} doing="checking" typed={4} /> }

export const Done: Story = {
  render: () => <DoneView {...done} onTouch={touched} />,
  play: async ({ canvas }) => {
    touched.mockClear()
    const cover = canvas.getByRole('button', { name: 'OK' })
    // The second half of a double tap is not yet an answer.
    await userEvent.click(cover)
    await expect(touched).not.toHaveBeenCalled()
    await waitFor(async () => {
      await userEvent.click(cover)
      await expect(touched).toHaveBeenCalled()
    })
  },
}
const touched = fn()
export const DoneInDark: Story = { ...dark, render: () => <DoneView {...done} /> }
export const DoneInPortrait: Story = { ...portrait, render: () => <DoneView {...done} /> }
export const DoneReceived: Story = {
  render: () => (
    <DoneView
      {...done}
      served={{ ...lena, fullName: 'Maximiliane Wolfeschlegelsteinhausen', task: 'Check-out' }}
      saved={false}
      goTo={null}
    />
  ),
}

export const AlreadyIn: Story = { render: () => <Told {...told} hint="alreadyIn" /> }
export const AlreadyOut: Story = { render: () => <Told {...told} hint="alreadyOut" /> }
export const NotIn: Story = { ...long, render: () => <Told {...told} hint="notIn" /> }
export const NotStarted: Story = { render: () => <Told {...told} hint="notStarted" /> }
export const NotSaved: Story = { ...dark, render: () => <Told {...told} hint="notSaved" /> }
export const Refused: Story = { render: () => <Told {...told} hint="refused" /> }

export const Menu: Story = { render: () => <MenuView {...menu} /> }
export const MenuWithEverything: Story = {
  ...long,
  render: () => <MenuView {...menu} task="Check-out" refused={2} lacking={{ awake: true, fullScreen: true }} narrow />,
}
export const Exit: Story = { render: () => <ExitView {...exit} /> }
const aboveThePad: Story['play'] = async ({ canvas }) => {
  const hint = canvas.getByText('Chosen when this kiosk was started').getBoundingClientRect()
  const [pad] = canvas.getAllByRole('button', { name: '1' })
  await expect(hint.bottom).toBeLessThan(pad?.getBoundingClientRect().top ?? 0)
}
export const ExitWrong: Story = {
  ...portrait,
  render: () => <ExitView {...exit} typed={0} left={1} narrow />,
  play: aboveThePad,
}
export const ExitOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <ExitView {...exit} narrow />,
  play: aboveThePad,
}
export const ExitPaused: Story = { ...dark, render: () => <ExitView {...exit} doing="paused" /> }
export const NoNetwork: Story = {
  render: () => (
    <MessageView
      icon={<IconCloudOff aria-hidden="true" />}
      title="No network"
      answers={[{ label: 'Try again', main: true, onPress: nothing }]}
    >
      <p>The list of the crew has not reached this tablet yet.</p>
    </MessageView>
  ),
}
