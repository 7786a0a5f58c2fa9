import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { PrivacyView } from './PrivacyView.tsx'

const meta = {
  component: PrivacyView,
  decorators: [withScreen],
  args: { name: 'Björn Hallström', going: null, failure: null, onTake: fn(), onStop: fn(), onErase: fn() },
} satisfies Meta<typeof PrivacyView>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export all data' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Erase …' }))
    await expect(args.onErase).toHaveBeenCalledOnce()
  },
}
export const Going: Story = {
  args: { going: { received: 1_400_000, total: 9_000_000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Gathering what is known/)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}
export const TooLarge: Story = {
  args: { failure: { code: 'exportTooLarge', status: 413, details: {}, technical: '' } },
}
export const PhoneTextTwice: Story = {
  args: { name: 'Maximiliane Freifrau von Hohenstein-Waldenburg' },
  globals: { viewport: { value: 'phone' }, text: 'twice', language: 'de', scheme: 'dark' },
}
