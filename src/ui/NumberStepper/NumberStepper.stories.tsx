import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { NumberStepper } from './NumberStepper.tsx'

const meta = {
  component: NumberStepper,
  args: {
    label: 'Break',
    value: 30,
    onChange: () => undefined,
    min: 0,
    max: 60,
    step: 15,
    format: (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    lessLabel: '15 minutes less',
    moreLabel: '15 minutes more',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <NumberStepper {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Between: Story = {}
export const Least: Story = { args: { value: 0 } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('spinbutton', { name: 'Break' })
    await userEvent.click(canvas.getByRole('button', { name: '15 minutes more' }))
    await expect(figure).toHaveAttribute('aria-valuetext', '0:45')
    figure.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(figure).toHaveAttribute('aria-valuenow', '60')
    await expect(canvas.getByRole('button', { name: '15 minutes more' })).toBeDisabled()
  },
}
