import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChoiceRows } from './ChoiceRows.tsx'

const meta = {
  component: ChoiceRows,
  args: {
    label: 'Who is called?',
    chosen: ['silke'],
    onChange: fn(),
    items: [
      { value: 'silke', label: 'Silke Petersen' },
      { value: 'other', label: 'Another person' },
      { value: 'nobody', label: 'Nobody, only the crew chief' },
    ],
  },
} satisfies Meta<typeof ChoiceRows>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Silke Petersen' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['other'])
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const TakenBack: Story = {
  args: { clears: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Silke Petersen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
export const Several: Story = {
  args: { several: true, chosen: ['silke', 'nobody'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Another person' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['silke', 'nobody', 'other'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Silke Petersen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['nobody'])
  },
}
/** What is asked stands above it already. */
export const WithoutLabel: Story = {
  args: { labelHidden: true },
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'Who is called?' })).toBeVisible(),
}
export const Missing: Story = { args: { chosen: [], error: 'Please answer this question.' } }
export const Long: Story = {
  args: {
    items: [
      { value: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenanprobe und alles, was dazugehört' },
      { value: 'b', label: 'Nein' },
    ],
    chosen: [],
  },
}
