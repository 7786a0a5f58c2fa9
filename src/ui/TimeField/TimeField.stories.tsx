import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { disabledFieldBaseline, wrongArgs, wrongFieldBaseline } from '../forms/field-baseline.ts'
import { TimeField } from './TimeField.tsx'

const held = createRef<HTMLInputElement>()
const meta = {
  component: TimeField,
  args: {
    label: 'Call time',
    value: '06:00',
    onChange: fn(),
    wrongLabel: 'This is no time. Write it like 06:30.',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TimeField
        {...args}
        ref={held}
        value={value}
        onChange={to => {
          args.onChange(to)
          setValue(to)
        }}
      />
    )
  },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Set: Story = { play: ({ canvas }) => expect(held.current).toBe(canvas.getByRole('textbox')) }
export const Empty: Story = { args: { value: '', placeholder: '--:--' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { args: { label: 'Veranstaltungsaufbauanfangszeit der Donaudampfschifffahrt' } }
export const Welsh: Story = { args: { label: 'Amser galw' } }
export const LargeText: Story = { globals: { text: 'twice' } }
export const Wrong: Story = {
  args: wrongArgs,
  play: ({ canvas }) => wrongFieldBaseline({ canvas, role: 'textbox', name: 'Call time' }),
}
export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => disabledFieldBaseline({ canvas, role: 'textbox', name: 'Call time' }),
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Call time' })
    await userEvent.clear(field)
    await userEvent.type(field, '1930')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('19:30')
    await expect(field).toHaveValue('19:30')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('20:00')
    await expect(field).toHaveValue('20:00')
    await userEvent.clear(field)
    await userEvent.type(field, 'late{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.tab()
    await expect(field).toHaveValue('late')
    await expect(field).toHaveAccessibleDescription(/^This is no time/)
  },
}
