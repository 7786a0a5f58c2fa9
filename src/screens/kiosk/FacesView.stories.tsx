import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { FacesView } from './FacesView.tsx'
import { facesHead, groups, sixty, sixtyGroups, tiles } from './kiosk.fixtures.ts'
import { roomIn } from './useTablet.ts'

const meta = {
  component: FacesView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
  args: {
    head: facesHead,
    task: 'Check-in',
    tiles,
    groups,
    letters: null,
    page: 0,
    room: roomIn(1024, 768),
    chief: 'Amira',
    covered: false,
    onTap: fn(),
    onLetters: fn(),
    onPage: fn(),
    onMenu: fn(),
  },
} satisfies Meta<typeof FacesView>
export default meta
type Story = StoryObj<typeof meta>

export const Landscape: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lena S\./ }))
    await expect(args.onTap).toHaveBeenLastCalledWith('7')
    await userEvent.click(canvas.getByRole('button', { name: 'M' }))
    await expect(args.onLetters).toHaveBeenLastCalledWith('M')
    await userEvent.click(canvas.getByRole('button', { name: 'This tablet' }))
    await expect(args.onMenu).toHaveBeenCalledTimes(1)
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(72)
      await expect(Number.parseFloat(getComputedStyle(button).fontSize)).toBeGreaterThanOrEqual(24)
    }
  },
}
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'tablet' } } }
export const Portrait: Story = {
  args: { room: roomIn(768, 1024) },
  globals: { viewport: { value: 'portrait' } },
}
export const Phone: Story = { args: { room: roomIn(390, 844) }, globals: { viewport: { value: 'phone' } } }
export const Wide: Story = { args: { room: roomIn(1280, 800) }, globals: { viewport: { value: 'wide' } } }
export const CheckOut: Story = {
  args: { task: 'Check-out', head: { ...facesHead, sub: 'Load-in · 0 of 14 out', waiting: 0 } },
}
export const OneLetter: Story = { args: { letters: 'M', tiles: tiles.filter(({ name }) => name.startsWith('M')) } }
export const SixtyPeople: Story = {
  args: { tiles: sixty, groups: sixtyGroups, page: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 of 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
  },
}
export const Nobody: Story = { args: { tiles: [], groups: [], chief: null } }
export const LongWords: Story = { parameters: { layout: 'fullscreen', screen: { longer: true } } }
