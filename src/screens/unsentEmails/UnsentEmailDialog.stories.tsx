import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { UnsentEmailDialog } from './UnsentEmailDialog.tsx'
import { failed, old, retrying, unclear } from './unsent.fixtures.ts'

const sent = fn<(address: string, body: unknown) => void>()

const meta = {
  component: UnsentEmailDialog,
  decorators: [withScreen],
  args: { email: failed, now: Date.parse('2026-06-10T09:12:00+02:00'), readable: true, onClose: fn() },
  beforeEach: () => {
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/v1/')) return fetch(input, init)
      const body = await request.text()
      sent(pathname.replace(/^.*\//, ''), body === '' ? null : JSON.parse(body))
      return pathname.endsWith('letGo')
        ? new Response(null, { status: 204 })
        : Response.json({ ...failed, state: 'retrying' })
    }
    sent.mockClear()
    return () => void (globalThis.fetch = fetch)
  },
} satisfies Meta<typeof UnsentEmailDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))

export const Failed: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await opened()
    await expect(dialog.getByText('The mail server does not take this address.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Read the e-mail' })).toHaveAttribute('href', `/mailbox/${failed.id}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('send', { mayArriveTwice: false }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
/** Somebody may have it twice: that is said before it is sent. */
export const Unclear: Story = {
  args: { email: unclear },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await expect(dialog.getByText(/may have it twice/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send it all the same' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('send', { mayArriveTwice: true }))
  },
}
/** It is asked first; the safe answer leads back. */
export const LettingGo: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Let go' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Keep it here' }))
    await userEvent.click((await opened()).getByRole('button', { name: 'Let go' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Let go' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('letGo', null))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const Retrying: Story = { args: { email: retrying } }
export const Unwritten: Story = {
  args: { email: old },
  play: async () => {
    await expect((await opened()).queryByRole('link')).toBeNull()
  },
}
export const Dark: Story = { args: { email: unclear }, globals: { scheme: 'dark' } }
export const LongWords: Story = { args: { email: unclear }, parameters: { screen: { longer: true } } }
export const German: Story = { args: { email: retrying }, globals: { language: 'de' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
