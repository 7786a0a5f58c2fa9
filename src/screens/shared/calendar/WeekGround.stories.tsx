import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { WordsContext, useWords } from '../../../i18n/words.ts'
import { WeekGround } from './WeekGround.tsx'

const meta = {
  component: WeekGround,
  args: { today: 9 },
  decorators: [
    Story => (
      <div style={{ position: 'relative', width: 840, height: 120, '--col': '40px' }}>
        <Story />
      </div>
    ),
    withScreen,
  ],
} satisfies Meta<typeof WeekGround>
export default meta
type Story = StoryObj<typeof meta>

const ground = (canvasElement: Element) => canvasElement.querySelector('[aria-hidden=true]') ?? canvasElement

export const FromMonday: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const TodayElsewhere: Story = {
  args: { today: null },
  play: async ({ canvasElement }) => expect(ground(canvasElement)).toBeEmptyDOMElement(),
}
/** Weekends then are the first day and the last. */
export const FromSunday: Story = {
  decorators: [
    Story => (
      <WordsContext value={{ ...useWords(), weekStart: 0 }}>
        <Story />
      </WordsContext>
    ),
  ],
  play: async ({ canvasElement }) =>
    expect(getComputedStyle(ground(canvasElement)).backgroundPosition).toBe('0px 0px, 0px 0px, 40px 0px'),
}
