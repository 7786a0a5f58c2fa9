import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { UnsubscribeView } from './UnsubscribeView.tsx'

const meta = {
  component: UnsubscribeView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: {} },
  args: { state: { kind: 'asked' }, busy: false, failed: false, onUnsubscribe: fn(), onAgain: fn() },
} satisfies Meta<typeof UnsubscribeView>
export default meta
type Story = StoryObj<typeof meta>

const address = 'm•••••@example.test'

export const Asked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.onUnsubscribe).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }))
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { busy: true } }
export const NotReached: Story = { args: { failed: true } }
export const Done: Story = {
  args: { state: { kind: 'done', address } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
/** The second tap of a double tap on the button before it takes nothing back. */
export const SecondTap: Story = {
  args: { state: { kind: 'done', address } },
  play: async ({ canvas, args }) => {
    const again = canvas.getByRole('button', { name: 'Subscribe again' })
    again.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    await expect(args.onAgain).not.toHaveBeenCalled()
    again.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
export const Already: Story = { args: { state: { kind: 'already', address } } }
export const Again: Story = { args: { state: { kind: 'again', address } } }
export const Wrong: Story = { args: { state: { kind: 'wrong' } } }
export const Dark: Story = { ...Done, globals: { scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const LargeText: Story = { globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' } }
