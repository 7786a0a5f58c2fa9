import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { DateField } from '../../lazy-forms.tsx'
import { american, austrian, english, german, shownIn, welsh } from '../date-stories.ts'
import { disabledFieldBaseline, wrongArgs, wrongFieldBaseline } from '../field-baseline.ts'

const meta = {
  component: DateField,
  args: {
    label: 'First day',
    value: '2026-05-30',
    onChange: fn(),
    words: english,
    format: shownIn('en-GB'),
    wrongLabel: 'This is no day that can be chosen. Write it like 03/11/2026.',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onChange={to => {
          args.onChange(to)
          setValue(to)
        }}
      />
    )
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: args.words.open }))
  await expect(await screen.findByRole('dialog', { name: args.label })).toBeVisible()
}
const phone = { viewport: { value: 'phone', isRotated: false } }

export const Empty: Story = { args: { value: '' } }
export const Opened: Story = {
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'Saturday 30 May 2026', pressed: true })).toHaveFocus()
    await expect(screen.getByRole('button', { name: 'Wednesday 27 May 2026' })).toHaveAttribute('aria-current', 'date')
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened }
export const German: Story = {
  args: { label: 'Erster Veranstaltungsaufbautag', words: german, format: shownIn('de-DE') },
  globals: phone,
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'Mai 2026' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Samstag 30 Mai 2026' })).toHaveFocus()
  },
}
export const Austrian: Story = {
  args: { label: 'Tag', value: '2027-01-03', words: austrian, format: shownIn('de-AT') },
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'Jänner 2027' })).toBeVisible()
  },
}
export const Welsh: Story = {
  args: { label: 'Diwrnod cyntaf', words: welsh, format: shownIn('en-GB') },
  play: async context => {
    await opened(context)
    await expect(screen.getByRole('button', { name: 'Mai 2026' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Dydd Sadwrn 30 Mai 2026' })).toHaveFocus()
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Ll')
  },
}
/** Its week begins on Sunday, and its months come first. */
export const American: Story = {
  args: { value: '', words: american, format: shownIn('en-US') },
  play: async ({ args, canvas, ...context }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '11/3/2026{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03')
    await opened({ args, canvas, ...context })
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Su')
  },
}
export const LargeText: Story = { globals: { ...phone, text: 'twice' }, play: opened }
export const Wrong: Story = {
  args: wrongArgs,
  play: ({ canvas }) => wrongFieldBaseline({ canvas, role: 'textbox', name: 'First day' }),
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await disabledFieldBaseline({ canvas, role: 'textbox', name: 'First day' })
    await disabledFieldBaseline({ canvas, role: 'button', name: 'Open calendar' })
  },
}

export const Typed: Story = {
  args: { words: german, format: shownIn('de-DE'), wrongLabel: 'Kein Tag' },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'First day' })
    await expect(field).toHaveValue('Sa., 30. Mai 2026')
    await userEvent.tab()
    // As it is typed, and all of it marked: what is typed takes its place.
    await expect(field).toHaveValue('30.05.2026')
    await waitFor(() => expect(getSelection()?.toString()).toBe('30.05.2026'))
    await userEvent.keyboard('3.11.')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03')
    await expect(field).toHaveValue('Di., 3. Nov. 2026')
    // What is no day stands there, and the day that was is not kept behind it.
    await userEvent.clear(field)
    await userEvent.type(field, '31.2.')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('31.2.')
    await expect(field).toHaveAccessibleDescription('Kein Tag')
    await userEvent.clear(field)
    await userEvent.type(field, '1.3.27{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-01')
    await expect(field).toBeValid()
    // Leaving the field afterwards takes nothing away.
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-01')
  },
}
export const OutOfReach: Story = {
  args: { min: '2026-05-27', max: '2026-06-30', value: '' },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'First day' })
    await userEvent.type(field, '26/5/2026')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalledWith('2026-05-26')
    await expect(field).toHaveAccessibleDescription(/^This is no day/)
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    await expect(await screen.findByRole('button', { name: 'Tuesday 26 May 2026' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'First day' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saturday 30 May 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(screen.getByRole('button', { name: 'Friday 22 May 2026' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saturday 30 May 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-31')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus())
    await expect(field).toHaveValue('Sun, 31 May 2026')
  },
}

const closed = fn()
export const InADialog: Story = {
  render: args => (
    <Dialog opened title="Copy with new dates" closeLabel="Close" onClose={closed}>
      <DateField {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    closed.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Open calendar' }))
    const calendar = await screen.findByRole('dialog', { name: 'First day' })
    await expect(calendar.parentElement?.closest('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First day' })).toBeNull())
    await expect(closed).not.toHaveBeenCalled()
  },
}
