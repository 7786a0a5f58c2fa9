import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded, uuid } from '../../shared/fixtures.ts'
import { listOf } from '../../shared/list/useList.ts'
import { type OpenKiosk, OpenKiosksView } from './OpenKiosksView.tsx'

const kiosk = (at: number, label: string, over: Partial<OpenKiosk>): OpenKiosk => ({
  id: uuid(at),
  crewId: uuid(10 + at),
  label,
  startedAt: '2026-06-10T05:10:00Z',
  startedBy: 'Mara Koch',
  lastSeenAt: '2026-06-10T07:09:00Z',
  waiting: 0,
  revokedAt: null,
  endedAt: null,
  crew: { id: uuid(10 + at), name: 'Stagehands' },
  project: { number: '7001', name: 'Spring show' },
  ...over,
})
const dock = kiosk(1, 'Dock C', {})
const silent = kiosk(2, 'Gate A', { lastSeenAt: '2026-06-10T05:40:00Z', waiting: 4 })
const never = kiosk(3, 'Loading bay at the back of the hall', { lastSeenAt: null, startedAt: '2026-06-09T05:10:00Z' })

const meta = {
  component: OpenKiosksView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Kiosks' } },
  args: {
    state: loaded(listOf([dock, silent, never])),
    address: { search: '', onSearch: fn(), clear: fn() },
    now: Date.parse('2026-06-10T07:12:00Z'),
    asking: null,
    busy: false,
    onAsk: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OpenKiosksView>
export default meta
type Story = StoryObj<typeof meta>

/** What was not heard for long is marked; each is closed from its row. */
export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.map(row => within(row).queryByText('Not heard for long') !== null)).toEqual([false, true, true])
    await expect(canvas.getByText(/Last heard 1 h 32 min ago · 4 entries wait on it/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close Gate A' }))
    await expect(args.onAsk).toHaveBeenCalledWith(silent)
  },
}
/** It says what still waits on the tablet. */
export const Asking: Story = {
  args: { asking: silent },
  play: async ({ userEvent, args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Close the kiosk “Gate A”?' }))
    await expect(question.getByText(/^4 entries wait on it\. It shows nobody/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith(silent)
  },
}
export const None: Story = { args: { state: loaded(listOf([])) } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const LongWords: Story = { parameters: { screen: { title: 'Kiosks', longer: true } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const DarkOnPhone: Story = { globals: { scheme: 'dark', viewport: { value: 'phone', isRotated: false } } }
