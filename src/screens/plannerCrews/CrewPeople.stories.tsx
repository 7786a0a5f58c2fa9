import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import { caption } from '../shared/fixtures.ts'
import { CrewPeople } from './CrewPeople.tsx'
import { board } from './crew.fixtures.ts'

const { crew, members } = board
const [first] = members.items
const sent = fn<(method: string, body: unknown) => void>()
const somebody = {
  id: 'nele',
  number: '17',
  name: 'Nele Niemann',
  pictureUrl: null,
  homeCity: 'Hamburg',
  functions: [caption('rigger', 'Rigger')],
}
const meta = {
  component: CrewPeople,
  decorators: [withScreen],
  parameters: {
    layout: 'fullscreen',
    screen: {
      session: {
        user: {
          loginTypes: ['planners'],
          userRights: { persons: { READ: [] }, crewMemberships: { CREATE: [], DELETE: [] } },
        },
      },
    },
  },
  args: { crew, members: members.items, onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    return serve(async request => {
      if (request.method === 'GET') return Response.json({ items: [somebody, first], total: 2, limit: 8, page: 1 })
      sent(request.method, request.method === 'POST' ? await request.json() : new URL(request.url).pathname)
      return request.method === 'POST'
        ? Response.json({ id: 'membership', kind: 'favourite' }, { status: 201 })
        : new Response(null, { status: 204 })
    })
  },
} satisfies Meta<typeof CrewPeople>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever belongs to it is not offered again; whoever is blocked is told apart. */
export const AddedAndTakenOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Add somebody' })
    await userEvent.type(field, 'ne')
    await expect(await screen.findByRole('option', { name: /Nele Niemann/ })).toBeVisible()
    await expect(screen.queryByRole('option', { name: new RegExp(first?.name ?? 'nobody') })).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: /Nele Niemann/ }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('POST', { plannerCrewId: crew.id, personId: 'nele', kind: 'favourite' }),
    )
    await waitFor(() => expect(field).toHaveValue(''))
    const people = within(canvas.getByRole('list', { name: `People of ${crew.name}` }))
    await expect(people.getByText('Not sent with it')).toBeVisible()
    await userEvent.click(people.getByRole('button', { name: `Remove ${first?.name ?? ''}` }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('DELETE', expect.stringContaining(first?.membership?.id ?? 'none')),
    )
  },
}
export const Nobody: Story = { args: { members: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { globals: { viewport: { value: 'phone' }, text: 'twice', language: 'cy' } }
