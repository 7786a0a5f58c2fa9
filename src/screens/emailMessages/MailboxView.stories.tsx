import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded, morning } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { EmailView } from './EmailView.tsx'
import { MailboxView } from './MailboxView.tsx'
import { attachments, details, email, emails, mailboxes } from './emails.fixtures.ts'

const opened = fn()
const beside = {
  id: emails[0]?.id ?? null,
  onOpen: opened,
  message: (
    <EmailView
      inside
      state={loaded({ message: details(), attachments })}
      aboutHref={() => null}
      onDownload={fn()}
      downloading={false}
    />
  ),
}
const meta = {
  component: MailboxView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Mailbox' } },
  args: {
    state: loaded(listOf(emails)),
    boxes: mailboxes,
    shown: { mailbox: null, state: null },
    onShow: fn(),
    address: { search: '', onSearch: fn(), clear: fn() },
    now: morning,
    beside: null,
  },
} satisfies Meta<typeof MailboxView>
export default meta
type Story = StoryObj<typeof meta>

/** One after the other: mailboxes as tabs, each row leads to its page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Jule Martens, Hanse Konzerte/ })).toHaveAttribute(
      'href',
      `/email-messages/${emails[0]?.id}`,
    )
    await expect(canvas.queryByRole('tab', { name: 'Quotations' })).toBeNull()
    await userEvent.click(await canvas.findByRole('tab', { name: 'Invoices' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ mailbox: 'invoices', state: null })
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'failed')
    await expect(args.onShow).toHaveBeenLastCalledWith({ mailbox: null, state: 'failed' })
  },
}
export const Desk: Story = {
  args: { beside },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    opened.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /^Invoices/ }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ mailbox: 'invoices', state: null })
    await userEvent.click(canvas.getByRole('button', { name: /^Not delivered/ }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ mailbox: null, state: 'failed' })
    await userEvent.click(canvas.getByRole('button', { name: /Invoice NL-2026-0231/ }))
    await expect(opened).toHaveBeenCalledWith(emails[2]?.id)
  },
}
export const DeskDark: Story = { args: { beside }, globals: { viewport: { value: 'desk' }, scheme: 'dark' } }
export const DeskGerman: Story = { args: { beside }, globals: { viewport: { value: 'desk' }, language: 'de' } }
export const Dark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } }
export const German: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, language: 'cy', text: 'twice' } }
export const FarTooMany: Story = {
  args: { state: loaded(listOf(Array.from({ length: 4000 }, (_, at) => email(at)))) },
}
export const NoneFound: Story = {
  args: { state: loaded(listOf([])), shown: { mailbox: null, state: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.address.clear).toHaveBeenCalled()
  },
}
export const None: Story = {
  args: { state: loaded(listOf([])), boxes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No e-mails found.')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' }, boxes: null } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
