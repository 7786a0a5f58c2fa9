import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { PasskeyLoginView } from './PasskeyLoginView.tsx'

const meta = {
  component: PasskeyLoginView,
  decorators: [
    Story => (
      <Page width="phone">
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Log in' } },
  args: { busy: false, notice: null, onAsk: fn() },
} satisfies Meta<typeof PasskeyLoginView>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }))
    await expect(args.onAsk).toHaveBeenCalledTimes(1)
  },
}
export const Waiting: Story = { args: { busy: true } }
/** Said below the button: what was above stays where it was. */
export const Cancelled: Story = {
  args: { notice: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The device was not unlocked/)).toBeVisible()
  },
}
export const Refused: Story = { args: { notice: 'refused' } }
export const Dark: Story = { globals: { scheme: 'dark' }, args: { notice: 'unreachable' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' }, args: { notice: 'refused' } }
export const LongWords: Story = { parameters: { screen: { title: 'Log in', longer: true } } }
