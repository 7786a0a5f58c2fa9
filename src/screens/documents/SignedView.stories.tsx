import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { finished, signedByAll, signedByJonas, signedMorning } from './documents.fixtures.ts'
import { SignedView } from './SignedView.tsx'

const meta = {
  component: SignedView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Rate agreement 2026' } },
  args: {
    document: signedByJonas,
    at: '2026-05-27T05:12:00Z',
    next: { id: 'd3', name: 'Safety briefing' },
    waiting: 1,
    now: signedMorning,
    onRead: fn(),
  },
} satisfies Meta<typeof SignedView>
export default meta
type Story = StoryObj<typeof meta>

/** What happened, who is next and how they know, and what waits next. */
export const Signed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now it is Britta Claasen’s turn. A mail says so.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next: Safety briefing' })).toHaveAttribute('href', '/documents/d3')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const AtTheDesk: Story = { globals: { viewport: { value: 'desk', isRotated: false } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone' } } }
export const NothingMore: Story = {
  args: { next: null, waiting: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/'),
}
/** The last one waits a moment for the finished paper, and then reads it. */
export const EverybodySigned: Story = {
  args: { document: signedByAll, next: null, waiting: 0 },
  play: ({ canvas }) => expect(canvas.getByText(/is being made/)).toBeVisible(),
}
export const Finished: Story = {
  args: { document: finished, next: null, waiting: 0 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the finished paper' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
}
