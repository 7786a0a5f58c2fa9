import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { $api, createQueries } from '../../../client/query.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { Row } from '../../../ui/Rows/Rows.tsx'
import { ListScreen } from './ListScreen.tsx'
import { useList } from './useList.ts'
import { useListAddress } from './useListAddress.ts'

/** Contacts of client companies, as a screen of its own. */
function Example() {
  const address = useListAddress()
  const { q } = address
  const state = useList(paging =>
    $api.queryOptions('get', '/api/v1/contacts', { params: { query: { ...paging, ...(q ? { q } : {}) } } }),
  )
  return (
    <ListScreen
      state={state}
      label="Contacts"
      searchLabel="Search contacts"
      address={address}
      countWords={total => `${total} contacts`}
      none={{ title: 'Nobody yet', text: 'Contacts stand here.' }}
      noneFound={{ text: 'Nobody is called that.', action: 'Show all' }}
      narrowed={q !== ''}
      row={({ id, name, role }, place) => (
        <Row
          key={`${place.index} ${id}`}
          place={place}
          href={`/contacts/${id}`}
          lead={<Face name={name} />}
          title={name}
          sub={role}
        />
      )}
    />
  )
}

const patient = createQueries()
const asked = fn<(page: number, q: string | null) => void>()
/** Who came first of all while the list was looked at. */
const came: string[] = []
/** A server with so many contacts, which goes on after a name as well. */
const contacts = (count: number) => (request: Request) => {
  const { searchParams } = new URL(request.url)
  const [limit, page] = [Number(searchParams.get('limit')), Number(searchParams.get('page'))]
  const [q, after] = [searchParams.get('q'), searchParams.get('after')]
  asked(page, q)
  const everybody = [...came, ...Array.from({ length: count }, (_, at) => `Person ${at + 1}`)]
  const found = everybody.filter(name => !q || name.endsWith(` ${q}`))
  const from = (after ? found.indexOf(after) + 1 : 0) + (page - 1) * limit
  const items = found.slice(from, from + limit).map(name => ({
    id: name.replace(' ', '-'),
    name,
    role: 'Stage manager',
    company: { id: 'company', name: 'Hanse' },
    phone: null,
    email: null,
  }))
  const next = from + limit < found.length ? { next: items.at(-1)?.name } : {}
  return Response.json({ items, total: found.length, limit, page, ...next })
}

const meta = {
  component: Example,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Contacts' }, count: 10_000 },
  beforeEach: ({ parameters }) => {
    const address = location.href
    asked.mockClear()
    came.length = 0
    history.replaceState(null, '', location.pathname)
    const stop = serve(contacts(Number(parameters['count'])))
    return () => {
      stop()
      history.replaceState(null, '', address)
      window.scrollTo(0, 0)
    }
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const TenThousand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10000 contacts')).toBeVisible()
    await canvas.findByRole('link', { name: 'Person 1' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Person 1' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('link', { name: 'Person 10000' })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '10000')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100)
    // Only what was looked at was asked for.
    await expect(new Set(asked.mock.calls.map(([page]) => page)).size).toBeLessThan(10)
    await userEvent.keyboard('k')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Person 9999' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Person 1' })).toHaveFocus())
  },
}

/** Whoever comes while one reads on pushes nobody across the end of a page, to be shown on the next one again. */
export const ReadOnWhileOthersCome: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('link', { name: 'Person 1' })).closest('li')
    came.push('Newcomer')
    window.scrollTo(0, 95 * (row?.offsetHeight ?? 0))
    await canvas.findByRole('link', { name: 'Person 101' })
    await expect(canvas.getAllByRole('link', { name: 'Person 100' })).toHaveLength(1)
  },
}

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('10000 contacts')
    await userEvent.keyboard('/')
    await userEvent.keyboard('77')
    await expect(await canvas.findByText('1 contacts')).toBeVisible()
    // Person 7 is one as well, whom slow fingers meet before.
    await waitFor(() => expect(location.search).toBe('?q=77'))
    await userEvent.keyboard('x')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByText('10000 contacts')).toBeVisible()
    await expect(location.search).toBe('')
  },
}
/** What was found before is not shown for what is looked for now: without an answer it says that there is none. */
export const SearchedWithoutNetwork: Story = {
  // As outside of the workshop: what did not come is asked for again.
  decorators: [
    Shown => (
      <QueryClientProvider client={patient}>
        <Shown />
      </QueryClientProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Person 1' })
    const tried = fn()
    const stop = serve(() => {
      tried()
      return Promise.reject(new TypeError('no network'))
    })
    try {
      await userEvent.type(canvas.getByRole('searchbox'), '77')
      await expect(await canvas.findByRole('alert')).toBeVisible()
      // At once, not only when it has given up.
      await expect(tried).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('link', { name: 'Person 1' })).toBeNull()
    } finally {
      stop()
    }
  },
}
export const None: Story = {
  parameters: { count: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody yet')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}
