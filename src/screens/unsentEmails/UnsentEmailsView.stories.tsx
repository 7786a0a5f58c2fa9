import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { UnsentEmailsView } from './UnsentEmailsView.tsx'
import { failed, nothingWaits, outgoing, unsent } from './unsent.fixtures.ts'

const meta = {
  component: UnsentEmailsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Unsent e-mails' } },
  args: {
    state: loaded(listOf(unsent)),
    address: { search: '', onSearch: fn(), clear: fn() },
    now: Date.parse('2026-06-10T09:12:00+02:00'),
    outgoing,
    only: null,
    onNarrow: fn(),
    onOpen: fn(),
    busy: false,
    onSendAll: fn(),
  },
} satisfies Meta<typeof UnsentEmailsView>
export default meta
type Story = StoryObj<typeof meta>

/** A row opens the e-mail; the list is narrowed by how they stand, and all are sent again at once. */
export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Henrike Lohmann' }))
    await expect(args.onOpen).toHaveBeenCalledWith(failed)
    await expect(canvas.getByText(/The mail server cannot be reached\. · tried 7 times$/)).toBeVisible()
    await expect(canvas.getByText(/452 out of space/)).toBeVisible()
    await expect(
      screen.getByText(/^Waiting to leave: 3 e-mails \(since .*\), 12 messages to devices .*1 paper/),
    ).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Perhaps arrived')
    await expect(args.onNarrow).toHaveBeenCalledWith('unclear')
    await userEvent.click(screen.getByRole('button', { name: 'Send all again' }))
    await expect(args.onSendAll).toHaveBeenCalledOnce()
    await expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  },
}
/** All is well: there is nothing to send again. */
export const None: Story = {
  args: { state: loaded(listOf([])), outgoing: nothingWaits },
  play: async () => {
    await expect(screen.getByText('Nothing waits to leave.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull()
  },
}
export const NoneFound: Story = { args: { state: loaded(listOf([])), only: 'unclear' } }
export const Loading: Story = { args: { state: { kind: 'loading' }, outgoing: null } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' }, outgoing: null } }
export const LongWords: Story = { parameters: { screen: { title: 'Unsent e-mails', longer: true } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const DarkOnPhone: Story = { globals: { scheme: 'dark', viewport: { value: 'phone', isRotated: false } } }
