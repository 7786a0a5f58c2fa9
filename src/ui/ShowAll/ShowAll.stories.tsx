import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ShowAll } from './ShowAll.tsx'

const meta = {
  component: ShowAll,
  args: { label: 'Show all 24', onShow: fn() as (() => void) | null },
} satisfies Meta<typeof ShowAll>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 24' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}
export const NothingLeftOut: Story = {
  args: { onShow: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const OnItsWay: Story = { args: { busy: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { args: { label: 'Alle 24 zeigen' }, globals: { language: 'de' } }
export const Welsh: Story = { args: { label: 'Dangos y 24 i gyd' }, globals: { language: 'cy' } }
