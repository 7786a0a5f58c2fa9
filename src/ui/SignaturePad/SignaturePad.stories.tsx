import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type PadDrawing, SignaturePad } from './SignaturePad.tsx'

const changed = fn()
const drawing: PadDrawing = {
  ratio: 3.1,
  strokes: [
    Array.from({ length: 40 }, (_, at): [number, number] => [
      120 + at * 16,
      Math.round(170 + 90 * Math.sin(at / 2.2) * (1 - at / 60)),
    ]),
  ],
}
const meta = {
  component: SignaturePad,
  args: {
    words: {
      pad: 'Client signature',
      erase: 'Clear signature',
      enlarge: 'Sign on the whole screen',
      done: 'Done',
    },
    drawing: null,
    onChange: changed,
    caption: 'Katharina Brandt, HamburgMusik',
  },
  render: function Held(args) {
    const [held, setHeld] = useState(args.drawing)
    return (
      <SignaturePad
        {...args}
        drawing={held}
        onChange={next => {
          changed(next)
          setHeld(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SignaturePad>
export default meta
type Story = StoryObj<typeof meta>

const at = (pad: SVGElement, x: number, y: number) => {
  const box = pad.getBoundingClientRect()
  return { clientX: box.left + box.width * x, clientY: box.top + box.height * y }
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    changed.mockClear()
    const glass = canvasElement.querySelector<SVGElement>('svg[viewBox^="0 0 1000"]')
    if (!glass) throw new Error('there is no glass')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: glass, coords: at(glass, 0.2, 0.6) },
      { target: glass, coords: at(glass, 0.4, 0.2) },
      { target: glass, coords: at(glass, 0.6, 0.7) },
      { keys: '[/MouseLeft]', target: glass, coords: at(glass, 0.6, 0.7) },
    ])
    await waitFor(() => expect(changed).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear signature' }))
    await expect(changed).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('button', { name: 'Clear signature' })).toBeNull()
  },
}
export const Drawn: Story = { args: { drawing } }
export const Dark: Story = { args: { drawing }, globals: { scheme: 'dark' } }
export const Locked: Story = { args: { locked: 'Signs once all hours are set' } }
export const LockedDark: Story = { ...Locked, globals: { scheme: 'dark' } }
export const WholeScreen: Story = {
  args: { drawing: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign on the whole screen' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Client signature' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const LongGerman: Story = {
  args: {
    locked: 'Unterschrieben wird, sobald alle berechneten Stunden eingetragen sind',
    caption: 'Maximiliane-Charlotte von Schönburg-Hartenstein, Veranstaltungsgesellschaft Westfalenhallen Dortmund mbH',
  },
}
