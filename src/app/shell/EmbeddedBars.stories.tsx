import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { productTheme } from '../embedded.ts'
import { routeOf } from '../routes.ts'
import EmbeddedBars from './EmbeddedBars.tsx'

const meta = {
  component: EmbeddedBars,
  args: { route: routeOf('/version').route, theme: 'partner' },
  render: args => (
    <>
      <EmbeddedBars {...args} />
      <Page>
        <p>The screen.</p>
      </Page>
    </>
  ),
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmbeddedBars>
export default meta
type Story = StoryObj<typeof meta>

const leadsTo =
  (title: string, ...names: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(title, { selector: 'h1' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map(link => link.textContent)).toEqual(names)
  }

/** Part of somebody else's page: two ways, whoever is logged in. */
export const Embedded: Story = { play: leadsTo('Version', 'Home', 'Version') }
export const Dark: Story = { ...Embedded, globals: { scheme: 'dark' } }
/** The product's own theme has what is worked with, and not what is built later. */
export const OfTheProduct: Story = {
  args: { theme: productTheme, route: routeOf('/').route },
  play: leadsTo('Home', 'Home'),
}
export const German: Story = { globals: { language: 'de' }, play: leadsTo('Version', 'Start', 'Version') }
export const Welsh: Story = {
  globals: { language: 'cy', scheme: 'dark' },
  play: leadsTo('Fersiwn', 'Hafan', 'Fersiwn'),
}
