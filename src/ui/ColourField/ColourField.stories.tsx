import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { ColourField } from './ColourField.tsx'

const meta = {
  component: ColourField,
  args: { label: 'Accent', pickLabel: 'Pick: Accent', value: '#0b6b5d', onChange: () => undefined },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <ColourField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ColourField>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { hint: 'Contrast 6.1 : 1, at least 3 : 1' },
  play: async ({ canvas, userEvent }) => {
    const [square, text] = [canvas.getByLabelText('Pick: Accent'), canvas.getByLabelText('Accent')]
    await expect(square).toHaveValue('#0b6b5d')
    await userEvent.clear(text)
    await userEvent.type(text, '#F0a')
    await expect(square).toHaveValue('#ff00aa')
  },
}
export const Picked: Story = {
  play: async ({ canvas }) => {
    fireEvent.input(canvas.getByLabelText('Pick: Accent'), { target: { value: '#1f4f99' } })
    await expect(canvas.getByLabelText('Accent')).toHaveValue('#1f4f99')
  },
}
export const NoColour: Story = { args: { value: 'green', error: 'Write a colour like #1f4f99.' } }
export const ErrorInDark: Story = {
  args: { value: '#ffee00', error: 'Contrast 1.1 : 1, at least 3 : 1', hint: 'buttons and marks' },
  globals: { scheme: 'dark' },
}
export const LongGerman: Story = {
  args: { label: 'Akzentfarbe der Schaltflächenbeschriftungen', hint: 'Kontrastverhältnismindestanforderung 4,5 : 1' },
  globals: { viewport: { value: 'phone' } },
}
