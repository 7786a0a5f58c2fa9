import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { VersionView } from './VersionView.tsx'

const meta = {
  component: VersionView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Version' } },
  args: {
    agency: 'Nordlicht Crew',
    persisted: true,
    state: {
      kind: 'content',
      build: { version: '0.1.0', commit: '3334eaa', builtAt: '2026-05-26T16:40:00Z' },
      builtAt: '26 May 2026, 18:40',
    },
  },
} satisfies Meta<typeof VersionView>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const MayBeCleared: Story = { args: { persisted: false } }
export const LongGerman: Story = {
  parameters: { screen: { title: 'Version', longer: true } },
  args: { agency: 'Veranstaltungstechnikdienstleistungsgesellschaft Norddeutschland mbH', persisted: false },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
