import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { caption, uuid } from '../fixtures.ts'
import { CrewRated } from './CrewRated.tsx'
import type { Rating } from './rating.types.ts'

const lines = [
  ['Amira Haddad', 'signedOff'],
  ['Kofi Mensah', 'signedOff'],
  ['Chiara Lombardi', 'noShow'],
].map(([personName, status], at) => ({
  id: uuid(710 + at),
  personName,
  status,
  pictureUrl: null,
  functionName: 'Stagehand',
  functionCode: 'stagehand',
}))
const rated: Rating = {
  id: uuid(700),
  projectCrewItemStatusId: uuid(710),
  person: { id: uuid(720), name: 'Amira Haddad', pictureUrl: null },
  projectCrewItem: { id: uuid(730), function: caption('stagehand', 'Stagehand') },
  rating: 4,
  remark: 'Fast, and friendly to the band',
  rater: 'Katharina Brandt',
  createdAt: '2026-05-27T16:40:00Z',
  changedAt: null,
}
const second: Rating = {
  ...rated,
  id: uuid(701),
  projectCrewItemStatusId: uuid(711),
  person: { id: uuid(721), name: 'Kofi Mensah', pictureUrl: null },
  rating: 5,
  remark: null,
}
const sent = fn<(path: string, body: string) => void>()
const answers = (items: Rating[], failing = false) =>
  serve(async request => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET') {
      sent(pathname.replace('/api/v1', ''), await request.text())
      if (failing) return Response.error()
      items = items.length === 0 ? [rated] : [{ ...rated, rating: 2 }]
      return Response.json(pathname.startsWith('/api/v1/projectCrewItemRatings') ? items[0] : { items, total: 1 })
    }
    if (pathname.endsWith('/details'))
      return Response.json({
        lines,
        signerName: 'Katharina Brandt',
        suggestedSigner: 'Katharina Brandt',
        may: { amend: true },
      })
    return Response.json({ items, total: items.length })
  })
const client = { user: { loginTypes: ['clients' as const] } }
const meta = {
  component: CrewRated,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Nordic Sounds 2026', session: client } },
  globals: { viewport: { value: 'phone' } },
  args: { crewId: uuid(600), timeZone: 'Europe/Berlin' },
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

/** Whoever did not come is not asked about; a second tap is none. */
export const Client: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate the crew' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Rate the crew' })
    await expect(within(dialog).queryByText(/Chiara/)).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the rating' }))
    await expect(within(dialog).getByText('Rate at least one person.')).toBeVisible()
    const [star] = within(dialog).getAllByRole('radio', { name: '4 of 5' })
    if (star) await userEvent.click(star)
    await userEvent.type(within(dialog).getByLabelText(/^A word about Amira/), 'Fast, and friendly to the band')
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Save the rating' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(sent.mock.calls).toEqual([
      [
        `/projectCrews/${uuid(600)}/projectCrewItemRatings`,
        JSON.stringify({
          rater: 'Katharina Brandt',
          ratings: [{ projectCrewItemStatusId: uuid(710), rating: 4, remark: 'Fast, and friendly to the band' }],
        }),
      ],
    ])
    await expect(await canvas.findByText('“Fast, and friendly to the band”')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rate Kofi Mensah' })).toBeVisible()
  },
}
/** What was given is changed by the one who gave it. */
export const Changed: Story = {
  beforeEach: () => answers([rated]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the rating of Amira Haddad' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Change the rating of Amira Haddad' })
    await expect(within(dialog).getByRole('radio', { name: '4 of 5' })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('radio', { name: '2 of 5' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the rating' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(sent.mock.calls).toEqual([
      [
        `/projectCrewItemRatings/${uuid(700)}`,
        JSON.stringify({ rater: 'Katharina Brandt', rating: 2, remark: 'Fast, and friendly to the band' }),
      ],
    ])
    await expect(await canvas.findByText('2 of 5')).toBeInTheDocument()
  },
}
/** Without network nothing that was entered is lost. */
export const NoNetwork: Story = {
  beforeEach: () => answers([rated], true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate Kofi Mensah' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Rate Kofi Mensah' })
    await userEvent.click(within(dialog).getByRole('radio', { name: '5 of 5' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the rating' }))
    await expect(await within(dialog).findByRole('alert')).toBeVisible()
    await expect(within(dialog).getByRole('radio', { name: '5 of 5' })).toBeChecked()
  },
}
/** Whoever plans reads it and gives none. */
export const Planner: Story = {
  parameters: { screen: { title: 'Nordic Sounds 2026', session: { user: { loginTypes: ['planners' as const] } } } },
  beforeEach: () => answers([rated]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 5')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Rate|^Change the rating/ })).toBeNull()
  },
}
export const AllRated: Story = {
  beforeEach: () => answers([rated, second]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 of 5')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Rate/ })).toBeNull()
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } }, beforeEach: () => answers([rated]) }
export const Dark: Story = { globals: { scheme: 'dark', language: 'de' }, beforeEach: () => answers([rated]) }
export const Twice: Story = { globals: { text: 'twice', language: 'cy' }, beforeEach: () => answers([rated]) }
