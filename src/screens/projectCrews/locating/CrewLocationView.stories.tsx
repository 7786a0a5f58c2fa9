import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { crew, geoData, listNow, livePlaces, sixty } from '../crews.fixtures.ts'
import { type CrewLocationContent, CrewLocationView, type SeenPerson } from './CrewLocationView.tsx'

const states: Pick<SeenPerson, 'state' | 'stateWords'>[] = [
  { state: 'checkedIn', stateWords: 'In 06:51' },
  { state: 'checkedIn', stateWords: 'In 06:55' },
  { state: 'expected', stateWords: 'On the way, 06:25' },
  { state: 'late', stateWords: 'Late 12 min' },
]
const seen = (places: typeof livePlaces): SeenPerson[] =>
  places.map((place, index) => ({ ...place, ...(states[index % 4] ?? { state: 'expected', stateWords: '' }) }))
const base: CrewLocationContent = {
  crew,
  places: seen(livePlaces),
  tilesUrl: undefined,
  figures: { in: 15, all: 23, late: 2, awaited: 3 },
  live: { live: true, heard: listNow },
  now: listNow,
}
const content = (change: Partial<CrewLocationContent> = {}) => ({
  state: loaded({ ...base, ...change }),
})

const meta = {
  component: CrewLocationView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Where the crew is' } },
  args: { crewId: 'crew-1', ...content() },
} satisfies Meta<typeof CrewLocationView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Plan of stage door C with 7 people.' })).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Stale: Story = { args: content({ live: { live: false, heard: listNow - 5 * 60_000 } }) }
export const SixtyPeople: Story = {
  args: content({
    places: seen(
      sixty.map(({ person }, index) => ({
        person,
        latitude: geoData.latitude + Math.sin(index) * 0.0008,
        longitude: geoData.longitude + Math.cos(index * 1.7) * 0.0012,
        accuracy: 20,
        timestamp: new Date(listNow - index * 11_000).toISOString(),
      })),
    ),
  }),
}
export const WithoutCoordinates: Story = {
  args: content({ crew: { ...crew, location: { ...crew.location, geoData: null } } }),
}
export const LongGerman: Story = { parameters: { screen: { title: 'Where the crew is', longer: true } } }
export const Nobody: Story = { args: content({ places: [] }) }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
