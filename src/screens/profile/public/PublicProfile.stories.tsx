import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { PublicProfileView } from './PublicProfileView.tsx'

const meta = {
  component: PublicProfileView,
  decorators: [
    Story => (
      <Page>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Profile' } },
  args: {
    state: loaded(true),
    link: 'https://nordlicht.example/public/crew-profile/6f0d2a51-4a0e-4b8f-9f6a-0f7b2f0f3d11',
    busy: false,
    notCopied: false,
    onChange: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof PublicProfileView>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^nordlicht\.example\/public/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('switch', { name: 'Public profile' }))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}
export const Off: Story = {
  args: { state: loaded(false) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'Public profile' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const NotCopied: Story = { args: { notCopied: true } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = {
  args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('switch')).toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Twice: Story = { globals: { text: 'twice', language: 'cy', viewport: { value: 'phone' } } }
