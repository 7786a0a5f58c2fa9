import { IconCloudOff } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { DoneView } from './serving/DoneView.tsx'
import { ExitView } from './serving/ExitView.tsx'
import { MenuView } from './serving/MenuView.tsx'
import { MessageView } from './MessageView.tsx'
import { PinView } from './serving/PinView.tsx'
import { Told } from './serving/Told.tsx'
import { UndoStrip } from './serving/UndoStrip.tsx'
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
  onUndo: nothing,
}
const exit = {
  head,
  narrow: false,
  chosen: null,
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
  refused: 0,
  lacking: { awake: false, fullScreen: false },
  onTask: nothing,
  onLeave: nothing,
  onBack: nothing,
} as const
const told = {
  served: lena,
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
function PinThatIsForgotten() {
  const [doing, setDoing] = useState<'typing' | 'wrong' | 'forgot'>('typing')
  return (
    <PinView
      {...pin}
      doing={doing}
      left={4}
      chief="Maximiliane Wolfeschlegelsteinhausen"
      onForgot={() => setDoing('forgot')}
      onDelete={() => setDoing('wrong')}
    />
  )
}
/** Whatever is asked above the keys, they stay where they are. */
export const PinKeysStay: Story = {
  render: () => <PinThatIsForgotten />,
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('button', { name: '1' }).getBoundingClientRect().top
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot' }))
    await expect(canvas.getByText(/to reset your PIN\.$/)).toBeVisible()
    await expect(top()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete digit' }))
    await expect(canvas.getByText('Try again, 4 of 5 left')).toBeVisible()
    await expect(top()).toBe(before)
  },
}
export const PinAtCheckOut: Story = { render: () => <PinView {...pin} head={{ ...head, task: 'Check-out' }} /> }
export const PinAtCheckOutInPortrait: Story = {
  ...portrait,
  render: () => <PinView {...pin} head={{ ...head, task: 'Check-out' }} narrow />,
}
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
const undone = fn()
/** Nobody who takes a punch back says with that touch that all is well, and the way back stands where the strip has it. */
export const DoneUndone: Story = {
  render: () => (
    <>
      <UndoStrip name="Lena Sörensen" task="Check-in" doing="offered" chief="Amira" onUndo={nothing} />
      <DoneView {...done} onTouch={touched} onUndo={undone} />
    </>
  ),
  play: async ({ canvas }) => {
    touched.mockClear()
    undone.mockClear()
    const [strip, undo] = canvas.getAllByRole('button', { name: 'Not me, undo' })
    if (!strip || !undo) throw new Error('there is no way back')
    await expect(undo.getBoundingClientRect().toJSON()).toEqual(strip.getBoundingClientRect().toJSON())
    await waitFor(async () => {
      await userEvent.click(undo)
      await expect(undone).toHaveBeenCalled()
    })
    await expect(touched).not.toHaveBeenCalled()
  },
}
export const DoneTooLateToUndo: Story = {
  render: () => <DoneView {...done} onUndo={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Not me, undo' })).toBeNull()
  },
}
const checkedOut = { ...lena, task: 'Check-out' } as const
/** Coming and going differ in word, in icon and in ground, dark against light. */
export const DoneAtCheckOut: Story = {
  render: () => (
    <>
      <DoneView {...done} served={checkedOut} goTo={null} />
      <div hidden>
        <DoneView {...done} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [out, come] = [...canvasElement.querySelectorAll('main')].map(main => ({
      ground: getComputedStyle(main).backgroundColor,
      icon: main.querySelector('[role=status] svg')?.outerHTML,
      word: main.querySelector('[role=status] p')?.textContent,
    }))
    for (const part of ['ground', 'icon', 'word'] as const) await expect(out?.[part]).not.toBe(come?.[part])
  },
}
export const DoneAtCheckOutInDark: Story = {
  ...dark,
  render: () => <DoneView {...done} served={checkedOut} goTo={null} />,
}
const strip = {
  name: 'Maximiliane Wolfeschlegelsteinhausen',
  task: 'Check-in',
  chief: 'Amira',
  onUndo: nothing,
} as const
export const StripOffered: Story = { ...long, render: () => <UndoStrip {...strip} doing="offered" /> }
export const StripAtCheckOut: Story = { render: () => <UndoStrip {...strip} task="Check-out" doing="past" /> }
export const StripUndone: Story = { ...dark, render: () => <UndoStrip {...strip} doing="undone" /> }
export const StripFailed: Story = { ...portrait, render: () => <UndoStrip {...strip} doing="failed" /> }
export const StripOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <UndoStrip {...strip} doing="offered" />,
}
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
  render: () => (
    <MenuView
      {...menu}
      head={{ ...head, task: 'Check-out' }}
      refused={2}
      lacking={{ awake: true, fullScreen: true }}
      narrow
    />
  ),
}
export const MenuInPortrait: Story = { ...portrait, render: () => <MenuView {...menu} narrow /> }
export const MenuInDark: Story = { ...dark, render: () => <MenuView {...menu} head={{ ...head, waiting: 0 }} /> }
export const Exit: Story = { render: () => <ExitView {...exit} /> }
export const Change: Story = { render: () => <ExitView {...exit} chosen="Check-out" /> }
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
