import { IconNavigation } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { distance, draw, frameFor, offset, scaleBar, tiles } from './plot.ts'
import { RangePlot } from './RangePlot.tsx'

const venue = { latitude: 53.5413, longitude: 9.9841 }
const metres = (value: number) =>
  value >= 1000 ? `${(value / 1000).toFixed(1)} km` : `${Math.round(value / 10) * 10} m`
const meta = {
  component: RangePlot,
  args: {
    venue,
    radius: 150,
    me: { latitude: 53.5404, longitude: 9.9818, accuracy: 30 },
    label: 'You are 180 m from stage door C; the circle is 150 metres wide',
    words: { north: 'N', metres },
    caption: {
      title: '180 m to stage door C',
      sub: 'Position 1 min ago, ± 30 m',
      end: <IconButton label="Directions" href="#route" tonal icon={<IconNavigation aria-hidden="true" />} />,
    },
  },
} satisfies Meta<typeof RangePlot>
export default meta
type Story = StoryObj<typeof meta>

export const Outside: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const Inside: Story = { args: { me: { latitude: 53.54103, longitude: 9.98365, accuracy: 12 } } }
export const AtTheDoor: Story = { args: { me: { ...venue, accuracy: 5 } } }
export const NoPosition: Story = { args: { me: undefined, caption: undefined } }
export const Unsure: Story = { args: { me: { latitude: 53.5404, longitude: 9.9818, accuracy: 900 } } }
export const AnotherTown: Story = { args: { me: { latitude: 53.08, longitude: 8.8, accuracy: 40 } } }
export const StraightNorth: Story = { args: { me: { latitude: 53.5438, longitude: 9.9841, accuracy: 40 } } }
export const WithTiles: Story = {
  args: {
    tilesUrl:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"%3E%3Crect width="256" height="256" fill="%23d9e3dc" stroke="%239ab3a6"/%3E%3Ctext x="20" y="60" font-size="36" fill="%23507060"%3E{z}/{x}/{y}%3C/text%3E%3C/svg%3E',
  },
}

export const Geometry: Story = {
  play: async () => {
    const north = { latitude: venue.latitude + 0.001, longitude: venue.longitude }
    await expect(Math.round(offset(venue, north).y)).toBe(111)
    await expect(Math.round(distance(venue, north))).toBe(111)
    await expect(Math.round(offset({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }).x)).toBe(
      223,
    )
    const near = frameFor(150, [{ x: -100, y: 0 }])
    await expect(near.scale * 150).toBeCloseTo(80)
    await expect(draw(near, { x: 0, y: 75 }).y).toBeCloseTo(near.venue.y - 40)
    const far = frameFor(150, [{ x: -60_000, y: -40_000 }])
    const me = draw(far, { x: -60_000, y: -40_000 })
    await expect(me.x > 0 && me.x < far.width && me.y > 0 && me.y < far.height).toBe(true)
    await expect(scaleBar(near).metres).toBe(100)
    await expect(tiles('{z}/{x}/{y}', venue, near).map(tile => tile.href)).toContain('16/34584/21183')
  },
}
