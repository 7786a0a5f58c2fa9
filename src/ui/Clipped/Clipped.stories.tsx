import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Clipped } from './Clipped.tsx'

const long = 'Follow spot operator, Rigger, Lighting technician'
const meta = {
  component: Clipped,
  args: { text: long },
  decorators: [
    Story => (
      <div style={{ width: '11rem', padding: '3rem 0' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Clipped>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, args }) => {
  // Until it is loaded it answers to nothing, and is another one afterwards.
  await waitFor(async () => {
    const [line] = canvas.getAllByText(args.text)
    if (!line) throw new Error('no line')
    await userEvent.unhover(line)
    await userEvent.hover(line)
    await expect(await screen.findByRole('tooltip', {}, { timeout: 500 })).toHaveTextContent(args.text)
  })
}

export const Cut: Story = { play: opened }
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened }
export const German: Story = { args: { text: 'Veranstaltungstechniker, Beleuchtungsanlagen' }, play: opened }
export const Welsh: Story = { args: { text: 'Gweithredwr golau dilyn, Technegydd goleuo' }, play: opened }
/** What is there whole opens nothing. */
export const Whole: Story = {
  args: { text: 'Rigger' },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Rigger')
    await userEvent.hover(line)
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    // What would open had opened by then.
    await expect(screen.findByRole('tooltip', {}, { timeout: 500 })).rejects.toThrow()
  },
}
