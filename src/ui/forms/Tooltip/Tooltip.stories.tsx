import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconFilterOff } from '@tabler/icons-react'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { Tooltip } from '../../lazy-forms.tsx'
import { popupBaseline, rested } from '../popup-baseline.ts'

const meta = {
  component: Tooltip,
  args: {
    text: 'Shows every position again',
    target: <IconButton label="Clear filters" icon={<IconFilterOff aria-hidden="true" />} />,
  },
  decorators: [
    Story => (
      <div style={{ padding: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = ({ canvas, args }) => rested({ canvas, role: 'button', says: args.text })

export const Opened: Story = { play: opened }
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened }
export const LongGerman: Story = {
  args: { text: 'Veranstaltungstechniker Beleuchtungsanlagen und Verfolgerscheinwerfer werden wieder angezeigt' },
  globals: { viewport: { value: 'phone', isRotated: false }, text: 'twice' },
  play: opened,
}
export const Welsh: Story = { args: { text: 'Dangos pob un eto' }, play: opened }
export const ByKeyboard: Story = {
  play: ({ args, canvas }) => popupBaseline({ canvas, role: 'button', says: args.text }),
}
