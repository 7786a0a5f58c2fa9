import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import { AddPanel } from './AddPanel.tsx'
import { candidates, crews } from './membership.fixtures.ts'

const [crew] = crews
if (!crew) throw new Error('there is no crew')
const asked = fn<(q: string | null) => void>()
const answers = (items: readonly object[]) =>
  serve(request => {
    asked(new URL(request.url).searchParams.get('q'))
    return Response.json({ items, total: items.length, limit: 12, page: 1 })
  })
const args: ComponentProps<typeof AddPanel> = {
  crew,
  onAdd: fn(),
  onBlock: fn(),
  onInvite: fn(),
  onClose: fn(),
}
const meta = {
  component: AddPanel,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args,
  beforeEach: () => {
    asked.mockClear()
    return answers(candidates)
  },
} satisfies Meta<typeof AddPanel>
export default meta
type Story = StoryObj<typeof meta>

/** The same button adds or blocks, by what is chosen above. */
export const AddedAndBlocked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Often here, not yet in' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Tomasz Zieliński' }))
    await expect(args.onAdd).toHaveBeenCalledWith(candidates[0])
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find somebody' }), 'kay')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('kay'))
    await userEvent.click(canvas.getByRole('button', { name: 'Blocked' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Block Emre Kaya' }))
    await expect(args.onBlock).toHaveBeenCalledWith(candidates[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Invite by e-mail' }))
    await expect(args.onInvite).toHaveBeenCalledOnce()
  },
}
export const Nobody: Story = { beforeEach: () => answers([]) }
/** A client brings nobody new. */
export const Client: Story = { args: { onInvite: null } }
export const Failed: Story = { beforeEach: () => serve(() => new Response(null, { status: 503 })) }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
export const Twice: Story = { globals: { viewport: { value: 'phone' }, text: 'twice', language: 'cy' } }
