import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CrewPlot } from './CrewPlot.tsx'
import type { PlottedPerson } from './CrewPlot.tsx'
import { spread } from './plot.ts'

const venue = { latitude: 53.5413, longitude: 9.9841 }
const names = [
  'Hauke Brandt',
  'Mirko Vuković',
  'Tomasz Zieliński',
  'Aylin Demir',
  'Lena Petersen',
  'Oke Thomsen',
  'Samira Haddad',
  'Piet de Vries',
]
const states = ['checkedIn', 'expected', 'late', 'checkedOut'] as const
const crew = (count: number): PlottedPerson[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: names[index % names.length] ?? '',
    latitude: venue.latitude + Math.sin(index * 1.7) * 0.0011,
    longitude: venue.longitude + Math.cos(index * 1.3) * 0.002,
    accuracy: 20,
    state: states[index % states.length] ?? 'expected',
  }))

const meta = {
  component: CrewPlot,
  args: {
    venue,
    radius: 150,
    people: crew(8),
    label: '2 of 8 people are checked in, 2 are late',
    words: { north: 'N', metres: (value: number) => `${value} m` },
  },
} satisfies Meta<typeof CrewPlot>
export default meta
type Story = StoryObj<typeof meta>

export const Crew: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nobody: Story = { args: { people: [], label: 'Nobody has sent a position' } }
export const FortyAtOneDoor: Story = {
  args: { people: crew(40).map(person => ({ ...person, ...venue })) },
  play: async () => {
    const apart = spread(
      Array.from({ length: 12 }, () => ({ x: 179, y: 116 })),
      20,
      { width: 358, height: 232 },
    )
    const nearest = Math.min(...apart.flatMap((a, i) => apart.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y))))
    await expect(nearest).toBeGreaterThan(17)
  },
}
