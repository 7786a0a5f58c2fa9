import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { HoverCard } from '../../lazy-forms.tsx'
import { popupBaseline, rested } from '../popup-baseline.ts'

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
const opened: Story['play'] = ({ canvas }) => rested({ canvas, role: 'link', says: /Kaiserwasser/ })

export const Opened: Story = { play: opened }
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened }
export const German: Story = {
  args: {
    target: <a href="#probe">Donaudampfschifffahrtsgesellschaftskapitänsmützenanprobe</a>,
    children: <p>Freilichtbühne am Kaiserwasser, 15. bis 21. Juni, Veranstaltungstechnikerplätze noch offen</p>,
  },
  globals: { viewport: { value: 'phone', isRotated: false }, text: 'twice' },
  play: opened,
}
export const Welsh: Story = {
  args: { children: <p>Gŵyl awyr agored Kaiserwasser, 15 i 21 Mehefin, 36 o 108 o leoedd wedi’u llenwi</p> },
  play: opened,
}
/** A hand may go into it: it stays while it is there. */
export const Entered: Story = {
  play: async context => {
    await opened(context)
    await userEvent.hover(await card())
    await expect(await card()).toBeVisible()
    await userEvent.unhover(await card())
    await waitFor(() => expect(screen.queryByText(/Kaiserwasser/)).toBeNull())
  },
}
export const ByKeyboard: Story = { play: ({ canvas }) => popupBaseline({ canvas, role: 'link', says: /Kaiserwasser/ }) }
