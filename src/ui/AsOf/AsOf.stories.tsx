import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AsOf } from './AsOf.tsx'

const meta = {
  component: AsOf,
  args: { age: 'old', children: 'as of 14:32', more: '26 min old, trying again' },
} satisfies Meta<typeof AsOf>
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  args: { age: 'fresh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^as of 14:32$/)
  },
}
export const Old: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('as of 14:3226 min old, trying again')
  },
}
export const VeryOld: Story = { args: { age: 'veryOld', more: '2 days old, trying again' } }
export const OldInDark: Story = { globals: { scheme: 'dark' } }
export const VeryOldInDark: Story = { args: { age: 'veryOld' }, globals: { scheme: 'dark' } }
export const Wall: Story = { args: { wall: true } }
