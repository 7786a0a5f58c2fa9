import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { MultiSelect } from '../../lazy-forms.tsx'
import { disabledFieldBaseline, wrongArgs, wrongFieldBaseline } from '../field-baseline.ts'

const cities = [
  { value: 'ham', label: 'Hamburg', detail: 'Elbe' },
  { value: 'koe', label: 'Köln', detail: 'Rhein' },
  { value: 'vie', label: 'Wien', detail: 'Donau' },
]
const meta = {
  component: MultiSelect,
  args: {
    label: 'Branches',
    values: [],
    onChange: fn(),
    options: cities,
    placeholder: 'All branches',
    removeLabel: label => `Without ${label}`,
    noneLabel: 'No branch is called so',
  },
  render: function Held(args) {
    const [values, setValues] = useState(args.values)
    return (
      <MultiSelect
        {...args}
        values={values}
        onChange={to => {
          args.onChange(to)
          setValues(to)
        }}
      />
    )
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('combobox'))
  await expect(await screen.findByRole('listbox')).toBeVisible()
}

export const Nothing: Story = {}
export const Chosen: Story = { args: { values: ['ham', 'vie'] }, play: opened }
export const Dark: Story = { args: { values: ['ham', 'koe', 'vie'] }, globals: { scheme: 'dark' }, play: opened }
export const German: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftsniederlassungen',
    values: ['a', 'b'],
    options: [
      { value: 'a', label: 'Veranstaltungstechniker Beleuchtungsanlagen und Verfolgerscheinwerfer' },
      { value: 'b', label: 'Lastenträger' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Welsh: Story = {
  args: { label: 'Canghennau', placeholder: 'Pob cangen', options: [{ value: 'cdf', label: 'Caerdydd' }] },
}
export const LargeText: Story = {
  args: { values: ['ham', 'koe'] },
  globals: { text: 'twice', viewport: { value: 'phone', isRotated: false } },
}
export const Wrong: Story = {
  args: { ...wrongArgs, values: ['ham'] },
  play: ({ canvas }) => wrongFieldBaseline({ canvas, role: 'combobox', name: 'Branches' }),
}
export const Disabled: Story = {
  args: { disabled: true, values: ['ham'] },
  play: async ({ canvas }) => {
    await disabledFieldBaseline({ canvas, role: 'combobox', name: 'Branches' })
    await disabledFieldBaseline({ canvas, role: 'button', name: 'Without Hamburg' })
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Branches' })
    await userEvent.tab()
    await userEvent.keyboard('koln')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['koe'])
    await expect(field).toHaveValue('')
    // It stays open: there may be more.
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['koe', 'ham'])
    await expect(screen.getByRole('option', { name: /Köln/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['koe'])
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Without Köln' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Paris')
    await expect(await screen.findByText('No branch is called so')).toBeVisible()
  },
}
