import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { TrainingsView } from './TrainingsView.tsx'
import { paper, trainings } from './trainings.fixtures.ts'

const meta = {
  component: TrainingsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Trainings' } },
  args: {
    state: loaded({ trainings, papers: [paper] }),
    today: '2026-05-27',
    now: Date.parse('2026-05-27T06:00:00Z'),
    busy: false,
    onAgain: fn(),
  },
} satisfies Meta<typeof TrainingsView>
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('18')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2 wrong' })).toHaveAttribute('href', '/forms/f1')
    await expect(canvas.getByText('16 days')).toBeVisible()
    await expect(canvas.getByText('Question 3 of 8, goes on')).toBeVisible()
    await expect(canvas.getByText('11 of 20, try 1 of 3')).toBeVisible()
    await expect(canvas.getByText('again from 3 Jun')).toBeVisible()
    await expect(canvas.getByText('Ended 22 May 2026')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Fork-lift, theory' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Work at height' }))
    await expect(args.onAgain).toHaveBeenLastCalledWith(trainings[1])
  },
}
export const Dark: Story = { globals: { viewport: { value: 'phone', isRotated: false }, scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk', isRotated: false } } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone', isRotated: false } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone', isRotated: false } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const NothingTaken: Story = {
  args: { state: loaded({ trainings: trainings.slice(2, 3), papers: [] }) },
  play: ({ canvas }) => expect(canvas.queryByText('Taken')).toBeNull(),
}
export const NoTryLeft: Story = {
  args: {
    state: loaded({
      trainings: trainings.map(one =>
        one.last && !one.last.passed ? { ...one, last: { ...one.last, triesLeft: 0, againFrom: null } } : one,
      ),
      papers: [],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('no try left')).toBeVisible(),
}
export const None: Story = {
  args: { state: loaded({ trainings: [], papers: [] }) },
  play: ({ canvas }) => expect(canvas.getByText('No trainings found.')).toBeVisible(),
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
