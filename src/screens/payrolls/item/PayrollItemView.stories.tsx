import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import type { ItemDetails } from '../payroll.types.ts'
import { PayrollItemView, type Standing } from './PayrollItemView.tsx'
import { correction, night } from '../payrolls.fixtures.ts'

const quiet = { busy: false, confirm: fn(), decline: fn(), answer: fn() }
const feedback: NonNullable<ItemDetails['feedback']> = {
  ...{ line: 'night', reason: 'The break was only 15 minutes, 02:00 to 02:15.', declinedAt: '2026-05-27T10:00:00Z' },
  ...{ dueAt: '2026-05-28T10:00:00Z', answer: null, answeredAt: null, answeredBy: null },
}
const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: PayrollItemView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payroll item' } },
  args: {
    state: loaded(night),
    standing: (): Standing => 'own',
    commands: quiet,
    now: Date.parse('2026-05-27T12:00:00Z'),
  },
} satisfies Meta<typeof PayrollItemView>
export default meta
type Story = StoryObj<typeof meta>

export const Night: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Night 23:00 – 06:00; Sunday 00:00 – 06:30/)
    await expect(canvas.getByText(/× €5\.375/)).toBeVisible()
    await expect(canvas.getByText('€34.94')).toBeVisible()
    await expect(canvas.getByText('€286.44')).toBeVisible()
    await expect(canvas.getByText('Signed off by Amira Haddad')).toBeVisible()
  },
}
export const Dark: Story = { globals: { ...phone, scheme: 'dark' } }
export const German: Story = { globals: { ...phone, language: 'de' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
/** Nobody of the client has signed. */
export const OnTheChiefsWord: Story = {
  args: { state: loaded({ ...night, basis: 'chief', signature: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hours of Amira Haddad')).toBeVisible()
  },
}
export const Correction: Story = {
  args: { state: loaded(correction) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('−€24.00')).toHaveLength(2)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const PutRight: Story = {
  args: { state: loaded({ ...night, former: 27_000, formerPay: { minutes: 450, lines: [], amount: 27_000 } }) },
}
export const Absent: Story = { args: { state: { kind: 'absent' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }

/** Which line, and why; without a reason nothing is sent. */
export const Declining: Story = {
  globals: phone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/Accountants.*Thu 28 May/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline with reason' }))
    await expect(dialog.getByText('Say what is wrong.')).toBeVisible()
    await expect(args.commands.decline).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('radio', { name: /Night 25/ }))
    await userEvent.type(dialog.getByRole('textbox'), 'The break was shorter')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline with reason' }))
    await expect(args.commands.decline).toHaveBeenCalledWith(
      { line: 'night', reason: 'The break was shorter' },
      expect.anything(),
    )
  },
}
export const Asked: Story = {
  globals: phone,
  args: { state: loaded({ ...night, state: 'declined', feedback }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answer by Thu 28 May')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull()
  },
}
const answered = {
  ...feedback,
  ...{
    dueAt: null,
    answer: 'You are right, the night is longer.',
    answeredAt: '2026-05-28T08:00:00Z',
    answeredBy: 'Ute Brandes',
  },
}
export const Answered: Story = {
  globals: phone,
  args: { state: loaded({ ...night, state: 'answered', feedback: answered }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.commands.confirm).toHaveBeenCalledOnce()
  },
}
export const ForTheAccountants: Story = {
  args: { state: loaded({ ...night, state: 'declined', feedback }), standing: () => 'answers' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Your answer/ }), 'As signed')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }))
    await expect(args.commands.answer).toHaveBeenCalledWith({ answer: 'As signed' }, expect.anything())
  },
}
