import { mayUse } from '../../../domain/auth/rights.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { deskWidth, useMatches } from '../../ui/useMatches.ts'
import type { ScreenProps } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { ContractsView } from './ContractsView.tsx'

/** One's contracts; the office reads those of whoever the opened one is of. */
export default function ContractsScreen({ params }: ScreenProps) {
  const opened = params['id'] ?? null
  const { user, personId } = useSession()
  const today = dateIn(viewerZone(), useNow())
  const isDesk = useMatches(deskWidth)
  const reads = mayCall(user, 'readStaffContract') && mayUse(user, 'contracts')
  const read = (id: string | null) => ({
    params: { path: { id: id ?? '' } },
    enabled: { enabled: reads && id !== null },
  })
  const first = read(opened)
  const asked = $api.useQuery('get', '/api/v1/staffContracts/{id}', { params: first.params }, first.enabled)
  const whose = opened === null ? personId : (asked.data?.person.id ?? null)
  const list = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/staffContracts',
    { params: { path: { id: whose ?? '' }, query: wholeList } },
    { enabled: reads && whose !== null },
  )
  const contracts = list.data?.items
  const id = opened ?? (isDesk ? ((contracts?.find(({ active }) => active) ?? contracts?.[0])?.id ?? null) : null)
  const of = read(id)
  const contract = $api.useQuery('get', '/api/v1/staffContracts/{id}', { params: of.params }, of.enabled)
  const papers = $api.useQuery(
    'get',
    '/api/v1/staffContracts/{id}/documents',
    { params: { ...of.params, query: wholeList } },
    of.enabled,
  )
  const state =
    !reads || (opened === null && personId === null)
      ? ({ kind: 'refused' } as const)
      : loadable(opened === null ? [list] : [asked, list], contracts)
  return (
    <ContractsView
      state={state}
      shown={
        id === null
          ? null
          : { id, contract: loadable([contract], contract.data), papers: loadable([papers], papers.data?.items) }
      }
      opened={opened !== null}
      today={today}
      enters={mayCall(user, 'createStaffContract')}
    />
  )
}
