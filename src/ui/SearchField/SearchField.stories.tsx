import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  args: { label: 'Search jobs, venues, cities', value: '', onChange: () => undefined },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Dark: Story = { args: { shortcut: '/' }, globals: { scheme: 'dark' } }
export const Filled: Story = { args: { value: 'Barclays', clearLabel: 'Clear' } }
export const OneOutline: Story = {
  beforeEach: () => {
    const before = document.adoptedStyleSheets
    const last = new CSSStyleSheet()
    last.replaceSync(':focus-visible { outline: 3px solid }')
    document.adoptedStyleSheets = [...before, last]
    return () => {
      document.adoptedStyleSheets = before
    }
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('searchbox')).outlineStyle).toBe('none')
    await expect(getComputedStyle(canvas.getByRole('search')).outlineStyle).toBe('solid')
  },
}
export const ByShortcut: Story = {
  args: { shortcut: '/', clearLabel: 'Clear' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('/')
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('a/b')
    await expect(input).toHaveValue('a/b')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
  },
}
