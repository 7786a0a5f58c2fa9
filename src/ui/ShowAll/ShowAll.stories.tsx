import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
/** Whoever asked by keyboard goes on from where the rest came, not from the top of the page. */
export const KeepsThePlace: Story = {
  render: function Shown(props) {
    const [all, setAll] = useState(false)
    return (
      <>
        <a href="/before">Before</a>
        <ShowAll {...props} onShow={all ? null : () => setAll(true)} />
        <a href="/next">Next</a>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus()
  },
}
export const OnItsWay: Story = { args: { busy: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { args: { label: 'Alle 24 zeigen' }, globals: { language: 'de' } }
export const Welsh: Story = { args: { label: 'Dangos y 24 i gyd' }, globals: { language: 'cy' } }
