import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SignatureDrawing } from './SignatureDrawing.tsx'

const loop = Array.from({ length: 40 }, (_, at): [number, number] => [
  120 + at * 16,
  Math.round(170 + 90 * Math.sin(at / 2.2) * (1 - at / 60)),
])
const meta = {
  component: SignatureDrawing,
  args: {
    label: 'Signature of Katharina Brandt',
    box: { x: 120, y: 90, width: 640, height: 170 },
    strokes: [loop, [[760, 240]]],
  },
} satisfies Meta<typeof SignatureDrawing>
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
/** A corner of a phone held upright: the hand fills the room all the same. */
export const FromTheWholeScreen: Story = {
  args: {
    box: { x: 320, y: 1180, width: 160, height: 60 },
    strokes: [loop.map(([x, y]): [number, number] => [290 + Math.round(x / 4), 1150 + Math.round(y / 4)])],
  },
  play: async ({ canvas }) => {
    const drawn = canvas.getByRole('img').querySelector('path')?.getBoundingClientRect()
    const room = canvas.getByRole('img').getBoundingClientRect()
    await expect(drawn?.height ?? 0).toBeGreaterThan(room.height / 2)
    await expect(drawn?.bottom ?? Infinity).toBeLessThanOrEqual(room.bottom)
  },
}
