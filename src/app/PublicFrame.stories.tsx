import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../.storybook/screens.tsx'
import { Page } from '../ui/Page/Page.tsx'
import PublicFrame from './PublicFrame.tsx'
import { routeOf } from './routes.ts'

const meta = {
  component: PublicFrame,
  args: {
    route: routeOf('/version').route,
    theme: null,
    children: (
      <Page>
        <p>The screen.</p>
      </Page>
    ),
  },
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublicFrame>
export default meta
type Story = StoryObj<typeof meta>

/** What it is and the way to the login, and no menu: nobody is logged in. */
const shows =
  (title: string, back: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: back })])
    await expect(canvas.queryByRole('navigation')).toBeNull()
  }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('Version', 'Back') }
export const Desk: Story = {
  globals: { viewport: { value: 'desk' }, scheme: 'dark' },
  play: async context => {
    await shows('Version', 'Back')(context)
    await expect(context.canvas.getByRole('link', { name: 'Nordlicht Crew' })).toHaveAttribute('href', '/')
  },
}
export const German: Story = { globals: { language: 'de' }, play: shows('Version', 'Zurück') }
export const Welsh: Story = { globals: { language: 'cy', scheme: 'dark' }, play: shows('Fersiwn', 'Yn ôl') }
