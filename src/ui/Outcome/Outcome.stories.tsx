import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outcome } from './Outcome.tsx'

const meta = {
  component: Outcome,
  args: { title: 'Signed at 07:12', text: 'Britta Claasen is next, and was told by mail.' },
} satisfies Meta<typeof Outcome>
export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {}
export const Waits: Story = {
  args: { title: 'Handed in', text: 'It is kept on this device and goes out by itself.', waits: true },
}
export const Failed: Story = { args: { title: '2 of 5 right', text: 'Not passed, 4 were needed.', failed: true } }
export const Dark: Story = { ...Waits, globals: { scheme: 'dark' } }
export const LargeText: Story = {
  args: { title: 'Unterschrieben um 07:12 Uhr', text: 'Die Mannschaftsverantwortliche ist als Nächste an der Reihe.' },
  globals: { viewport: { value: 'phone' }, text: 'twice', language: 'de' },
}
