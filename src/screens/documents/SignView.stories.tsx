import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { drawing } from '../shared/fixtures.ts'
import { agreement, begun, filled, jonas, shown, signedMorning } from './documents.fixtures.ts'
import { SignView } from './SignView.tsx'

const meta = {
  component: SignView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Rate agreement 2026' } },
  args: {
    document: agreement,
    own: jonas,
    stage: 'reading',
    context: begun,
    paper: shown(4),
    isNewest: true,
    offline: false,
    now: signedMorning,
    send: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof SignView>
export default meta
type Story = StoryObj<typeof meta>

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } }

/** What is missing stands in the button, and leads there. */
export const Reading: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 4')
    await userEvent.click(canvas.getByRole('button', { name: 'Next field: Tax number' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SIGN' })
    await userEvent.click(canvas.getByRole('button', { name: 'Valid from: Add' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'OPENED', field: 'from' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have read the rate agreement' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'FILLED', field: 'read', value: 'true' })
  },
}
export const ReadingDark: Story = { globals: { scheme: 'dark' } }
export const AtTheDesk: Story = desk
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone' } } }
/** Somebody wanted to sign too early: what is missing is marked, in words as well. */
export const Missing: Story = {
  args: { context: { ...begun, tried: true, values: { tax: '22/481' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Valid from: Add, has to be filled in' })).toBeVisible()
    await expect(canvas.getByText('1 of 3 fields filled')).toBeVisible()
  },
}
export const Filled: Story = {
  args: { context: { ...begun, values: filled } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 of 3 fields filled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Valid from: 1 June 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SIGN' })
  },
}
/** One field, as large as a finger wants it; what is no day is not taken. */
export const OneField: Story = {
  args: { stage: 'fields', context: { ...begun, field: 'tax' } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Tax number' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Next field' }))
    await expect(dialog.getByRole('textbox', { name: 'Tax number' })).toHaveAccessibleDescription('has to be filled in')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tax number' }), '22/481')
    await userEvent.click(dialog.getByRole('button', { name: 'Next field' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'FILLED', field: 'tax', value: '22/481' })
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'NEXT' })
  },
}
/** What is asked for is brought into sight, on whichever page it stands. */
export const FieldFarBelow: Story = {
  args: {
    document: { ...agreement, fields: agreement.fields.map(field => ({ ...field, page: 4 })) },
    stage: 'fields',
    context: { ...begun, field: 'tax' },
  },
  play: async ({ canvas }) => {
    const place = await canvas.findByLabelText('Tax number: Add')
    await waitFor(() => expect(place.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await expect(place.getBoundingClientRect().bottom).toBeGreaterThan(0)
  },
}
/** A tick is one here as well; without it nobody goes on. */
export const OneTick: Story = {
  args: { stage: 'fields', context: { ...begun, field: 'read', values: { tax: '22', from: '2026-06-01' } } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'I have read the rate agreement' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(dialog.getByText('has to be filled in')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'FILLED', field: 'read', value: 'true' })
  },
}
/** Locked until there is a signature, and stars where they are asked for. */
export const Pad: Story = {
  args: { stage: 'pad', context: { ...begun, values: filled } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your signature' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign the document' }))
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'CONFIRMED' })
    await userEvent.click(dialog.getByRole('radio', { name: '4 of 5' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'RATED', rating: 4 })
    await expect(dialog.getByText(/Britta Claasen is told at once/)).toBeVisible()
  },
}
export const Drawn: Story = {
  args: { stage: 'pad', context: { ...begun, values: filled, drawing, rating: 4 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign the document' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CONFIRMED' })
  },
}
export const DrawnDark: Story = { args: Drawn.args ?? {}, globals: { scheme: 'dark' } }
export const DrawnLarge: Story = { args: Drawn.args ?? {}, globals: { viewport: { value: 'phone' }, text: 'twice' } }
/** The drawing stays; the button says what is missing. */
export const WithoutNetwork: Story = {
  args: { ...Drawn.args, offline: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Signing needs the network' }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}
export const Sending: Story = { args: { ...Drawn.args, stage: 'confirming' } }
export const Unreachable: Story = {
  args: { ...Drawn.args, stage: 'unreachable' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('It could not be sent. Your signature is still here.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CONFIRMED' })
  },
}
export const Refused: Story = {
  args: { stage: 'refused', context: { ...begun, values: filled, drawing, rating: 4, problem: 'documentDeleted' } },
}
/** Another version: it is read again before anything is signed. */
export const Changed: Story = {
  args: { stage: 'changed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read it again' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'READ_AGAIN' })
  },
}
export const NotYourTurn: Story = { args: { stage: 'notYourTurn' } }
export const Opening: Story = { args: { paper: { kind: 'loading' } } }
/** Nobody signs what they could not read. */
export const NotOpened: Story = {
  args: { paper: { kind: 'failed', technical: '503', retry: fn() }, context: { ...begun, values: filled } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}
