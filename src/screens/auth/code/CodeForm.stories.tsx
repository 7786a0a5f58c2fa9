import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { CodeFormView } from './CodeFormView.tsx'

const meta = {
  component: CodeFormView,
  decorators: [
    Story => (
      <Page width="phone">
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Log in' } },
  args: { busy: false, notice: null, onTyped: fn(), onBack: fn() },
} satisfies Meta<typeof CodeFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Type the six digits.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123 456{Enter}')
    await expect(args.onTyped).toHaveBeenCalledWith('123 456')
    await userEvent.click(canvas.getByText('Back'))
    await expect(args.onBack).toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { busy: true } }
export const Refused: Story = { args: { notice: 'codeRefused' } }
export const Unreachable: Story = { args: { notice: 'unreachable' } }
export const Dark: Story = { globals: { scheme: 'dark' }, args: { notice: 'codeRefused' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' } }
export const LongWords: Story = { parameters: { screen: { title: 'Log in', longer: true } } }
