import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { CloseDialog } from './CloseDialog.tsx'
import { may } from './closing.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone' } }
const meta = {
  component: CloseDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payrolls' } },
  globals: desk,
  args: { month: may, today: '2026-06-03', busy: false, onSend: fn(), onClose: fn() },
} satisfies Meta<typeof CloseDialog>
export default meta
type Story = StoryObj<typeof meta>

/** What closing does, whom it leaves out, and when the money is to go: in a week, unless it is said otherwise. */
export const Closing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    await expect(said.some(text => text.includes('4'))).toBe(true)
    await expect(said.some(text => text.includes('28:15'))).toBe(true)
    await expect(said.some(text => text.includes('16:15'))).toBe(true)
    await expect(said).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Close the month' }))
    await expect(args.onSend).toHaveBeenCalledWith('2026-06-10')
  },
}
/** Nothing is left over: only what it does is said. */
export const NothingLeft: Story = {
  args: {
    month: {
      ...may,
      ...{ ready: 0, unsigned: 0, declined: 0, open: 1 },
      people: may.people.filter(({ state }) => state === 'complete'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
/** Under way it is not sent again. */
export const UnderWay: Story = {
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    const [, send] = canvas.getAllByRole('button', { name: /Close the month|Close/ })
    if (send) await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const Phone: Story = { globals: phone }
export const German: Story = { globals: { ...phone, language: 'de', scheme: 'dark' } }
export const Welsh: Story = { globals: { ...phone, language: 'cy' } }
export const LargeText: Story = { globals: { ...phone, text: 'twice', language: 'de' } }
