import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { MailNoticesView } from './MailNoticesView.tsx'

const meta = {
  component: MailNoticesView,
  decorators: [withScreen],
  parameters: { layout: 'padded' },
  args: { state: loaded({ address: 'jonas@nordlicht.example', on: true }), busy: false, onTurn: fn() },
} satisfies Meta<typeof MailNoticesView>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await expect(args.onTurn).toHaveBeenCalledWith(false)
  },
}
export const Off: Story = {
  args: { state: loaded({ address: 'jonas@nordlicht.example', on: false }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(args.onTurn).toHaveBeenCalledWith(true)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LargeText: Story = { globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
