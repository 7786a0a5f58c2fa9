import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { EmailView } from './EmailView.tsx'
import { attachments, details, hostile } from './emails.fixtures.ts'

const meta = {
  component: EmailView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Sent e-mail' } },
  args: {
    state: loaded({ message: details(), attachments }),
    aboutHref: ({ key }: { key: string }) => `/projects/${key}`,
    onDownload: fn(),
    downloading: false,
  },
} satisfies Meta<typeof EmailView>
export default meta
type Story = StoryObj<typeof meta>

const frame = (canvas: { getByTitle: (title: RegExp) => HTMLElement }) =>
  (canvas.getByTitle(/^The e-mail/) as HTMLIFrameElement).contentDocument

/** Whom it went to, what it is about, its file, and what it says in a frame of its own. */
export const Read: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Jule Martens, Hanse Konzerte')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'N-1042 Nordic Sounds 2026' })).toHaveAttribute(
      'href',
      '/projects/N-1042',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Download L-26-0412.pdf' }))
    await expect(args.onDownload).toHaveBeenCalledWith(attachments[0])
    await waitFor(() => expect(frame(canvas)?.body).toHaveTextContent('Signed by Jule Martens'))
  },
}
/** Nothing of it runs, whatever stands there. */
export const Hostile: Story = {
  args: { state: loaded({ message: details({ html: hostile }), attachments: [] }) },
  play: async ({ canvas }) => {
    const before = document.title
    await waitFor(() => expect(frame(canvas)?.body).toHaveTextContent('Kind regards'))
    await expect(canvas.getByTitle(/^The e-mail/).getAttribute('sandbox')).not.toContain('allow-scripts')
    frame(canvas)?.querySelector('button')?.click()
    await expect(document.title).toBe(before)
  },
}
export const CameBack: Story = {
  args: {
    state: loaded({
      message: details({
        state: 'failed',
        cause: 'recipientRefused',
        sentAt: null,
        reason: 'The mail server refuses the recipient: 550 5.1.1 <jule@hanse.example> no such user here',
      }),
      attachments,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Came back')).toBeVisible()
    await expect(canvas.getByText('The mail server does not take this address.')).toBeVisible()
    await expect(canvas.getByText(/no such user here/)).toBeVisible()
  },
}
/** It never left, whatever the mail server would have said. */
export const NeverLeft: Story = {
  args: {
    state: loaded({
      message: details({
        ...{ state: 'failed', cause: 'gone', sentAt: null, html: null, text: null, about: null },
        reason: 'What this mail was about is no longer there.',
      }),
      attachments: [],
    }),
  },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht gesendet')).toBeVisible()
    await expect(canvas.getByText('Das, worum es ging, gibt es nicht mehr.')).toBeVisible()
    await expect(canvas.queryByText(/no longer there/)).toBeNull()
  },
}
/** Whoever has no device was told of a near call by telephone. */
export const ByTextMessage: Story = {
  args: { state: loaded({ message: details({ bySms: true }), attachments: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It left as a text message/)).toBeVisible()
  },
}
export const Unsubscribed: Story = {
  args: { state: loaded({ message: details({ state: 'stopped', sentAt: null, hadSentBy: null }), attachments: [] }) },
}
export const NotWritten: Story = {
  args: {
    state: loaded({
      message: details({ state: 'queued', sentAt: null, html: null, text: null, subject: null, about: null }),
      attachments: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is written when it leaves.')).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const LargeText: Story = { globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' } }
export const Gone: Story = {
  args: { state: { kind: 'absent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No e-mails found.')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
