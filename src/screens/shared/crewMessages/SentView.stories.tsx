import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { sent } from './messages.fixtures.ts'
import { SentView } from './SentView.tsx'

const meta = {
  component: SentView,
  decorators: [withScreen],
  args: { messages: sent, now: Date.parse('2026-05-27T14:10:00.000Z') },
} satisfies Meta<typeof SentView>
export default meta
type Story = StoryObj<typeof meta>

/** Each opens to who has not read it, and who was written a mail instead. */
export const Written: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Everybody · 1 of 3 have read it/)).toBeVisible()
    await userEvent.click(canvas.getByText(/^The gate is on the other side/))
    await expect(canvas.getByText('2 have not read it:')).toBeVisible()
    await expect(canvas.getByText('Mia Brandt')).toHaveTextContent('by mail')
    await userEvent.click(canvas.getByText('Where are you?'))
    await expect(canvas.getByText('Everybody has read it.')).toBeVisible()
  },
}
/** Of many only the newest stand there; none is lost. */
export const Many: Story = {
  args: {
    messages: sent
      .slice(0, 1)
      .flatMap(one => Array.from({ length: 5 }, (_, n) => ({ ...one, id: `m${n}`, text: `Word ${n}` }))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Word 3')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }))
    await expect(canvas.getByText('Word 4')).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
