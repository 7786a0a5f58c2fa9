import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  args: { value: 'https://nordlicht.example/jobs', label: 'Link to the jobs' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Link to the jobs' })).toBeVisible()
  },
}
export const Long: Story = { args: { value: `otpauth://totp/Nordlicht:${'a'.repeat(200)}` } }
/** A camera wants it dark on light. */
export const Dark: Story = { globals: { scheme: 'dark' } }
