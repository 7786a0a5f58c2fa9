import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded, morning, uuid } from '../../shared/fixtures.ts'
import { type Device, DevicesView } from './DevicesView.tsx'

const device = (at: number, of: Partial<Device>): Device => ({
  ...{ id: uuid(at), mark: `mark ${at}`, kind: 'phone', browser: 'Chrome', createdAt: '2026-04-02T10:00:00Z' },
  ...{ arrivedAt: '2026-05-27T02:12:00Z', silentSince: null, on: true },
  ...of,
})
const phone = device(1, {})
const laptop = device(2, { kind: 'desk', browser: 'Firefox', arrivedAt: '2026-05-24T16:30:00Z' })
const tablet = device(3, {
  kind: 'tablet',
  browser: 'Samsung Internet',
  silentSince: '2026-05-02T08:00:00Z',
  on: false,
})

const meta = {
  component: DevicesView,
  decorators: [withScreen],
  parameters: { layout: 'padded' },
  args: {
    ...{ state: loaded([phone, laptop, tablet]), now: morning, turned: 'on', mark: phone.mark, kind: 'phone' },
    ...{ problem: null, removing: null, quietHours: { from: 22, to: 5 }, onTurn: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof DevicesView>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Messages on this device' }))
    await expect(args.onTurn).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Samsung Internet, tablet' }))
    await expect(args.onRemove).toHaveBeenCalledWith(tablet)
    await expect(canvas.getByText(/^Arrived \d\d:\d\d$/)).toBeVisible()
    await expect(canvas.getByText(/^No answer since/)).toBeVisible()
    await expect(canvas.getByText(/^Quiet from 22:00 to 05:00\./)).toBeVisible()
  },
}
/** The agency has settled that devices are told at any hour. */
export const NoQuietHours: Story = {
  args: { quietHours: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Arrived \d\d:\d\d$/)).toBeVisible()
    await expect(canvas.queryByText(/^Quiet from/)).toBeNull()
  },
}
export const Off: Story = {
  args: { state: loaded([]), turned: 'off', mark: null },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Messages on this device' }))
    await expect(args.onTurn).toHaveBeenCalledWith(true)
  },
}
export const Turning: Story = {
  args: { state: loaded([]), turned: 'turning', mark: null },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Messages on this device' }))
    await expect(args.onTurn).not.toHaveBeenCalled()
  },
}
export const Denied: Story = { args: { state: loaded([laptop]), turned: 'denied', mark: null } }
export const Unsupported: Story = {
  args: { state: loaded([]), turned: 'unsupported', mark: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
export const Refused: Story = { args: { state: loaded([]), turned: 'off', mark: null, problem: 'refused' } }
export const NoNetwork: Story = { args: { state: loaded([]), turned: 'off', mark: null, problem: 'unreachable' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LargeText: Story = { globals: { language: 'de', viewport: { value: 'phone' }, text: 'twice' } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
