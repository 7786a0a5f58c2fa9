import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { type List, listOf, useList } from '../../shared/list/useList.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { useNow } from '../../shared/useNow.ts'
import { DeskHomeView } from './DeskHomeView.tsx'
import type { Contact } from '../home.types.ts'
import { HomeFrame } from '../HomeFrame.tsx'
import { useLateNow } from '../../shared/late/useLateNow.ts'
import { useOngoingProjects } from './useOngoingProjects.ts'
import { usePapers } from '../usePapers.ts'
import { useUnsignedNotes } from '../useUnsignedNotes.ts'

/** How often planning's own is asked for again, ms. */
const often = 60_000
const mostToDos = 20
const none = { items: [], total: 0 }
const nobody = listOf<Contact>([])

/** Home of planning, clients and the office: whom to reach, what was announced. */
export function DeskHome({ name }: { name: string }) {
  const now = useNow()
  const { user, tenant } = useSession()
  const isOffice = user.loginTypes.includes('office') && mayCall(user, 'listTenantCompanies')
  const reads = mayCall(user, 'listContacts')
  const { q, ...searching } = useListAddress()
  const contacts = useList(
    paging => $api.queryOptions('get', '/api/v1/contacts', { params: { query: { ...paging, ...(q ? { q } : {}) } } }),
    { enabled: reads },
  )
  const notices = $api.useQuery(
    'get',
    '/api/v1/crewInfo',
    { params: { query: { kind: 'notice', ...wholeList } } },
    { enabled: mayCall(user, 'listCrewInfo') },
  )
  const companies = $api.useQuery(
    'get',
    '/api/v1/tenant/companies',
    { params: { query: wholeList } },
    { enabled: isOffice },
  )
  const warnings = $api.useQuery(
    'get',
    '/api/v1/warnings',
    {},
    { enabled: mayCall(user, 'listWarnings'), refetchInterval: often },
  )
  const toDos = $api.useQuery(
    'get',
    '/api/v1/activities',
    { params: { query: { type: 'TODO', state: 'open', forWhom: 'me', limit: mostToDos, page: 1 } } },
    { enabled: mayCall(user, 'listActivities'), refetchInterval: often },
  )
  const approvals = $api.useQuery(
    'get',
    '/api/v1/approvals',
    { params: { query: { limit: mostToDos, page: 1 } } },
    { enabled: mayCall(user, 'listApprovals'), refetchInterval: often },
  )
  const quotations = $api.useQuery(
    'get',
    '/api/v1/quotations',
    {},
    { enabled: mayCall(user, 'listWaitingQuotations'), refetchInterval: often },
  )
  const unsigned = useUnsignedNotes()
  const papers = usePapers()
  const ongoing = useOngoingProjects()
  const late = useLateNow()
  const nothing = { kind: 'content', content: nobody, stale: null, retry: () => undefined } as const
  const people: Loadable<List<Contact>> = reads ? contacts : nothing
  // Whoever is looked for, or cannot be asked for, takes nothing else of home away.
  const state: Loadable<null> =
    people.kind === 'failed' || (people.kind === 'loading' && q !== '')
      ? { kind: 'content', content: null, stale: null, retry: nothing.retry }
      : people.kind === 'content'
        ? { ...people, content: null }
        : people
  return (
    <HomeFrame name={name} now={now} state={state}>
      {() => (
        <DeskHomeView
          contacts={people}
          now={now}
          warnings={warnings.data}
          toDos={{
            items: toDos.data?.items.flatMap(({ toDo, ...item }) => (toDo ? [{ ...item, toDo }] : [])) ?? [],
            total: toDos.data?.total ?? 0,
          }}
          approvals={approvals.data ?? none}
          quotations={quotations.data ?? none}
          notices={notices.data?.items ?? []}
          late={late}
          unsigned={unsigned}
          papers={papers}
          ongoing={ongoing}
          companies={companies.data?.items ?? []}
          books={mayCall(user, 'readPayrollMonth')}
          support={{ email: tenant.supportEmail, phone: tenant.supportPhone }}
          searching={searching}
        />
      )}
    </HomeFrame>
  )
}
