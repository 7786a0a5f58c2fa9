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
