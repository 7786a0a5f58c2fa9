import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MonthField } from '../../lazy-forms.tsx'
import { english, german, monthIn, welsh } from '../date-stories.ts'
import { disabledFieldBaseline, wrongArgs, wrongFieldBaseline } from '../field-baseline.ts'

const meta = {
  component: MonthField,
  args: {
    label: 'Month',
    value: '2026-05',
    onChange: fn(),
    words: english,
    format: monthIn('en-GB'),
    placeholder: 'Any month',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <MonthField
        {...args}
        value={value}
        onChange={to => {
          args.onChange(to)
          setValue(to)
        }}
      />
    )
  },
} satisfies Meta<typeof MonthField>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const opened: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /:/ }))
  await expect(await screen.findByRole('dialog', { name: args.label })).toBeVisible()
}

export const Empty: Story = { args: { value: '' }, play: opened }
export const Opened: Story = { play: opened }
export const InABar: Story = { args: { bar: true }, play: opened }
export const InABarInDark: Story = { args: { bar: true }, globals: { scheme: 'dark', ...phone }, play: opened }
export const German: Story = {
  args: { label: 'Abrechnungsmonat', value: '2026-09', words: german, format: monthIn('de-DE') },
  globals: phone,
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'September 2026', pressed: true })).toHaveFocus()
    await expect(screen.getByRole('button', { name: 'März 2026' })).toBeVisible()
  },
}
export const Welsh: Story = {
  args: { label: 'Mis', words: welsh, format: () => 'Mai 2026' },
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'Tachwedd 2026' })).toBeVisible()
  },
}
export const LargeText: Story = {
  globals: { ...phone, text: 'twice' },
  play: async context => {
    await opened(context)
    // Three letters are seen, the whole name is heard.
    await expect(screen.getByText('Sep')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'September 2026' })).toBeVisible()
  },
}
export const Wrong: Story = {
  args: wrongArgs,
  play: ({ canvas }) => wrongFieldBaseline({ canvas, role: 'button', name: 'Month: May 2026' }),
}
export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => disabledFieldBaseline({ canvas, role: 'button', name: 'Month: May 2026' }),
}
export const UpToThisOne: Story = {
  args: { max: '2026-05' },
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'June 2026' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled()
  },
}

const held = createRef<HTMLButtonElement>()
export const ByKeyboard: Story = {
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    const take = (to: string) => {
      args.onChange(to)
      setValue(to)
    }
    return <MonthField {...args} bar value={value} onChange={take} ref={held} />
  },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Month: May 2026' })
    await expect(held.current).toBe(button)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'May 2026', pressed: true })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'September 2026' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier' }))
    await userEvent.click(screen.getByRole('button', { name: 'December 2025' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('December 2025')
  },
}
