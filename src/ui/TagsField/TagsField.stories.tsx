import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TagsField } from './TagsField.tsx'

const meta = {
  component: TagsField,
  args: {
    label: 'Tags',
    values: ['Check-in'],
    hint: 'Press space or enter to add a tag.',
    onChange: fn(),
    typed: '',
    onTyped: fn(),
    removeLabel: label => `Remove ${label}`,
  },
  render: function Kept(args) {
    const [values, setValues] = useState(args.values)
    const [typed, setTyped] = useState(args.typed)
    return (
      <TagsField
        {...args}
        values={values}
        onChange={next => {
          args.onChange(next)
          setValues(next)
        }}
        typed={typed}
        onTyped={text => {
          args.onTyped(text)
          setTyped(text)
        }}
      />
    )
  },
} satisfies Meta<typeof TagsField>
export default meta
type Story = StoryObj<typeof meta>

/** A blank or Enter ends a word; one that is there already, however it is spelled, is not added again. */
export const Typed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Tags')
    await userEvent.type(field, 'Offline check-IN network{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Check-in', 'Offline', 'network'])
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Check-in', 'Offline'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Check-in' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Offline'])
    await userEvent.type(field, 'late')
    await expect(args.onTyped).toHaveBeenLastCalledWith('late')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(['Offline', 'late'])
  },
}
export const Many: Story = {
  args: { values: Array.from({ length: 14 }, (_, at) => `Sicherheitsunterweisung-${at + 1}`) },
}
export const Wrong: Story = { args: { error: 'At most 20 tags.' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
