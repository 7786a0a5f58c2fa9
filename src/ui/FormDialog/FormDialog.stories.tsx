import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormDialog } from './FormDialog.tsx'

const sent = fn<(name: string, why: string) => void>()

function Example({ failed, busy, risky }: { failed?: string; busy?: boolean; risky?: boolean }) {
  const [name, setName] = useState('Amira')
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <FormDialog
      title="Refuse"
      closeLabel="Cancel"
      onClose={fn()}
      submitLabel="Send"
      onSubmit={() => {
        setTried(true)
        if (why) sent(name, why)
      }}
      busy={busy}
      failed={failed}
      risky={risky}
      ways={<Button full>Later</Button>}
    >
      <TextField label="Name" value={name} onChange={setName} />
      <TextArea label="Why" value={why} onChange={setWhy} error={tried && !why ? 'Say why.' : undefined} />
    </FormDialog>
  )
}
const meta = { component: Example, beforeEach: () => void sent.mockClear() } satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.getByLabelText('Name')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Why')).toHaveFocus())
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('No hours agreed{Enter}with us')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(sent).toHaveBeenCalledWith('Amira', 'No hours agreed\nwith us')
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('Why'), 'No hours agreed')
    await userEvent.click(screen.getByLabelText('Name'))
    await userEvent.keyboard('{Enter}')
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const Failed: Story = { args: { failed: 'The server did not answer. Check the network and try again.' } }
export const Risky: Story = { args: { risky: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }

function Timed() {
  const [time, setTime] = useState('08:00')
  return (
    <FormDialog title="Call" closeLabel="Cancel" onClose={fn()} submitLabel="Send" onSubmit={() => sent('from', time)}>
      <TimeField label="From" value={time} onChange={setTime} wrongLabel="A time, as 07:30." />
    </FormDialog>
  )
}
/** What a field cannot read is not sent as if nothing stood there, by Enter or by the button. */
export const Unread: Story = {
  render: () => <Timed />,
  play: async ({ userEvent }) => {
    const from = screen.getByLabelText('From')
    for (const send of [
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Send' })),
    ]) {
      await userEvent.clear(from)
      await userEvent.type(from, 'early')
      await send()
      await expect(sent).not.toHaveBeenCalled()
      await expect(screen.getByText('A time, as 07:30.')).toBeVisible()
      await expect(from).toHaveFocus()
      await expect(from).toHaveValue('early')
    }
    await userEvent.clear(from)
    await userEvent.type(from, '0730{Enter}')
    await expect(sent).toHaveBeenCalledWith('from', '07:30')
  },
}
/** Emptied it is none. */
export const Emptied: Story = {
  render: () => <Timed />,
  play: async ({ userEvent }) => {
    const from = screen.getByLabelText('From')
    await userEvent.clear(from)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith('from', ''))
  },
}
