import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FilterSelect } from './FilterSelect.tsx'

const items = [
  { value: 'loader', label: 'Loader' },
  { value: 'rigger', label: 'Rigger' },
  { value: 'long', label: 'Veranstaltungstechniker Beleuchtungsanlagen und Verfolgerscheinwerfer' },
]
const chose = fn()
const meta = {
  component: FilterSelect,
  args: { label: 'Function', anyLabel: 'All functions', value: '', onChange: chose, items },
} satisfies Meta<typeof FilterSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Anything: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <FilterSelect
        {...args}
        value={value}
        onChange={to => {
          args.onChange(to)
          setValue(to)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('combobox', { name: 'Function' })
    await userEvent.selectOptions(filter, 'Rigger')
    await expect(chose).toHaveBeenLastCalledWith('rigger')
    await expect(filter).toHaveDisplayValue('Rigger')
    await userEvent.selectOptions(filter, 'All functions')
    await expect(chose).toHaveBeenLastCalledWith('')
  },
}
export const Chosen: Story = { args: { value: 'rigger' } }
export const Long: Story = {
  args: { value: 'long' },
  decorators: [
    Story => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { args: { value: 'rigger' }, globals: { scheme: 'dark' } }
export const GoneChoice: Story = {
  args: { value: 'nobody' },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveDisplayValue('All functions'),
}
/** It picks what something is, not what a list is narrowed to: while that is nothing, it says so. */
export const Nothing: Story = {
  args: { label: 'Column 6', unchosen: 'Leave out', anyLabel: 'Leave out' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Column 6' })
    await expect(field).toHaveDisplayValue('Leave out')
    await expect(field.parentElement).toHaveTextContent(/^Leave out/)
  },
}
