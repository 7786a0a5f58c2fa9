import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignatureDrawing } from './SignatureDrawing.tsx'

const loop = Array.from({ length: 40 }, (_, at): [number, number] => [
  120 + at * 16,
  Math.round(170 + 90 * Math.sin(at / 2.2) * (1 - at / 60)),
])
const meta = {
  component: SignatureDrawing,
  args: { label: 'Signature of Katharina Brandt', ratio: 3.1, strokes: [loop, [[760, 240]]] },
} satisfies Meta<typeof SignatureDrawing>
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const FromTheWholeScreen: Story = { args: { ratio: 2.1 } }
export const Narrow: Story = { args: { ratio: 0.6, strokes: [loop.map(([x, y]): [number, number] => [x, y * 3])] } }
