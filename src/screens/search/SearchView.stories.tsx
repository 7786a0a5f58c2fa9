import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { SearchView } from './SearchView.tsx'
import { found, nothing } from './search.fixtures.ts'

const meta = {
  component: SearchView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Search' } },
  args: {
    typed: 'nor',
    found,
    failed: false,
    busy: false,
    now: Date.parse('2026-05-27T05:12:00Z'),
    onType: () => undefined,
    onLeave: fn(),
    onGo: fn(),
  },
} satisfies Meta<typeof SearchView>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = { globals: { viewport: { value: 'desktop' } } }
export const Dark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneGermanDark: Story = { globals: { viewport: { value: 'phone' }, language: 'de', scheme: 'dark' } }
export const BeforeTyping: Story = { args: { typed: '', found: null } }
export const Waiting: Story = { args: { found: null, busy: true } }
export const NothingFound: Story = { args: { typed: 'quokka', found: nothing } }
export const OutOfReach: Story = { args: { failed: true } }

/** Arrows walk over all kinds and round, Enter opens what is chosen. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveFocus()
    const chosen = () => canvas.getByRole('option', { selected: true })
    await expect(chosen()).toHaveTextContent('Nordic Sounds 2026')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(chosen()).toHaveTextContent('Maximilian-Alexander')
    await expect(field).toHaveAttribute('aria-activedescendant', chosen().id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(chosen()).toHaveTextContent('Nordwind')
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenLastCalledWith('/projects?q=Nordwind%20Veranstaltungen')
  },
}

/** While the answer is of fewer letters than were typed, Enter opens nothing. */
export const FasterThanTheAnswer: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).not.toHaveBeenCalled()
  },
}

/** What is typed anew begins at its first one again. */
export const TypedAnew: Story = {
  render: function Typed(args) {
    const [typed, setTyped] = useState(args.typed)
    return <SearchView {...args} typed={typed} onType={setTyped} />
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.type(canvas.getByRole('combobox'), 'd')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Nordic Sounds 2026')
  },
}
