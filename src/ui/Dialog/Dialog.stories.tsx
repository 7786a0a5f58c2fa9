import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    opened: true,
    title: 'Why from here?',
    closeLabel: 'Close',
    onClose: () => undefined,
    children: <TextField label="Reason" value="" onChange={() => undefined} />,
    footer: (
      <Button variant="main" full>
        Check in
      </Button>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Reason: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const FarTooMuch: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Veranstaltungstechniker Beleuchtungsanlagen {index + 1}</p>
    )),
  },
}
export const GivesTheFocusBack: Story = {
  args: { opened: false },
  render: function Held(args) {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <Button
          onClick={() => {
            setOpened(true)
          }}
        >
          Open
        </Button>
        <Dialog
          {...args}
          opened={opened}
          onClose={() => {
            setOpened(false)
          }}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

const left = fn()
/** A press that begins in a field and slips off the card keeps it open; one beside the card closes it. */
export const SlippedOff: Story = {
  args: { onClose: left },
  play: async ({ canvas }) => {
    left.mockClear()
    const dialog = canvas.getByRole('dialog')
    await fireEvent.pointerDown(canvas.getByRole('textbox', { name: 'Reason' }))
    await fireEvent.click(dialog)
    await expect(left).not.toHaveBeenCalled()
    await fireEvent.pointerDown(dialog)
    await fireEvent.click(dialog)
    await expect(left).toHaveBeenCalledOnce()
  },
}

const below = fn()
/** A double tap on the answer closes the dialog once, and does nothing to what lies under it; a tap of its own counts. */
export const SecondTapIsSwallowed: Story = {
  render: function Closing(args) {
    const [opened, setOpened] = useState(true)
    return (
      <>
        <Button onClick={below}>Below</Button>
        <Dialog
          {...args}
          opened={opened}
          footer={
            <Button variant="main" full onClick={() => setOpened(false)}>
              Check in
            </Button>
          }
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    below.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }))
    const lies = canvas.getByRole('button', { name: 'Below' })
    await fireEvent.click(lies, { detail: 2 })
    await expect(below).not.toHaveBeenCalled()
    await fireEvent.click(lies, { detail: 1 })
    await expect(below).toHaveBeenCalledOnce()
    // Later a double tap is nobody's but the button's.
    await waitFor(async () => {
      await fireEvent.click(lies, { detail: 2 })
      await expect(below).toHaveBeenCalledTimes(2)
    })
  },
}

/** The second tap of the double tap that opened it falls beside it, and closes nothing; a tap of its own does. */
export const OpenedByTwoTaps: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await fireEvent.pointerDown(dialog)
    await fireEvent.click(dialog, { detail: 2 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.click(dialog, { detail: 1 })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
