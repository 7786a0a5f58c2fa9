import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { FacesView } from './FacesView.tsx'
import { letterOf } from '../../../../domain/kiosks/kiosk-names.ts'
import { facesHead, groups, sixty, threeHundred, tiles } from '../kiosk.fixtures.ts'
import { roomIn } from './useRoom.ts'

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
  args: { task: 'Check-out', head: { ...facesHead, task: 'Check-out', sub: 'Load-in · 0 of 14 out', waiting: 0 } },
}
export const CheckOutInDark: Story = { ...CheckOut, globals: { scheme: 'dark', viewport: { value: 'tablet' } } }
export const OneLetter: Story = { args: { letters: 'M', tiles: tiles.filter(({ name }) => name.startsWith('M')) } }
export const SixtyPeople: Story = {
  args: { ...sixty, page: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Page 3 of 5, from / }))
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
  },
}
const nameOf = (fullName: string) => {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  return { person: { id: fullName, firstName, lastName } }
}
const [fullest] = threeHundred.groups
  .map(({ label, letters }) => ({
    letters: label,
    tiles: threeHundred.tiles.filter(({ fullName }) => letters.includes(letterOf(nameOf(fullName)))),
  }))
  .toSorted((a, b) => b.tiles.length - a.tiles.length)
/** A letter, a page by what it begins with, a face: three touches for anybody of three hundred, and no key ever moves. */
export const ThreeHundredPeople: Story = {
  args: { groups: threeHundred.groups, ...fullest, page: 1 },
  play: async ({ canvas, args }) => {
    const pages = await canvas.findAllByRole('button', { name: /^Page \d of \d, from / })
    await expect(pages.length).toBeGreaterThan(2)
    for (const button of pages) {
      const { width, height, bottom, right } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(72)
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
      await expect(right).toBeLessThanOrEqual(innerWidth)
    }
    await userEvent.click(pages.at(-1) ?? document.body)
    await expect(args.onPage).toHaveBeenLastCalledWith(pages.length - 1)
  },
}
/** Where the last page holds few, its buttons stand where they stood on the others. */
export const LastOfManyPages: Story = {
  args: { groups: threeHundred.groups, ...fullest, page: 99 },
  play: async ({ canvas, canvasElement }) => {
    const people = canvas.getByRole('region', { name: 'Crew' }).getBoundingClientRect()
    const help = canvas.getByText('Not listed?').parentElement?.getBoundingClientRect()
    await expect(Math.round(help?.bottom ?? 0)).toBe(Math.round(people.bottom))
    await expect(Math.round(help?.right ?? 0)).toBe(Math.round(people.right))
    const [first] = await canvas.findAllByRole('button', { name: /^Page 1 of / })
    await expect(first?.getBoundingClientRect().right).toBeLessThan(help?.left ?? 0)
    await expect(canvasElement.scrollHeight).toBeLessThanOrEqual(innerHeight)
  },
}
export const ThreeHundredInPortrait: Story = {
  args: { ...threeHundred, page: 3, room: roomIn(768, 1024) },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(4)
  },
}
export const Nobody: Story = { args: { tiles: [], groups: [], chief: null } }
export const LongWords: Story = { parameters: { layout: 'fullscreen', screen: { longer: true } } }
