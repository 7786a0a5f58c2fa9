import { IconCamera } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChooseFile } from './ChooseFile.tsx'

const meta = {
  component: ChooseFile,
  args: { accept: 'image/*', icon: <IconCamera aria-hidden="true" />, children: 'Take a picture', onChoose: fn() },
} satisfies Meta<typeof ChooseFile>
export default meta
type Story = StoryObj<typeof meta>

/** The same file may be chosen twice. */
export const Choose: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Take a picture' })).toBeVisible()
    const field = canvasElement.querySelector('input')
    if (!field) throw new Error('no field')
    const file = new File(['a picture'], 'card.jpg', { type: 'image/jpeg' })
    await userEvent.upload(field, file)
    await userEvent.upload(field, file)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}
export const Camera: Story = { args: { camera: true } }
export const Busy: Story = { args: { disabled: true } }
export const Main: Story = { args: { camera: true, main: true } }
export const Several: Story = {
  args: { several: true },
  play: async ({ args, canvasElement }) => {
    const field = canvasElement.querySelector('input')
    if (!field) throw new Error('no field')
    const file = (name: string) => new File(['a picture'], name, { type: 'image/jpeg' })
    await userEvent.upload(field, [file('truss.jpg'), file('stage.jpg')])
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}
/** On a face, as small as it can be. */
export const Glyph: Story = {
  args: { children: undefined, glyph: 'Choose a picture' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  },
}
