import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    value: 'loading-dock',
    onChange: () => undefined,
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <PasswordField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Wrong: Story = { args: { error: 'Wrong password. 4 tries are left.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}
