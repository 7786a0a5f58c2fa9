import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { closing } from '../../../../.storybook/closing.tsx'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { AcceptDialog, DeclineDialog } from './AnswerDialogs.tsx'
import { accepted, declined, released } from './quoting.fixtures.ts'

const sent = fn<(path: string, body: unknown) => void>()
const answers = (answer: () => Response) =>
  serve(async request => {
    sent(new URL(request.url).pathname.split('/').at(-1) ?? '', await request.json())
    return answer()
  })
const meta = {
  component: AcceptDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    quotation: { ...released, planChanged: true },
    company: 'Hanse Konzerte GmbH',
    suggested: 'Henrike Lohmann',
    onClose: fn(),
  },
  beforeEach: () => {
    sent.mockClear()
    return answers(() => Response.json(accepted))
  },
} satisfies Meta<typeof AcceptDialog>
export default meta
type Story = StoryObj<typeof meta>

/** What is signed is said above the pad; nothing is sent before somebody has signed. */
export const Accept: Story = {
  render: closing(AcceptDialog),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByText(/^Quotation N-1001-2 · €.* before tax$/)).toBeVisible()
    await expect(canvas.getByText(/have changed since this was offered/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign and accept' }))
    await expect(await canvas.findByText('Nobody has signed yet.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    const glass = canvasElement.ownerDocument.querySelector<SVGElement>('svg[viewBox^="0 0 1000"]')
    if (!glass) throw new Error('there is no glass')
    const box = glass.getBoundingClientRect()
    const at = (x: number, y: number) => ({ clientX: box.left + box.width * x, clientY: box.top + box.height * y })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: glass, coords: at(0.2, 0.6) },
      { target: glass, coords: at(0.4, 0.2) },
      { target: glass, coords: at(0.6, 0.7) },
      { keys: '[/MouseLeft]', target: glass, coords: at(0.6, 0.7) },
    ])
    // A second tap signs nothing twice.
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign and accept' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith('accept', expect.objectContaining({ name: 'Henrike Lohmann' }))
  },
}
/** Withdrawn meanwhile: it says so, and what was entered stays. */
export const TooLate: Story = {
  render: args => <DeclineDialog {...args} />,
  beforeEach: () => answers(() => Response.json({ code: 'quotationWithdrawn' }, { status: 409 })),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Why?'), 'Two stagehands too many')
    await userEvent.click(canvas.getByRole('button', { name: 'Decline the quotation' }))
    await expect(await canvas.findByText('This quotation was withdrawn.')).toBeVisible()
    await expect(canvas.getByLabelText('Why?')).toHaveValue('Two stagehands too many')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Decline: Story = {
  render: args => <DeclineDialog {...args} />,
  beforeEach: () => answers(() => Response.json(declined)),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline the quotation' }))
    await expect(await canvas.findByText('Say in a word why.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Why?'), 'Two stagehands too many')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledWith('decline', { name: 'Henrike Lohmann', reason: 'Two stagehands too many' })
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark', language: 'de' } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }
export const Twice: Story = { globals: { text: 'twice', language: 'cy' } }
