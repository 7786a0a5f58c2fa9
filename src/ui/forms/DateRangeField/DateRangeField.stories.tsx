import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DateRangeField } from '../../lazy-forms.tsx'
import { english, german, shownIn, welsh } from '../date-stories.ts'
import { disabledFieldBaseline, wrongArgs, wrongFieldBaseline } from '../field-baseline.ts'

const meta = {
  component: DateRangeField,
  args: {
    label: 'First and last day',
    fromLabel: 'First day',
    toLabel: 'Last day',
    between: 'to',
    value: { from: '2026-05-26', to: '2026-05-29' },
    onChange: fn(),
    words: english,
    format: shownIn('en-GB'),
    wrongLabel: 'This is no day that can be chosen.',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateRangeField
        {...args}
        value={value}
        onChange={to => {
          args.onChange(to)
          setValue(to)
        }}
      />
    )
  },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const opened: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `${args.fromLabel}: ${args.words.open}` }))
  await expect(await screen.findByRole('dialog', { name: args.label })).toBeVisible()
}

export const Empty: Story = { args: { value: { from: '', to: '' } } }
export const Opened: Story = { globals: { viewport: { value: 'desk', isRotated: false } }, play: opened }
export const Dark: Story = { globals: { scheme: 'dark', ...phone }, play: opened }
export const German: Story = {
  args: {
    label: 'Erster und letzter Veranstaltungstag',
    fromLabel: 'Erster Tag',
    toLabel: 'Letzter Tag',
    between: 'bis',
    words: german,
    format: shownIn('de-DE'),
  },
  globals: phone,
  play: opened,
}
export const Welsh: Story = {
  args: { label: 'Diwrnod cyntaf ac olaf', between: 'hyd', words: welsh, format: shownIn('en-GB') },
  play: opened,
}
export const LargeText: Story = { globals: { ...phone, text: 'twice' }, play: opened }
export const Wrong: Story = {
  args: wrongArgs,
  play: async ({ canvas }) => {
    await wrongFieldBaseline({ canvas, role: 'textbox', name: 'First day' })
    await wrongFieldBaseline({ canvas, role: 'textbox', name: 'Last day' })
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await disabledFieldBaseline({ canvas, role: 'textbox', name: 'First day' })
    await disabledFieldBaseline({ canvas, role: 'button', name: 'Last day: Open calendar' })
  },
}

export const Typed: Story = {
  args: { value: { from: '', to: '' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'First and last day' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'First day' }), '3/11')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last day' }), '5/11')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-05' })
    await expect(canvas.getByRole('textbox', { name: 'Last day' })).toHaveValue('Thu, 5 Nov 2026')
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'First day' }))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tuesday 26 May 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-05-27', to: '' })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-05-27', to: '2026-05-29' })
  },
}
export const ToAnotherLastDay: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Last day: Open calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sunday 31 May 2026' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-05-26', to: '2026-05-31' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
