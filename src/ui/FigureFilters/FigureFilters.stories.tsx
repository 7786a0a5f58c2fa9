import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FigureFilters } from './FigureFilters.tsx'

const meta = {
  component: FigureFilters,
  args: {
    label: 'What comes in',
    pressed: null,
    onPress: fn(),
    figures: [
      { key: 'overdue', kind: 'late', amount: 4_003_440, label: 'Overdue', value: '€40,034.40', note: '4 invoices' },
      { key: 'unpaid', kind: 'hatched', amount: 5_650_391, label: 'Unpaid', value: '€56,503.91', note: '5 invoices' },
      {
        key: 'notSent',
        kind: 'dashed',
        amount: 1_537_718,
        label: 'Not sent',
        value: '€15,377.18',
        note: '1 in design',
      },
      { key: 'paid', kind: 'solid', amount: 4_826_315, label: 'Paid in May', value: '€48,263.15', note: '9 invoices' },
    ],
  },
} satisfies Meta<typeof FigureFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Overdue/ }))
    await expect(args.onPress).toHaveBeenLastCalledWith('overdue')
  },
}
/** One that is left over has its line to itself. */
export const ThreeOnPhone: Story = {
  args: { figures: meta.args.figures.slice(1) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const rights = canvas.getAllByRole('button').map(button => Math.round(button.getBoundingClientRect().right))
    await expect(rights[2]).toBe(rights[1])
  },
}
/** Pressed once more, everything is shown again. */
export const Pressed: Story = {
  args: { pressed: 'overdue' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('€40,034.40')
    await userEvent.click(canvas.getByRole('button', { pressed: true }))
    await expect(args.onPress).toHaveBeenLastCalledWith(null)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Twice: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const Dark: Story = { args: { pressed: 'unpaid' }, globals: { scheme: 'dark' } }
