import { useState } from 'react'
import { useLocation } from 'wouter'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useList } from '../../shared/list/useList.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { NewPaper } from '../making/NewPaper.tsx'
import { PapersView } from './PapersView.tsx'
import { paperStates } from './papers.types.ts'

/** Papers of the agency, and how far each is. */
export default function PapersScreen() {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const address = useListAddress()
  const [making, setMaking] = useState(false)
  const state = paperStates.find(one => one === address.asked.get('state'))
  const typeId = address.asked.get('type') ?? undefined
  const reads = mayCall(user, 'listDocuments')
  const asked = {
    ...(address.q ? { q: address.q } : {}),
    ...(state ? { state } : {}),
    ...(typeId ? { typeId } : {}),
  }
  const list = useList(
    page => $api.queryOptions('get', '/api/v1/documents', { params: { query: { ...asked, ...page } } }),
    { enabled: reads },
  )
  const types = $api.useQuery('get', '/api/v1/documentTypes', { params: { query: wholeList } }).data?.items ?? []
  return (
    <>
      <PapersView
        state={reads ? list : { kind: 'refused' }}
        types={types}
        shown={{ state: state ?? null, typeId: typeId ?? null }}
        address={address}
        onShow={to => address.change({ state: to.state, type: to.typeId })}
        onMake={mayCall(user, 'createDocument') ? () => setMaking(true) : undefined}
      />
      {making ? <NewPaper onMade={id => navigate(`/documents/${id}`)} onClose={() => setMaking(false)} /> : null}
    </>
  )
}
