import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { RateCardsView } from './RateCardsView.tsx'
import { cards, rates } from './rate-cards.fixtures.ts'

const meta = {
  component: RateCardsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Rate cards' } },
  args: {
    state: loaded({ cards, shown: cards[1] }),
    rates: loaded(rates),
    chosen: true,
    today: '2026-05-27',
    onChoose: fn(),
  },
} satisfies Meta<typeof RateCardsView>
export default meta
type Story = StoryObj<typeof meta>

const keeps = { onAdd: fn(), onEdit: fn(), onRemove: fn(), onRate: fn(), onRemoveRate: fn() }

export const Kept: Story = {
  args: keeps,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    const stagehand = canvas.getByRole('row', { name: /Stagehand/ })
    await expect(stagehand).toHaveTextContent('€31.00')
    await expect(stagehand).toHaveTextContent('25%, 23:00 – 06:00')
    await expect(stagehand).toHaveTextContent('25% after 10:00 h')
    await userEvent.click(canvas.getByRole('button', { name: 'Change Stagehand' }))
    await expect(args.onRate).toHaveBeenLastCalledWith(rates[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rigger' }))
    await expect(args.onRemoveRate).toHaveBeenLastCalledWith(rates[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Add rate' }))
    await expect(args.onRate).toHaveBeenLastCalledWith(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Fairs' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(cards[3])
  },
}
/** Who plans sees what is charged, and leaves it as it is. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Add|Change|Remove/ })).toBeNull()
    await expect(canvas.getByRole('row', { name: /Rigger/ })).toHaveTextContent('€41.50')
  },
}
export const WithoutRates: Story = {
  args: { rates: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rates yet')).toBeVisible()
  },
}
export const None: Story = {
  args: { ...keeps, state: loaded({ cards: [], shown: undefined }), chosen: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add rate card' }))
    await expect(args.onAdd).toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { args: keeps, globals: { scheme: 'dark', viewport: { value: 'desk' } } }
export const LongWords: Story = {
  args: keeps,
  parameters: { screen: { title: 'Rate cards', longer: true } },
  globals: { viewport: { value: 'desk' } },
}
export const LargeText: Story = { args: keeps, globals: { viewport: { value: 'desk' }, text: 'twice' } }
export const Phone: Story = {
  args: keeps,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    const back = canvas.getByText('All rate cards').closest('button')
    if (!back?.checkVisibility()) return
    await userEvent.click(back)
    await expect(args.onChoose).toHaveBeenLastCalledWith(null)
  },
}
export const PhoneList: Story = { args: { chosen: false }, globals: { viewport: { value: 'phone' } } }
