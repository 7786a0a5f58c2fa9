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
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
