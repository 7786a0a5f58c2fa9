import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import { RateDialog } from './RateDialog.tsx'
import { cards, rates } from './rate-cards.fixtures.ts'

const sent = fn<(body: unknown) => void>()

const meta = {
  component: RateDialog,
  decorators: [withScreen],
  args: {
    card: cards[1] as (typeof cards)[number],
    rate: rates[1] ?? null,
    like: rates[0],
    functions: [],
    onClose: fn(),
  },
  beforeEach: () => {
    sent.mockClear()
    return serve(async request => {
      if (request.method === 'POST') sent(await request.json())
      return Response.json(rates[1])
    })
  },
} satisfies Meta<typeof RateDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  play: async ({ userEvent, args }) => {
    const amount = screen.getByLabelText('Per hour, in EUR')
    await expect(amount).toHaveValue('31.00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '32,5')
    const sunday = screen.getByLabelText('Sunday, percent')
    await userEvent.clear(sunday)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(sent).toHaveBeenCalledWith({
      functionId: rates[1]?.function.id,
      ratePerHour: 3250,
      minimumMinutes: 240,
      addOns: {
        night: { from: '23:00', to: '06:00', percent: 25 },
        sunday: null,
        holiday: { percent: 100 },
        overtime: { afterMinutes: 600, percent: 25 },
      },
    })
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Wrong: Story = {
  play: async ({ userEvent }) => {
    const amount = screen.getByLabelText('Per hour, in EUR')
    await userEvent.clear(amount)
    await userEvent.type(amount, 'much')
    await userEvent.type(screen.getByLabelText('Night, percent'), '000')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(screen.getByText('Enter an amount, such as 31.50.')).toBeVisible()
    await expect(screen.getByText('Enter a whole number up to 500.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const New: Story = { args: { rate: null, functions: [{ value: 'a', label: 'Loader' }] } }
