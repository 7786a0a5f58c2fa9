import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { FieldWaiting } from './FieldWaiting.tsx'

const meta = {
  component: FieldWaiting,
  args: { label: 'First day', text: 'Sat, 30 May 2026', hint: 'As it stands on the quote.' },
} satisfies Meta<typeof FieldWaiting>
export default meta
type Story = StoryObj<typeof meta>

/** As tall as the field that comes: nothing moves. */
export const AsTallAsAField: Story = {
  render: args => (
    <>
      <FieldWaiting {...args} />
      <TextField {...args} value={args.text} onChange={() => undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, field] = [...canvasElement.children].map(one => one.getBoundingClientRect().height)
    await expect(waiting).toBe(field)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
