import { useLocation, useSearch } from 'wouter'
import { mayUse } from '../../../domain/auth/rights.ts'
import { dateIn, daysLater } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { lazily } from '../../ui/lazily.tsx'
import { deskWidth, useMatches } from '../../ui/useMatches.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { InvoicesView } from './InvoicesView.tsx'
import { type Narrowing, dueSpans, figures, states } from './invoice.types.ts'

const uuid = /^[\da-f-]{36}$/
/** Ms after which it is asked for again while it is looked at: others release and note payments as well. */
const anew = 20_000

/** Most who look at invoices make none, nor take them to accounting. */
const CreateInvoice = lazily(
  () => import('./creating/CreateInvoice.tsx').then(all => all.CreateInvoice),
  () => null,
)

const Books = lazily(
  () => import('./books/Books.tsx').then(all => all.Books),
  () => null,
)

/** The list, by `?view=create` the positions that become an invoice, or by `?view=books` what goes to accounting. */
export default function InvoicesScreen() {
  const { user } = useSession()
  const view = new URLSearchParams(useSearch()).get('view')
  if (view === 'create' && mayCall(user, 'createInvoice')) return <CreateInvoice />
  return view === 'books' && mayCall(user, 'readBookingBatch') ? <Books /> : <Listed />
}

/** Invoices one may read: the office's of every client, a client's own. */
function Listed() {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const address = useListAddress()
  const { q, asked, change } = address
  const today = dateIn(viewerZone(), useNow())
  const isWide = useMatches(deskWidth)
  const reads = mayCall(user, 'listInvoices') && mayUse(user, 'invoices')
  const figure = figures.find(one => one === asked.get('figure')) ?? null
  const narrowing: Narrowing = {
    figure,
    state: figure === null ? (states.find(one => one === asked.get('state')) ?? null) : null,
    due: (['today', 'week', 'month'] as const).find(one => one === asked.get('due')) ?? null,
    companyId: uuid.exec(asked.get('client') ?? '')?.[0] ?? '',
  }
  const { state, due, companyId } = narrowing
  const query = {
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
    ...(figure ? { figure } : {}),
    ...(due ? { dueUntil: daysLater(today, dueSpans[due]) } : {}),
    ...(companyId ? { companyId } : {}),
  }
  const invoices = useList(
    paging =>
      $api.queryOptions(
        'get',
        '/api/v1/invoices',
        { params: { query: { ...query, ...paging } } },
        { refetchInterval: anew },
      ),
    { enabled: reads },
  )
  const overview = $api.useQuery('get', '/api/v1/invoicesOverview', {}, { enabled: reads, refetchInterval: anew })
  const desk = user.loginTypes.some(type => type !== 'clients')
  return (
    <InvoicesView
      state={reads ? invoices : { kind: 'refused' }}
      overview={overview.data}
      address={address}
      narrowing={narrowing}
      onNarrow={to => change({ state: to.state, figure: to.figure, due: to.due, client: to.companyId || null })}
      today={today}
      wide={isWide}
      onCreate={mayCall(user, 'createInvoice') ? () => navigate('/invoices?view=create') : undefined}
      keepsBooks={mayCall(user, 'readBookingBatch')}
      desk={desk}
    />
  )
}
