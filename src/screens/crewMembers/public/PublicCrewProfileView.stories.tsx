import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { caption, loaded, uuid } from '../../shared/fixtures.ts'
import { type PublicProfile, PublicCrewProfileView } from './PublicCrewProfileView.tsx'

const profile: PublicProfile = {
  id: uuid(1),
  name: 'Björn H.',
  pictureUrl: null,
  functions: [
    { ...caption('rigger', 'Rigger'), proven: true },
    { ...caption('stagehand', 'Stagehand'), proven: false },
  ],
  languages: ['de'],
  sinceYear: 2021,
  shifts: 118,
  rating: 4.6,
  ratings: 12,
}
const meta = {
  component: PublicCrewProfileView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: { state: loaded(profile), agency: 'Nordlicht Crew', mark: 'bars' },
} satisfies Meta<typeof PublicCrewProfileView>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Björn H.' })).toBeVisible()
    await expect(canvas.getByText('With Nordlicht Crew since 2021')).toBeVisible()
    await expect(canvas.getAllByText('proven by a paper')).toHaveLength(1)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
/** New, and hardly rated. */
export const Fresh: Story = {
  args: { state: loaded({ ...profile, functions: [], shifts: 0, rating: null, ratings: 1 }) },
}
/** Not public, or nobody: one says what the other says. */
export const Absent: Story = {
  args: { state: { kind: 'absent' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Profile not found.')).toBeVisible()
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Crew profile')
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Twice: Story = { globals: { text: 'twice', language: 'cy', viewport: { value: 'phone' } } }
