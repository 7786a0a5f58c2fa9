import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { QuoteDialog } from './QuoteDialog.tsx'
import { planned, quotations, released } from './quoting.fixtures.ts'

const sent = fn<(body: unknown) => void>()
const dearer = { ...planned, total: planned.total + 10_000 }
/** Whoever shows another sum than the plan comes to is refused. */
const takes = (total: number) =>
  serve(async request => {
    const body = (await request.json()) as { total: number }
    sent(body)
    return body.total === total
      ? Response.json({ ...released, state: 'released' }, { status: 201 })
      : Response.json({ code: 'quotationChanged', total, currency: 'EUR' }, { status: 409 })
  })
const known = { ...quotations(), suggestedValidUntil: '2099-06-10' }

const meta = {
  component: QuoteDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: { project: 'project', known, planned, onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    return takes(planned.total)
  },
} satisfies Meta<typeof QuoteDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Enter makes a line of the word to the client; with Ctrl it sends, once. */
export const SentByKey: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const word = await canvas.findByLabelText('A word to the client')
    await userEvent.type(word, 'As discussed.{Enter}Britta')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      validUntil: '2099-06-10',
      email: 'henrike@hanse-konzerte.example',
      language: 'de',
      message: 'As discussed.\nBritta',
      total: planned.total,
    })
  },
}
/** It says what it replaces, and what is missing beside its field. */
export const Replaces: Story = {
  args: { known: { ...known, quotations: [released], suggestedRecipient: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^It replaces quotation N-1001-2/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Send quotation/ }))
    await expect(await canvas.findByText('Enter a mail address.')).toBeVisible()
    await expect(canvas.getByLabelText('To')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
}
/** Somebody has planned on meanwhile: the button says what it comes to now, and sends that. */
export const PlannedOn: Story = {
  beforeEach: () => takes(dearer.total),
  render: function Planning(args) {
    const [now, setNow] = useState(args.planned)
    return (
      <>
        <button type="button" onClick={() => setNow(dearer)} hidden>
          Somebody plans on
        </button>
        <QuoteDialog {...args} planned={now} />
      </>
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    const [before] = await canvas.findAllByRole('button', { name: /^Send quotation/ })
    const said = before?.textContent ?? ''
    canvas.getByText('Somebody plans on').click()
    await expect(canvas.getByRole('button', { name: /^Send quotation/ })).toHaveTextContent(said)
    await userEvent.click(canvas.getByRole('button', { name: /^Send quotation/ }))
    await expect(await canvas.findByText(/comes to something else by now/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Send quotation/ })).not.toHaveTextContent(said)
    await userEvent.click(canvas.getByRole('button', { name: /^Send quotation/ }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { longer: true } }, globals: { viewport: { value: 'phone' } } }
export const Twice: Story = { globals: { text: 'twice', viewport: { value: 'phone' }, language: 'cy' } }
