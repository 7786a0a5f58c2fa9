import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { loadable } from '../shared/loadable.ts'
import { useNow } from '../shared/useNow.ts'
import { DeskHomeView } from './DeskHomeView.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { useLateNow } from './useLateNow.ts'
import { useOngoingProjects } from './useOngoingProjects.ts'
import { useUnsignedNotes } from './useUnsignedNotes.ts'

/** Ms after the last letter until the server is asked. */
const typing = 250

/** Home of planning, clients and the office: whom to reach, what was announced. */
export function DeskHome({ name }: { name: string }) {
  const now = useNow()
  const { user, tenant } = useSession()
  const isOffice = user.loginTypes.includes('office') && mayCall(user, 'listTenantCompanies')
  const reads = mayCall(user, 'listContacts')
  const [search, setSearch] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(search.trim()), typing)
    return () => clearTimeout(timer)
  }, [search])
  const contacts = $api.useQuery(
    'get',
    '/api/v1/contacts',
    { params: { query: { ...wholeList, ...(q ? { q } : {}) } } },
    { enabled: reads, placeholderData: keepPreviousData },
  )
  const notices = $api.useQuery(
    'get',
    '/api/v1/crewInfo',
    { params: { query: wholeList } },
    { enabled: mayCall(user, 'listCrewInfo') },
  )
  const companies = $api.useQuery(
    'get',
    '/api/v1/tenant/companies',
    { params: { query: { limit: 100, page: 1 } } },
    { enabled: isOffice },
  )
  const unsigned = useUnsignedNotes()
  const ongoing = useOngoingProjects()
  const late = useLateNow()
  const people = reads ? contacts.data : { items: [], total: 0 }
  return (
    <HomeFrame name={name} now={now} state={loadable(reads ? [contacts] : [], people)}>
      {({ items, total }) => (
        <DeskHomeView
          contacts={items}
          total={total}
          notices={notices.data?.items ?? []}
          late={late}
          unsigned={unsigned}
          ongoing={ongoing}
          companies={companies.data?.items ?? []}
          support={{ email: tenant.supportEmail, phone: tenant.supportPhone }}
          search={search}
          onSearch={setSearch}
        />
      )}
    </HomeFrame>
  )
}
