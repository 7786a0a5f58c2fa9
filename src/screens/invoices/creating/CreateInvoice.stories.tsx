import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import type { Failure } from '../../../client/problem.ts'
import { loaded } from '../../shared/fixtures.ts'
import { CreateInvoiceView } from './CreateInvoice.tsx'
import { chosen, positions, typed } from './creating.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone' } }
const begun = { chosen, typed, taken: null, problem: null, busy: false, waiting: false, send: fn() }
const refused: Failure = { code: 'invoiceChanged', status: 409, details: { net: 2_000_000 }, technical: '409' }

const meta = {
  component: CreateInvoiceView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Create invoice' } },
  globals: desk,
  args: {
    state: loaded(positions),
    more: false,
    address: { search: '', onSearch: fn() },
    now: Date.parse('2026-05-27T12:32:00Z'),
    draft: { ...begun, chosen: [], typed: null },
  },
} satisfies Meta<typeof CreateInvoiceView>
export default meta
type Story = StoryObj<typeof meta>

/** What is not signed, or on another invoice, cannot be ticked, and says why. */
export const Choosing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Tick what is to be charged. Here you say to whom and when.')).toBeVisible()
    await expect(canvas.getByText('On 2026-0336')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Build/ })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: /Thu 28 May.*not signed yet/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Load-in/ }))
    await expect(args.draft?.send).toHaveBeenCalledWith({
      type: 'CHOSEN',
      those: [expect.objectContaining({ crew: expect.objectContaining({ name: 'Load-in' }) })],
    })
  },
}
/** Signed hours and what was agreed beside them; another client's shifts go quiet. */
export const Begun: Story = {
  args: { draft: begun },
  play: async ({ canvas, args, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Elbufer Live GmbH' })
    await expect(form).toHaveTextContent('€40,303.25')
    await expect(form).toHaveTextContent('€300.00')
    await expect(form).toHaveTextContent('−€150.00')
    await expect(canvas.getByRole('checkbox', { name: /Shoot/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Create invoice' }))
    await expect(args.draft?.send).toHaveBeenCalledWith({
      type: 'SUBMITTED',
      request: {
        key: expect.any(String),
        body: expect.objectContaining({ net: 4_030_325, clientMark: 'EL', reference: 'EL-0588', title: null }),
      },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Start anew' }))
    await expect(args.draft?.send).toHaveBeenCalledWith({ type: 'DROPPED' })
  },
}
/** What is wrong stands at its field, and nothing is asked for. */
export const WrongAmount: Story = {
  args: {
    draft: { ...begun, send: fn(), typed: { ...typed, amounts: [{ text: '', quantity: 'two', unit: '', price: '' }] } },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create invoice' }))
    await expect(canvas.getByText('Say what was agreed.')).toBeVisible()
    await expect(canvas.getByText('Enter how many, such as 2.5.')).toBeVisible()
    await expect(canvas.getByText('Enter an amount.')).toBeVisible()
    await expect(args.draft?.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'SUBMITTED' }))
  },
}
export const Taken: Story = {
  args: { draft: { ...begun, taken: { crewId: 'gone', invoice: 'D-0042' } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent('on D-0042 already')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the shifts' }))
    await expect(args.draft?.send).toHaveBeenCalledWith({ type: 'CLOSED' })
  },
}
/** It was the only one that was chosen. */
export const OnlyOneTaken: Story = {
  args: { draft: { ...begun, chosen: [], typed: null, taken: { crewId: 'gone', invoice: 'D-0042' } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent('The chosen shift is on D-0042 already.')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the shifts' }))
    await expect(args.draft?.send).toHaveBeenCalledWith({ type: 'CLOSED' })
  },
}
/** Nobody knows whether there is one: nothing can be changed, and it goes on by itself. */
export const Waiting: Story = {
  args: { draft: { ...begun, waiting: true } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Create invoice' })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: /Load-in/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.draft?.send).toHaveBeenCalledWith({ type: 'AGAIN' })
  },
}
export const Refused: Story = {
  args: { draft: { ...begun, problem: refused } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The hours come to something else by now.')
  },
}
export const Dark: Story = { args: { draft: begun }, globals: { ...desk, scheme: 'dark' } }
export const German: Story = { args: { draft: begun }, globals: { ...desk, language: 'de' } }
export const Welsh: Story = { args: { draft: begun }, globals: { ...phone, language: 'cy' } }
export const Phone: Story = { args: { draft: begun }, globals: phone }
export const PhoneDark: Story = { args: { draft: { ...begun, waiting: true } }, globals: { ...phone, scheme: 'dark' } }
export const LargeText: Story = { args: { draft: begun }, globals: { ...phone, text: 'twice', language: 'de' } }
export const Empty: Story = { args: { state: loaded([]) } }
export const Loading: Story = { args: { state: { kind: 'loading' }, draft: null } }
