import { IconCloudOff } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Note } from './Note.tsx'

const meta = {
  component: Note,
  args: {
    tone: 'wait',
    icon: <IconCloudOff aria-hidden="true" />,
    children: (
      <>
        <b>No network.</b> 2 entries are saved on this device and go out by themselves.
      </>
    ),
  },
} satisfies Meta<typeof Note>
export default meta
type Story = StoryObj<typeof meta>

export const Wait: Story = {}
export const Bad: Story = {
  args: {
    tone: 'bad',
    icon: undefined,
    live: true,
    children: 'Permissions not granted. Please update your browser settings.',
  },
}
export const Info: Story = {
  args: { tone: 'info', children: '2 entries of Owain Pryce wait on this device. They are sent after the next login.' },
}
export const Good: Story = { args: { tone: 'good', icon: undefined, children: 'Everything is sent.' } }
export const Plain: Story = {
  args: { tone: 'plain', icon: undefined, children: 'Hours are signed off by the crew chief.' },
}
export const WithAction: Story = {
  args: {
    tone: 'info',
    icon: undefined,
    children: 'A new version is ready.',
    action: <TextLink onClick={() => undefined}>Reload</TextLink>,
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const BadInDark: Story = { ...Bad, globals: { scheme: 'dark' } }
