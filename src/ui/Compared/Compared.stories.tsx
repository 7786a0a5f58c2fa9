import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Compared } from './Compared.tsx'

const meta = {
  component: Compared,
  args: {
    mineLabel: 'Yours:',
    theirsLabel: 'Theirs:',
    things: [
      {
        key: 'project',
        rows: [
          { key: 'name', label: 'Name', mine: 'Nordic Sounds 2027', theirs: 'Nordic Sounds' },
          { key: 'mark', label: 'Client mark', mine: '–', theirs: 'HK' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Compared>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nordic Sounds 2027').parentElement).toHaveTextContent('Yours: Nordic Sounds 2027')
  },
}
export const Several: Story = {
  args: {
    things: ['Rigger', 'Stagehand'].map(title => ({
      key: title,
      title,
      rows: [{ key: 'startTime', label: 'Start', mine: '06:30', theirs: '07:00' }],
    })),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
