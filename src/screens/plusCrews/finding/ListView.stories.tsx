import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded, uuid } from '../../shared/fixtures.ts'
import { listOf } from '../../shared/list/useList.ts'
import { ListView } from './ListView.tsx'
import { crews, hafen } from '../data.fixtures.ts'

const meta = {
  component: ListView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Plus crews' } },
  args: {
    state: loaded(listOf(crews)),
    isEmpty: false,
    progressOf: ({ number }) => `${Number.parseInt(number, 10) * 11}% of the target`,
    address: { search: '', onSearch: fn(), clear: fn() },
  },
} satisfies Meta<typeof ListView>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 plus crews')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Hafen' })).toHaveAttribute('href', '/plus-crews/7')
  },
}
export const TwoHundred: Story = {
  args: {
    state: loaded(
      listOf(
        Array.from({ length: 200 }, (_, at) => ({ ...hafen, id: uuid(at), number: String(at), name: `Team ${at}` })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200 plus crews')).toBeInTheDocument()
  },
}
export const NothingFound: Story = {
  args: { state: loaded(listOf([])), address: { search: 'Speicher', onSearch: fn(), clear: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.address.clear).toHaveBeenCalled()
  },
}
export const NoneYet: Story = { args: { state: loaded(listOf([])), isEmpty: true } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const LongGerman: Story = { parameters: { screen: { title: 'Plus crews', longer: true } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
