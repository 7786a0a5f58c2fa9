import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { design, unpaid } from '../invoices.fixtures.ts'
import { lines } from '../reading/reading.fixtures.ts'
import { InvoiceActs } from './InvoiceActs.tsx'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone' } }
const meta = {
  component: InvoiceActs,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Invoice' } },
  globals: desk,
  args: { invoice: unpaid, lines },
} satisfies Meta<typeof InvoiceActs>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Words of the menu, by language: stories in another open the same dialog. */
const dialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body)
    .findByRole('dialog')
    .then(found => within(found))
/** What it waits for, and the menu of what else can be done; words come late. */
const acts = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const buttons = within(canvasElement).getAllByRole('button')
    const at = buttons.findIndex(one => one.getAttribute('aria-haspopup') === 'menu')
    const [main, more] = [buttons[at - 1], buttons[at]]
    if (!main || !more) throw new Error('there was to be something to do')
    return { main, more }
  })
const first: Play = async ({ canvasElement, userEvent }) => {
  await userEvent.click((await acts(canvasElement)).main)
  await dialog(canvasElement)
}
/** The n-th of what else can be done. */
const other =
  (at: number): Play =>
  async ({ canvasElement, userEvent }) => {
    await userEvent.click((await acts(canvasElement)).more)
    const items = await within(canvasElement.ownerDocument.body).findAllByRole('menuitem')
    const item = items[at]
    if (!item) throw new Error(`the menu has ${items.length} entries`)
    await userEvent.click(item)
  }

/** For the total that is shown; an address that is none is said, without one it is released only. */
export const Release: Story = {
  args: { invoice: { ...design, recipient: 'accounts@hanse-konzerte.example' } },
  play: async context => {
    await first(context)
    const { userEvent, canvasElement } = context
    const shown = await dialog(canvasElement)
    const to = shown.getByRole('textbox', { name: 'Send to' })
    await expect(to).toHaveValue('accounts@hanse-konzerte.example')
    await userEvent.clear(to)
    await userEvent.type(to, 'accounts')
    await userEvent.click(shown.getByRole('button', { name: 'Release and send' }))
    await expect(shown.getByText('That is no e-mail address.')).toBeVisible()
    await userEvent.clear(to)
    await expect(shown.getByRole('button', { name: 'Release' })).toBeVisible()
  },
}
export const ReleaseGerman: Story = { args: { invoice: design }, globals: { ...phone, language: 'de' }, play: first }

/** The whole of what is open stands there; a part is as good. */
export const Payment: Story = {
  args: { invoice: { ...unpaid, paid: 100_000 } },
  play: async context => {
    await first(context)
    const { userEvent, canvasElement } = context
    const shown = await dialog(canvasElement)
    const amount = shown.getByRole('textbox', { name: 'Amount in EUR' })
    await expect(amount).toHaveValue('12979.31')
    await userEvent.clear(amount)
    await userEvent.type(amount, '0')
    await userEvent.click(shown.getByRole('button', { name: 'Note it' }))
    await expect(shown.getByText('Enter an amount.')).toBeVisible()
  },
}
let paidMeanwhile: (paid: number) => void
function Arriving({ invoice, ...props }: Parameters<typeof InvoiceActs>[0]) {
  const [paid, setPaid] = useState(0)
  useEffect(() => {
    paidMeanwhile = setPaid
  }, [])
  return <InvoiceActs {...props} invoice={{ ...invoice, paid }} />
}
/** What is open follows what comes in while the dialog stands, until somebody types. */
export const PaidMeanwhile: Story = {
  render: args => <Arriving {...args} />,
  play: async context => {
    await first(context)
    const { userEvent, canvasElement } = context
    const amount = (await dialog(canvasElement)).getByRole('textbox', { name: 'Amount in EUR' })
    await expect(amount).toHaveValue('13979.31')
    paidMeanwhile(100_000)
    await waitFor(() => expect(amount).toHaveValue('12979.31'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '20')
    paidMeanwhile(200_000)
    await expect(amount).toHaveValue('20')
  },
}
export const PaymentDark: Story = { globals: { ...phone, scheme: 'dark' }, play: first }
export const PaymentWelsh: Story = { globals: { ...phone, language: 'cy' }, play: first }

export const CorrectAPayment: Story = {
  args: { invoice: { ...unpaid, paid: 100_000 } },
  play: async context => {
    await other(1)(context)
    const shown = await dialog(context.canvasElement)
    await expect(shown.getByRole('heading', { name: 'Correct a payment of 2026-0318' })).toBeVisible()
    await expect(shown.getByRole('textbox', { name: 'Amount in EUR' })).toHaveValue('1000.00')
  },
}

/** The client reads why; without an amount the whole is taken back. */
export const Credit: Story = {
  play: async context => {
    await other(2)(context)
    const { userEvent, canvasElement } = context
    const shown = await dialog(canvasElement)
    await expect(shown.getByText(/the whole of €11,747.32/)).toBeVisible()
    await userEvent.type(shown.getByRole('textbox', { name: 'Net in EUR' }), 'many')
    await userEvent.click(shown.getByRole('button', { name: 'Credit' }))
    await expect(shown.getByText('Say why; the client reads it.')).toBeVisible()
    await expect(shown.getByText('Enter an amount.')).toBeVisible()
  },
}
export const CreditGerman: Story = { globals: { ...desk, language: 'de' }, play: other(2) }

/** What is in design is corrected itself, with what was agreed. */
export const Edit: Story = {
  args: { invoice: design },
  play: async context => {
    await other(0)(context)
    const { userEvent, canvasElement } = context
    const shown = await dialog(canvasElement)
    const [quantity] = shown.getAllByRole('textbox', { name: 'Quantity' })
    await expect(quantity).toHaveValue('2.5')
    await expect(shown.getByText('€300.00')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Take agreed amount 1 out' }))
    await expect(shown.queryByText('€300.00')).toBeNull()
    await expect(shown.getByText('−€150.00')).toBeVisible()
  },
}
export const EditWelsh: Story = { args: { invoice: design }, globals: { ...phone, language: 'cy' }, play: other(0) }
export const EditDark: Story = { args: { invoice: design }, globals: { ...desk, scheme: 'dark' }, play: other(0) }

export const Document: Story = {
  args: { invoice: design },
  play: async context => {
    await other(1)(context)
    const { userEvent, canvasElement } = context
    const shown = await dialog(canvasElement)
    await expect(shown.getByRole('checkbox')).not.toBeChecked()
    await userEvent.click(shown.getByRole('button', { name: 'Add' }))
    await expect(shown.getByText('Choose a file.')).toBeVisible()
  },
}
export const DocumentGerman: Story = { globals: { ...phone, language: 'de', scheme: 'dark' }, play: other(1) }

export const ThrowAway: Story = {
  args: { invoice: design },
  play: async context => {
    await other(2)(context)
    const shown = within(context.canvasElement.ownerDocument.body)
    await expect(await shown.findByRole('alertdialog')).toHaveTextContent('Its shifts can be charged anew.')
    await context.userEvent.click(shown.getByRole('button', { name: 'Keep it' }))
    await expect(shown.queryByRole('alertdialog')).toBeNull()
  },
}
