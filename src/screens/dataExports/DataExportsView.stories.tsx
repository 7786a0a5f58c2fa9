import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded, uuid } from '../shared/fixtures.ts'
import { type DataExport, DataExportsView } from './DataExportsView.tsx'

const ready: DataExport = {
  id: uuid(1),
  state: 'ready',
  createdAt: '2026-11-24T09:12:00Z',
  createdBy: 'Karin Vogt',
  done: 14_209,
  total: 14_209,
  size: 1_840_000_000,
  keptUntil: '2026-12-01T09:12:00Z',
}
const making: DataExport = {
  ...ready,
  id: uuid(2),
  state: 'making',
  createdAt: '2026-11-27T09:12:00Z',
  done: 5120,
  size: null,
  keptUntil: '2026-12-04T09:12:00Z',
}
const failed: DataExport = { ...ready, id: uuid(3), state: 'failed', createdAt: '2026-11-22T07:00:00Z', size: null }

const meta = {
  component: DataExportsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Export of all data' } },
  args: {
    state: loaded([ready, failed]),
    busy: false,
    going: null,
    failure: null,
    onAsk: fn(),
    onTake: fn(),
    onStop: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof DataExportsView>
export default meta
type Story = StoryObj<typeof meta>

export const Made: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }))
    await expect(args.onTake).toHaveBeenCalledWith(ready)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Take away/ })[1] as HTMLElement)
    await expect(args.onRemove).toHaveBeenCalledWith(failed)
    await userEvent.click(canvas.getByRole('button', { name: 'Make an export' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}
/** One at a time: it says how far it is. */
export const Making: Story = {
  args: { state: loaded([making, ready]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5,120 of 14,209')
    await userEvent.click(canvas.getByRole('button', { name: 'An export is being made' }))
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const Saving: Story = {
  args: { going: { received: 84_000_000, total: 1_840_000_000 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}
export const None: Story = { args: { state: loaded([]) } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { args: { state: loaded([making, ready, failed]) }, globals: { scheme: 'dark' } }
export const Phone: Story = {
  args: { state: loaded([making, ready, failed]) },
  globals: { viewport: { value: 'phone' } },
}
export const PhoneTextTwice: Story = {
  args: { state: loaded([making, ready, failed]) },
  globals: { viewport: { value: 'phone' }, text: 'twice', language: 'cy' },
}
export const German: Story = { args: { state: loaded([making, ready]) }, globals: { language: 'de' } }
