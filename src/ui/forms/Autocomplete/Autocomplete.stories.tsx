import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconMapPin } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Autocomplete } from '../../lazy-forms.tsx'
import { disabledFieldBaseline, wrongArgs, wrongFieldBaseline } from '../field-baseline.ts'
import { matching } from '../matching.ts'

const places = [
  { value: '50a', label: 'Schuppen 50A', detail: 'Australiastraße, Hamburg', meta: '7 projects' },
  { value: '52', label: 'Schuppen 52', detail: 'Australiastraße, Hamburg', meta: '12 projects' },
  { value: 'cch', label: 'CCH Congress Center', detail: 'Dammtor, Hamburg', meta: '31 projects' },
].map(place => ({ ...place, icon: <IconMapPin aria-hidden="true" /> }))
const added = fn()
const meta = {
  component: Autocomplete,
  args: { label: 'Location', value: '', onChange: fn(), onChoose: fn(), options: places },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Autocomplete
        {...args}
        value={value}
        onChange={setValue}
        options={matching(args.options, value)}
        onChoose={to => {
          args.onChoose(to)
          setValue(places.find(place => place.value === to)?.label ?? '')
        }}
        add={
          value === ''
            ? undefined
            : { label: `Add “${value}” here`, meta: 'saved with the project', onAdd: () => added(value) }
        }
      />
    )
  },
} satisfies Meta<typeof Autocomplete>
export default meta
type Story = StoryObj<typeof meta>

const typed: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('combobox'), 'Schuppen 5')
  await expect(await screen.findByRole('listbox')).toBeVisible()
}

export const Empty: Story = {}
export const Found: Story = { play: typed }
export const Dark: Story = { globals: { scheme: 'dark' }, play: typed }
export const German: Story = {
  args: { label: 'Veranstaltungsort der Donaudampfschifffahrtsgesellschaft' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: typed,
}
export const Welsh: Story = { args: { label: 'Lleoliad', value: 'Canolfan y Mileniwm' } }
export const LargeText: Story = {
  globals: { text: 'twice', viewport: { value: 'phone', isRotated: false } },
  play: typed,
}
export const Wrong: Story = {
  args: wrongArgs,
  play: ({ canvas }) => wrongFieldBaseline({ canvas, role: 'combobox', name: 'Location' }),
}
export const Disabled: Story = {
  args: { disabled: true, value: 'Schuppen 52' },
  play: ({ canvas }) => disabledFieldBaseline({ canvas, role: 'combobox', name: 'Location' }),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Location' })
    await userEvent.tab()
    await userEvent.keyboard('australia 52')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Schuppen 52/ }).id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('52')
    await expect(field).toHaveValue('Schuppen 52')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
  },
}
export const AddedInPlace: Story = {
  play: async ({ canvas }) => {
    added.mockClear()
    await userEvent.type(await canvas.findByRole('combobox'), 'Schuppen 59')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(added).toHaveBeenCalledWith('Schuppen 59')
  },
}
/** What is looked up elsewhere comes when it comes; what is said meanwhile is heard. */
export const LookedUp: Story = {
  render: function Looking(args) {
    const [value, setValue] = useState('')
    const [found, setFound] = useState<ReturnType<typeof matching> | null>([])
    useEffect(() => {
      const answer = setTimeout(() => setFound(matching(places, value)), 30)
      return () => clearTimeout(answer)
    }, [value])
    return (
      <Autocomplete
        {...args}
        value={value}
        onChange={text => {
          setValue(text)
          setFound(null)
        }}
        options={found ?? []}
        note={found === null ? 'Looking' : found.length === 0 ? 'Nothing is called so' : null}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'cch')
    await waitFor(() => expect(screen.getByRole('option', { name: /CCH/ })).toBeVisible())
    await userEvent.keyboard('x')
    await expect(await screen.findByText('Nothing is called so')).toBeVisible()
  },
}
