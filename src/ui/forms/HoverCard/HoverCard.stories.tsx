import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { HoverCard } from '../../lazy-forms.tsx'

const meta = {
  component: HoverCard,
  args: {
    target: <a href="#parksommer">Parksommer</a>,
    children: <p>Kaiserwasser Open Air, 15 to 21 June, 36 of 108 places filled</p>,
  },
} satisfies Meta<typeof HoverCard>
export default meta
type Story = StoryObj<typeof meta>

const card = () => screen.findByText(/Kaiserwasser/)
const gone = () => waitFor(() => expect(screen.queryByText(/Kaiserwasser/)).toBeNull())
const opened: Story['play'] = async ({ canvas }) => {
  // Until it is loaded its target answers to nothing, and is another one afterwards.
  await waitFor(async () => {
    const target = canvas.getByRole('link')
    await userEvent.unhover(target)
    await userEvent.hover(target)
    await expect(await screen.findByText(/Kaiserwasser/, {}, { timeout: 500 })).toBeVisible()
  })
}

export const Opened: Story = { play: opened }
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened }
/** A hand may go into it: it stays while it is there. */
export const Entered: Story = {
  play: async context => {
    await opened(context)
    await userEvent.hover(await card())
    await expect(await card()).toBeVisible()
    await userEvent.unhover(await card())
    await gone()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const focused = await waitFor(async () => {
      canvas.getByRole('link').blur()
      await userEvent.tab()
      await expect(await screen.findByText(/Kaiserwasser/, {}, { timeout: 500 })).toBeVisible()
      return canvas.getByRole('link')
    })
    await waitFor(() => expect(focused).toHaveAccessibleDescription(/Kaiserwasser/))
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(focused).toHaveFocus()
  },
}
