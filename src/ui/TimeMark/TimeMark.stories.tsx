import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeMark, timeLooks } from './TimeMark.tsx'

const meta = { component: TimeMark, args: { look: 'confirmed', children: '06:30' } } satisfies Meta<typeof TimeMark>
export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: () => (
    <ul>
      {timeLooks.map(look => (
        <li key={look}>
          <TimeMark look={look}>06:30</TimeMark> {look}
        </li>
      ))}
    </ul>
  ),
}
export const Dark: Story = { ...Looks, globals: { scheme: 'dark' } }
