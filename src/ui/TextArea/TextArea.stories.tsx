import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Why from here?', value: '', onChange: () => undefined },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <TextArea {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Hint: Story = {
  args: { value: 'Truck 3 is parked at the south gate.', hint: 'Your crew chief reads this.' },
}
export const Wrong: Story = { args: { error: 'Please give a reason.' } }
export const Dark: Story = { args: { value: 'Stau auf der Köhlbrandbrücke' }, globals: { scheme: 'dark' } }
export const Disabled: Story = { args: { value: 'Sent.', disabled: true } }
