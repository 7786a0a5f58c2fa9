import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { uuid } from '../../shared/fixtures.ts'
import type { Rating } from '../../shared/rating/rating.types.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { planned, shifts } from '../projects.fixtures.ts'
import { CrewRated } from './CrewRated.tsx'

const [shift] = shifts
if (!shift) throw new Error('no shift')
const [first, second] = planned
if (!first || !second) throw new Error('no positions')
const rated: Rating = {
  id: uuid(700),
  projectCrewItem: { id: first.id, function: first.function },
  rating: 4,
  remark: 'Fast, and friendly to the band',
  rater: 'Katharina Brandt',
  createdAt: '2026-05-27T16:40:00Z',
}
const sent = fn<(body: string) => void>()
const answers = (items: Rating[]) =>
  serve(async request => {
    if (request.method !== 'GET') {
      sent(await request.text())
      items = [rated]
    }
    return Response.json({ items, total: items.length })
  })
const client = { user: { loginTypes: ['clients' as const] } }
const meta = {
  component: CrewRated,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Nordic Sounds 2026', session: client } },
  globals: { viewport: { value: 'phone' } },
  args: { shift, positions: [first] },
  beforeEach: () => {
    sent.mockClear()
    return answers([])
  },
  render: args => (
    <Page width="wide">
      <h1>Nordic Sounds 2026</h1>
      <CrewRated {...args} />
    </Page>
  ),
} satisfies Meta<typeof CrewRated>
export default meta
type Story = StoryObj<typeof meta>

/** Once: what was given stands there afterwards, with nothing left to give. */
export const Client: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate the crew' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Rate the crew' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the rating' }))
    await expect(within(dialog).getByText('Rate at least one position.')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('radio', { name: '4 of 5' }))
    await userEvent.type(within(dialog).getByLabelText(/^A word about it/), 'Fast, and friendly to the band')
    await userEvent.type(within(dialog).getByLabelText('Who rates'), 'Katharina Brandt')
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Save the rating' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(sent.mock.calls).toEqual([
      [
        JSON.stringify({
          rater: 'Katharina Brandt',
          ratings: [{ projectCrewItemId: first.id, rating: 4, remark: 'Fast, and friendly to the band' }],
        }),
      ],
    ])
    await expect(await canvas.findByText('“Fast, and friendly to the band”')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Rate the crew' })).toBeNull())
  },
}
/** Whoever plans reads it and gives none. */
export const Planner: Story = {
  parameters: { screen: { title: 'Nordic Sounds 2026', session: { user: { loginTypes: ['planners' as const] } } } },
  args: { positions: [first, second] },
  beforeEach: () => answers([rated]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 5')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Rate the crew' })).toBeNull()
  },
}
/** One position is rated, the other still can be. */
export const Half: Story = {
  args: { positions: [first, second] },
  beforeEach: () => answers([rated]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate the crew' }))
    await expect(await canvas.findAllByRole('radio', { name: '5 of 5' })).toHaveLength(1)
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } }, beforeEach: () => answers([rated]) }
export const Dark: Story = { globals: { scheme: 'dark', language: 'de' }, beforeEach: () => answers([rated]) }
export const Twice: Story = { globals: { text: 'twice', language: 'cy' }, beforeEach: () => answers([rated]) }
