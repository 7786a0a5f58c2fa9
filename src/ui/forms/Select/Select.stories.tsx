import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconMapPin } from '@tabler/icons-react'
import { createRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { Select } from '../../lazy-forms.tsx'
import { disabledFieldBaseline, wrongArgs, wrongFieldBaseline } from '../field-baseline.ts'

const functions = [
  { value: 'loader', label: 'Loader' },
  { value: 'rigger', label: 'Rigger', meta: '4 open' },
  { value: 'runner', label: 'Runner', detail: 'with a driving licence' },
  { value: 'off', label: 'Follow spot', disabled: true },
  { value: 'lead', label: 'Crew chief' },
]
const meta = {
  component: Select,
  args: { label: 'Function', value: '', onChange: fn(), options: functions, placeholder: 'Choose one' },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Select
        {...args}
        value={value}
        onChange={to => {
          args.onChange(to)
          setValue(to)
        }}
      />
    )
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

const list = () => screen.findByRole('listbox', { name: 'Function' })
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('combobox'))
  await expect(await screen.findByRole('listbox')).toBeVisible()
}

export const Nothing: Story = {}
export const Chosen: Story = {
  args: { value: 'rigger', options: functions.map(one => ({ ...one, icon: <IconMapPin aria-hidden="true" /> })) },
  play: opened,
}
export const Dark: Story = { args: { value: 'rigger' }, globals: { scheme: 'dark' }, play: opened }
export const German: Story = {
  args: {
    label: 'Funktion',
    value: 'licht',
    options: [
      { value: 'licht', label: 'Veranstaltungstechniker Beleuchtungsanlagen und Verfolgerscheinwerfer' },
      { value: 'last', label: 'Lastenträger', detail: 'Donaudampfschifffahrtsgesellschaft' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: opened,
}
export const Welsh: Story = {
  args: { label: 'Swyddogaeth', placeholder: 'Dewiswch un', options: [{ value: 'rig', label: 'Rigiwr' }] },
}
export const LargeText: Story = {
  args: { value: 'runner' },
  globals: { text: 'twice', viewport: { value: 'phone', isRotated: false } },
  play: opened,
}
export const TwoHundred: Story = {
  args: { value: '150', options: Array.from({ length: 200 }, (_, at) => ({ value: `${at}`, label: `Place ${at}` })) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    // What is chosen is in view.
    const option = await screen.findByRole('option', { name: 'Place 150' })
    const shown = screen.getByRole('listbox').getBoundingClientRect()
    await waitFor(() => expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(shown.bottom))
  },
}
export const Wrong: Story = {
  args: wrongArgs,
  play: ({ canvas }) => wrongFieldBaseline({ canvas, role: 'combobox', name: 'Function' }),
}
export const Disabled: Story = {
  args: { disabled: true, value: 'rigger' },
  play: ({ canvas }) => disabledFieldBaseline({ canvas, role: 'combobox', name: 'Function' }),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Function' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await list()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    const marked = screen.getByRole('option', { name: /Rigger/ })
    await expect(field).toHaveAttribute('aria-activedescendant', marked.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('rigger')
    await expect(field).toHaveTextContent('Rigger')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
    // The first letter goes round what begins with it.
    await userEvent.keyboard('r')
    await expect(args.onChange).toHaveBeenLastCalledWith('runner')
    await userEvent.keyboard('r')
    await expect(args.onChange).toHaveBeenLastCalledWith('rigger')
    await userEvent.keyboard(' ')
    await expect(await list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

const held = createRef<HTMLButtonElement>()
export const GivesItsRef: Story = {
  render: args => <Select {...args} ref={held} />,
  play: async ({ canvas }) => expect(held.current).toBe(await canvas.findByRole('combobox')),
}

const closed = fn()
/** What opens lies over the dialog, can be reached, and Escape closes it alone. */
export const InADialog: Story = {
  render: args => (
    <Dialog opened title="Who is wanted?" closeLabel="Close" onClose={closed} footer={<Button>Save</Button>}>
      <Select {...args} />
    </Dialog>
  ),
  play: async ({ args, canvas }) => {
    closed.mockClear()
    const field = await canvas.findByRole('combobox', { name: 'Function' })
    await userEvent.click(field)
    await expect((await list()).closest('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Loader' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('loader')
  },
}
/** A list that is longer than its dialog neither scrolls it nor is cut off by it: what a finger is on stays under it. */
export const LongerThanItsDialog: Story = {
  args: { options: Array.from({ length: 20 }, (_, at) => ({ value: `${at}`, label: `Place ${at}` })) },
  render: args => (
    <Dialog opened title="Who is wanted?" closeLabel="Close" onClose={closed} footer={<Button>Save</Button>}>
      <Select {...args} />
    </Dialog>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Function' }))
    const shown = await list()
    const dialog = screen.getByRole('dialog')
    await expect(shown.getBoundingClientRect().height).toBeGreaterThan(200)
    await waitFor(() => expect(dialog.scrollHeight).toBe(dialog.clientHeight))
    await userEvent.click(screen.getByRole('option', { name: 'Place 19' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('19')
  },
}
