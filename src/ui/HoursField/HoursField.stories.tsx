import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HoursField } from './HoursField.tsx'

const meta = {
  component: HoursField,
  args: { label: 'Chargeable hours of Elif Kaya', value: '8:00', setLabel: 'Set', onClick: fn() },
} satisfies Meta<typeof HoursField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chargeable hours of Elif Kaya: 8:00' }))
    await expect(args.onClick).toHaveBeenCalled()
  },
}
export const Missing: Story = { args: { value: null } }
export const Refused: Story = { args: { bad: true } }
export const TwoDays: Story = { args: { value: '48:00' } }
/** A word wider than the field leaves the plus alone; its name says the rest. */
export const LongGerman: Story = { args: { value: null, setLabel: 'Eintragen' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const MissingDark: Story = { args: { value: null }, globals: { scheme: 'dark' } }
/** The shift still runs: nothing is wrong. */
export const NotYet: Story = { args: { value: null, calm: true } }
