import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { now } from '../projects.fixtures.ts'
import { AcceptRequest, DeclineRequest } from './AnswerRequest.tsx'
import { asked, declined } from './asking.fixtures.ts'

const sent = fn<(path: string, body: string) => void>()
const answers = (answer: () => Response) =>
  serve(async request => {
    sent(new URL(request.url).pathname.split('/').at(-1) ?? '', await request.text())
    return answer()
  })
const meta = {
  component: AcceptRequest,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { request: asked, now, quotation: 'N-1001-2', onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    return answers(() => Response.json({ ...asked, state: 'accepted', planned: true }))
  },
  // A dialog that is closed takes no second tap.
  render: function Render(args) {
    const [opened, setOpened] = useState(true)
    const close = () => {
      setOpened(false)
      args.onClose()
    }
    return opened ? <AcceptRequest {...args} onClose={close} /> : <></>
  },
} satisfies Meta<typeof AcceptRequest>
export default meta
type Story = StoryObj<typeof meta>

/** Which quotation holds none of it is said before it is in the plan. */
export const Accept: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/accepted quotation N-1001-2/)).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.calls[0]?.[0]).toBe('accept')
  },
}
/** Withdrawn meanwhile: it says so. */
export const TooLate: Story = {
  args: { quotation: null },
  beforeEach: () => answers(() => Response.json({ code: 'requestWithdrawn' }, { status: 409 })),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(await canvas.findByText('The client has withdrawn this.')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Decline: Story = {
  render: args => <DeclineRequest {...args} />,
  beforeEach: () => answers(() => Response.json(declined)),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(await canvas.findByText('Say in a word why.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Why? The client reads it.'), 'Nobody is free')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledWith('decline', JSON.stringify({ reason: 'Nobody is free' }))
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark', language: 'de' } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }
export const Twice: Story = { globals: { text: 'twice', language: 'cy' } }
