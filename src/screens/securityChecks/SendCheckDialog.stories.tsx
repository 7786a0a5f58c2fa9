import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { morning } from '../shared/fixtures.ts'
import { SendCheckDialog } from './SendCheckDialog.tsx'
import { finished } from './security-checks.fixtures.ts'

const check = {
  ...finished,
  recipients: [
    { name: 'Hanna Voss', email: 'voss@arena.example' },
    { name: null, email: 'papers@arena.example' },
  ],
  mails: [],
}
const meta = {
  component: SendCheckDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: { check, id: 'check', now: morning, onClose: fn() },
} satisfies Meta<typeof SendCheckDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The first of the client is chosen; without anybody it goes nowhere. */
export const Recipients: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('checkbox', { name: /Hanna Voss/ })
    await expect(first).toBeChecked()
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }))
    await expect(canvas.getByText('Please choose who gets it.')).toBeVisible()
  },
}
export const NobodyKnown: Story = {
  args: { check: { ...check, recipients: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }))
    await expect(canvas.getByText('Please choose who gets it.')).toBeVisible()
  },
}
export const SentBefore: Story = {
  args: {
    check: {
      ...check,
      mails: [
        {
          ...{ id: 'mail', recipient: 'voss@arena.example', state: 'sent' as const },
          ...{ since: '2026-05-27T04:40:00Z', nextAttemptAt: null },
        },
      ],
    },
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
