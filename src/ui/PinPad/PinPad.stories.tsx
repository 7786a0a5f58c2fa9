import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PinPad } from './PinPad.tsx'

const meta = {
  component: PinPad,
  args: {
    ask: 'Your PIN',
    typed: 2,
    length: 4,
    typedLabel: '2 of 4 digits',
    deleteLabel: 'Delete digit',
    extra: { label: 'Forgot', onPress: fn() },
    onDigit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof PinPad>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4' }))
    await expect(args.onDigit).toHaveBeenLastCalledWith('4')
    await userEvent.keyboard('7')
    await expect(args.onDigit).toHaveBeenLastCalledWith('7')
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete digit' }))
    await expect(args.onDelete).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot' }))
    await expect(args.extra.onPress).toHaveBeenCalledTimes(1)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Wrong: Story = {
  args: { ask: 'Try again, 4 of 5 left', bad: true, typed: 0, typedLabel: '0 of 4 digits' },
}
export const LongWords: Story = {
  args: {
    ask: 'Noch einmal, 4 von 5 Versuchen übrig',
    bad: true,
    typed: 0,
    typedLabel: '0 von 4 Ziffern',
    extra: { label: 'Vergessen', onPress: fn() },
  },
}
export const AnyLength: Story = { args: { length: null, typed: 6, typedLabel: '6 digits' } }
export const Off: Story = {
  args: { disabled: true },
  play: async ({ args }) => {
    await userEvent.keyboard('7')
    await expect(args.onDigit).not.toHaveBeenCalled()
  },
}
