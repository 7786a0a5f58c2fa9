import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PunchDone, PunchLine } from './PunchLine.tsx'

const words = { saved: 'Saved', sending: 'Sending', received: 'Received', noNetwork: 'No network', refused: 'Refused' }
const meta = {
  component: PunchLine,
  args: { label: 'Check-in', time: '05:52', state: 'sending', words },
} satisfies Meta<typeof PunchLine>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = { args: { state: 'saved' } }
export const Sending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check-in 05:52SavedSending')
  },
}
export const Received: Story = { args: { state: 'received' } }
export const NoNetwork: Story = { args: { state: 'noNetwork' } }
export const Refused: Story = { args: { state: 'refused' } }
export const NoNetworkInDark: Story = { ...NoNetwork, globals: { scheme: 'dark' } }
export const UnderTheButton: Story = {
  args: { label: undefined, time: undefined, words: { ...words, saved: 'Saved on this device' } },
  render: args => (
    <>
      <PunchDone>Checked in 05:52</PunchDone>
      <PunchLine {...args} />
    </>
  ),
}
export const UnderTheButtonInDark: Story = { ...UnderTheButton, globals: { scheme: 'dark' } }
export const LongGerman: Story = {
  args: {
    label: 'Vorabmeldung',
    state: 'noNetwork',
    words: { ...words, saved: 'Auf diesem Gerät gesichert', noNetwork: 'Keine Netzverbindung' },
  },
  globals: { viewport: { value: 'phone' } },
  // One line, whatever the language: what is new is read in full.
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status')
    const { lineHeight } = getComputedStyle(line)
    await expect(line.getBoundingClientRect().height).toBeLessThan(2 * parseFloat(lineHeight))
    const news = canvas.getByText('Keine Netzverbindung')
    await expect(news.scrollWidth).toBeLessThanOrEqual(news.clientWidth)
  },
}
/** Twice as large, everything is read to its end. */
export const LargeText: Story = {
  args: { state: 'received' },
  globals: { viewport: { value: 'phone' }, text: 'twice' },
  play: async ({ canvas }) => {
    for (const text of [/^Check-in/, 'Saved', 'Received']) {
      const words = canvas.getByText(text)
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    }
  },
}
