import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Choices } from './Choices.tsx'

const meta = {
  component: Choices,
  args: {
    label: 'Check-in: which one counts?',
    value: 'a',
    onChange: fn(),
    items: [
      { value: 'a', label: '06:49, counts now', hint: 'Punched by Samira Haddad' },
      { value: 'b', label: '07:02', hint: 'Punched by Amira Haddad' },
    ],
  },
} satisfies Meta<typeof Choices>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /06:49/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('b')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const NothingChosen: Story = { args: { value: null } }
export const Long: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenanprobe: Was zählt?',
    items: [
      { value: 'a', label: '06:49', hint: 'Gestempelt von Maximiliane-Charlotte von Schönburg-Hartenstein' },
      { value: 'b', label: '07:02' },
    ],
  },
}
