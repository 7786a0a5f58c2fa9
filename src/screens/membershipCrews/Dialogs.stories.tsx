import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'

const sent = fn<(body: unknown) => void>()
const closed = fn()
const answers = (status: number, body: object) =>
  serve(async request => {
    sent(await request.json())
    return Response.json(body, { status })
  })
const bodyOf = (personId: string, { reason, endDate }: { reason?: string | null; endDate?: string | null }) => ({
  body: {
    plannerCrewId: 'crew',
    personId,
    kind: 'blocked' as const,
    ...(reason ? { reason } : {}),
    ...(endDate ? { endDate } : {}),
  },
})
const invite = () => <InviteDialog crewId="crew" onClose={closed} />
const block = () => (
  <BlockDialog person={{ id: 'lars', name: 'Lars Behrendt' }} bodyOf={bodyOf} undoOf={fn()} onClose={closed} />
)
const meta = {
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear()
    closed.mockClear()
    return answers(201, { id: 'membership' })
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A block says why. */
export const Blocked: Story = {
  render: block,
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await press()
    await expect(await canvas.findByText('Say why.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why' }), 'No show twice')
    await press()
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      plannerCrewId: 'crew',
      personId: 'lars',
      kind: 'blocked',
      reason: 'No show twice',
    })
  },
}
/** With a name and an address, or not at all. */
export const Invited: Story = {
  render: invite,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invite' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Enter an e-mail address.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('First name'), 'Nele')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Niemann')
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'nele@example.test')
    await userEvent.click(button)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      firstName: 'Nele',
      lastName: 'Niemann',
      email: 'nele@example.test',
    })
  },
}
export const KnownAddress: Story = {
  render: invite,
  beforeEach: () => answers(409, { code: 'loginActive', status: 409, title: '', type: '' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Nele')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Niemann')
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'nele@example.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(await canvas.findByText(/Somebody logs in with this address already/)).toBeVisible()
    await expect(closed).not.toHaveBeenCalled()
  },
}
export const InviteDark: Story = { render: invite, globals: { scheme: 'dark' } }
export const InvitePhone: Story = { render: invite, globals: { viewport: { value: 'phone' }, language: 'de' } }
export const BlockTwice: Story = {
  render: block,
  globals: { viewport: { value: 'phone' }, text: 'twice', language: 'cy' },
}
