import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'E-mail or login', value: '', onChange: () => undefined },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <TextField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'jonas.petersen@nordlicht.example' } }
export const Hint: Story = { args: { hint: 'The login your office gave you, or your e-mail address.' } }
export const Disabled: Story = { args: { value: 'jonas.petersen', disabled: true } }
export const ErrorInDark: Story = {
  args: { value: 'jonas', error: 'No account with this login.' },
  globals: { scheme: 'dark' },
}
export const LongGerman: Story = {
  args: {
    label: 'Veranstaltungstechnikerausweisnummer der ausstellenden Berufsgenossenschaft',
    value: 'Veranstaltungstechniker Beleuchtungsanlagen',
  },
}
export const Wrong: Story = {
  args: { value: 'jonas.petersen@nordlicht', error: 'No account with this login. Check the spelling or ask planning.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail or login' })
    await expect(input).toHaveAccessibleDescription(/No account with this login/)
    await expect(input).toBeInvalid()
    await userEvent.type(input, '.example')
    await expect(input).toHaveValue('jonas.petersen@nordlicht.example')
  },
}
