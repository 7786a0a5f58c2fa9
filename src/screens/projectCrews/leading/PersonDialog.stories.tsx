import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { storyTenant, withScreen } from '../../../../.storybook/screens.tsx'
import { clockAt } from '../../shared/words/shift-words.ts'
import { lines, listNow, me, line } from '../crews.fixtures.ts'
import { listed } from './line-state.ts'
import { PersonDialog } from './PersonDialog.tsx'

const of = (index: number) => listed(lines[index] ?? line(me, 'stagehand'), listNow, 5)

/** Answers like the server: what was chosen from is settled. */
function Settled(props: ComponentProps<typeof PersonDialog>) {
  const [now, setNow] = useState(props.listed)
  const choose = async (id: string) => {
    const done = await props.onChoose(id)
    setNow(({ line: { contradictions, ...rest }, ...more }) => {
      const kind = contradictions.find(one => one.id === id)?.caption
      return { ...more, line: { ...rest, contradictions: contradictions.filter(one => one.caption !== kind) } }
    })
    return done
  }
  return <PersonDialog {...props} listed={now} onChoose={choose} />
}

const meta = {
  component: PersonDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: {
    listed: of(3),
    now: listNow,
    opensAt: null,
    busy: false,
    onClose: fn(),
    onPunch: fn(),
    onBackIn: null,
    onState: fn(),
    onStrike: fn(),
    onCommand: fn(),
    onRemark: fn(),
    onChoose: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof PersonDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Late: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in for Aylin Demir' }))
    await expect(args.onPunch).toHaveBeenCalledWith('Check-in')
    await canvas.findByRole('button', { name: 'Reset the kiosk PIN' })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
/** Of two contradicting check-ins the later one is to count: by keyboard, then only the check-outs are left. */
export const Conflict: Story = {
  args: { listed: of(7) },
  render: args => <Settled {...args} />,
  play: async ({ args, canvas }) => {
    const early = canvas.getByRole('radio', { name: '06:49, counts now Punched by Samira Haddad' })
    await expect(early).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /07:10, counts now/ })).toBeChecked()
    early.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: '07:02 Punched by Amira Haddad' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Settle Check-in' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('punch-2')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Settle Check-in' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Settle Check-out' })).toBeVisible()
    await expect(document.activeElement).toHaveTextContent('Stagehand · Load-in, truck 3')
  },
}
/** The call was moved, and nobody has said that it is fine. */
export const ChangeUnanswered: Story = {
  args: { listed: listed(line(me, 'stagehand', { changeUnanswered: true }), listNow, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shift was changed after the yes; the change is not noted yet.')).toBeVisible()
  },
}
/** A check-out before the only check-in: nothing to choose from, yet all of it in sight. */
export const Backwards: Story = {
  args: {
    listed: listed(
      line(me, 'stagehand', {
        status: 'checkedIn',
        checkInAt: '2026-05-27T05:00:00Z',
        flagged: true,
        flagReason: 'conflict',
        contradictions: [
          { id: 'out', caption: 'Check-out', at: '2026-05-27T04:30:00Z', recordedBy: null, counts: false },
          { id: 'in', caption: 'Check-in', at: '2026-05-27T05:00:00Z', recordedBy: 'Amira Haddad', counts: true },
        ],
      }),
      listNow,
      5,
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Check-out')).toBeVisible())
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
export const Applied: Story = { args: { listed: of(9) } }
export const NoShow: Story = { args: { listed: of(10) } }
export const NoPins: Story = {
  parameters: { screen: { session: { tenant: { ...storyTenant, kioskPin: false } } } },
  play: async ({ canvas }) => {
    // What comes late would have come by then.
    const reset = canvas.findByRole('button', { name: 'Reset the kiosk PIN' }, { timeout: 1_000 })
    await expect(reset).rejects.toThrow()
  },
}
export const NotStarted: Story = { args: { opensAt: '06:00' } }
export const Remark: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a remark' }))
    await userEvent.type(canvas.getByRole('textbox'), 'Bus is late')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onRemark).toHaveBeenCalledWith('Bus is late')
  },
}
export const LongGerman: Story = {
  parameters: { screen: { longer: true } },
  args: { listed: of(7) },
}

const fact = {
  entry: 'entry-in',
  recordedBy: null,
  stated: false,
  counts: true,
  struckBy: null,
  pin: null,
  accepted: false,
}
const gone = line(me, 'stagehand', {
  status: 'checkedOut',
  checkInAt: '2026-05-27T04:30:00Z',
  checkOutAt: '2026-05-27T05:00:00Z',
  trail: [
    { ...fact, id: 'in', caption: 'Check-in', at: '2026-05-27T04:30:00Z', pin: 'none' },
    { ...fact, id: 'out', caption: 'Check-out', at: '2026-05-27T04:50:00Z', counts: false, struckBy: 'Amira Haddad' },
    { ...fact, id: 'said', caption: 'Check-out', at: '2026-05-27T05:00:00Z', stated: true, recordedBy: 'Amira Haddad' },
  ],
})
/** Checked out: back in, another time, and a punch that no PIN proved. */
export const CheckedOut: Story = {
  args: { listed: listed(gone, listNow, 5), onBackIn: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Taken back by Amira Haddad')).toBeVisible())
    await expect(canvas.getByText('Stated by Amira Haddad')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Strike' }))
    await expect(args.onStrike).toHaveBeenCalledWith(gone.trail[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onChoose).toHaveBeenCalledWith('in')
    await userEvent.click(canvas.getByRole('button', { name: /^Back in/ }))
    await expect(args.onBackIn).toHaveBeenCalledOnce()
  },
}
/** Nobody has left at a time that is still to come: now is proposed. */
export const LeftAtNow: Story = {
  args: { listed: listed(gone, listNow, 5) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Left at …' }))
    const field = await canvas.findByLabelText<HTMLInputElement>('Time at the venue')
    await expect(field.value).toBe(clockAt(listNow, gone.timeZone))
  },
}
/** A time on the venue's clock; one that cannot have been is refused where it is entered. */
export const CameAt: Story = {
  args: { listed: listed(gone, listNow, 5) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Came at …' }))
    const field = await canvas.findByLabelText('Time at the venue')
    for (const [value, why] of [
      ['', 'Enter a time.'],
      ['10:00', 'That is still to come.'],
      ['17:00', 'It cannot have been then.'],
    ]) {
      await fireEvent.change(field, { target: { value } })
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(canvas.getByText(why ?? '')).toBeVisible()
    }
    await expect(args.onState).not.toHaveBeenCalled()
    await fireEvent.change(field, { target: { value: '06:25' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onState).toHaveBeenCalledWith('Check-in', Date.parse('2026-05-27T04:25:00Z'))
  },
}
