import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { drawing } from '../shared/fixtures.ts'
import { SecurityCheckView } from './SecurityCheckView.tsx'
import { finished, fresh, halfway, many, whole } from './security-checks.fixtures.ts'

const resting = { at: null, drawing: null, failed: false, problem: null, end: { kind: 'open' } } as const
const done = { ...resting, end: { kind: 'done' } } as const
const noor = halfway.people.find(({ person }) => person.name === 'Noor Abdi')?.person.id ?? ''

const meta = {
  component: SecurityCheckView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Site check' } },
  args: {
    check: halfway,
    context: resting,
    open: null,
    busy: false,
    waits: false,
    leads: true,
    paper: null,
    send: fn(),
  },
} satisfies Meta<typeof SecurityCheckView>
export default meta
type Story = StoryObj<typeof meta>

export const Halfway: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 of 7 present signed')).toBeVisible()
    await expect(canvas.getByText('2 are late')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Noor Abdi Sign/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CALLED', person: noor })
    await userEvent.click(canvas.getByRole('button', { name: /Railings/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'OPENED', question: 'q3' })
    // What is open comes first: the way to it stands where the end will.
    await userEvent.click(canvas.getByRole('button', { name: '1 still to look at' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'OPENED', question: 'q6' })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone' } } }
export const NotBegun: Story = { args: { check: fresh } }
export const Many: Story = { args: { check: many } }
export const SomebodyMissing: Story = {
  args: { check: { ...halfway, answers: whole.answers } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: '3 still sign' })).toHaveAttribute('aria-disabled', 'true'),
}
export const Whole: Story = {
  args: { check: whole },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish the check' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'FINISH' })
  },
}
export const RefusedWhole: Story = { args: { check: whole, context: { ...resting, problem: 'signaturesMissing' } } }
export const NotKept: Story = { args: { check: whole, context: { ...resting, failed: true } } }
/** Whoever came later has signed with a time of their own; the next one still may. */
export const Finished: Story = {
  args: { check: finished, context: done, paper: { busy: false, save: fn(), mail: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }))
    await expect(args.paper?.save).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the client' }))
    await expect(args.paper?.mail).toHaveBeenCalled()
    await expect(canvas.getByText('Finished 06:06 by Amira Haddad')).toBeVisible()
    await expect(canvas.getByText('06:31, later')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Mara Lindqvist Sign/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Railings/ })).toBeNull()
  },
}
export const FinishedDark: Story = { ...Finished, globals: { scheme: 'dark' } }
export const OnThisDevice: Story = {
  args: { check: whole, waits: true, context: { ...resting, end: { kind: 'waiting' } } },
}
/** The office reads it. */
export const Read: Story = {
  args: { leads: false },
  play: ({ canvas }) => expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull(),
}
export const InOrder: Story = {
  args: { open: 'finding', context: { ...resting, at: 'q6' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'In order' }))
    await expect(args.send).toHaveBeenLastCalledWith({
      ...{ type: 'FOUND', key: expect.any(String) as string },
      found: { questionId: 'q6', finding: 'ok', text: null },
    })
  },
}
/** A defect says what was done about it. */
export const Defect: Story = {
  args: { open: 'finding', context: { ...resting, at: 'q6' }, send: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Defect' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep the defect' }))
    await expect(await screen.findByText('Say what was done about it.')).toBeVisible()
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox'), 'Left outside')
    await userEvent.click(screen.getByRole('button', { name: 'Keep the defect' }))
    await expect(args.send).toHaveBeenLastCalledWith({
      ...{ type: 'FOUND', key: expect.any(String) as string },
      found: { questionId: 'q6', finding: 'defect', text: 'Left outside' },
    })
  },
}
export const Pad: Story = {
  args: { open: 'pad', context: { ...resting, at: noor } },
  play: async () => {
    await expect(await screen.findByText('Railings: Level 12 loose, closed off')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Done, next one' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const PadDrawn: Story = {
  args: { open: 'pad', context: { ...resting, at: noor, drawing } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done, next one' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CONFIRMED', key: expect.any(String) as string })
  },
}
export const PadDark: Story = { ...PadDrawn, globals: { scheme: 'dark' } }
export const PadNotKept: Story = { args: { open: 'pad', context: { ...resting, at: noor, drawing, failed: true } } }
