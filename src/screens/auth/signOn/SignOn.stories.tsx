import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SignOnView } from './SignOnView.tsx'

const meta = {
  component: SignOnView,
  decorators: [
    Story => (
      <Page width="phone">
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Log in' } },
  args: { name: 'Nordlicht', busy: false, trouble: null, onBegin: fn() },
} satisfies Meta<typeof SignOnView>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Nordlicht' }))
    await expect(args.onBegin).toHaveBeenCalledTimes(1)
  },
}
export const ComingBack: Story = { args: { busy: true } }
export const Unknown: Story = {
  args: { trouble: 'openIdUnknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nordlicht knows you/)).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' }, args: { trouble: 'openIdRefused' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' }, args: { trouble: 'openId' } }
export const LongWords: Story = {
  args: { name: 'Veranstaltungsdienstleistungsgesellschaft' },
  parameters: { screen: { title: 'Log in', longer: true } },
}
