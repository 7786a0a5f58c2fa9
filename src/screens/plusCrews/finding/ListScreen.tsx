import { mayUse } from '../../../../domain/auth/rights.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { listOf } from '../../shared/list/useList.ts'
import { loadable } from '../../shared/loadable.ts'
import { ListProgress } from './ListProgress.tsx'
import { ListView } from './ListView.tsx'
import { foundBy } from './list-search.ts'

/** Plus crews one may read, by name. */
export default function ListScreen() {
  const words = useWords()
  const { user } = useSession()
  const address = useListAddress()
  const reads = mayCall(user, 'listPlusCrews') && mayUse(user, 'plusCrews')
  // Standing teams, of which an agency has some dozens: they are searched through here, by company and type as well.
  const crews = $api.useQuery('get', '/api/v1/plusCrews', { params: { query: wholeList } }, { enabled: reads })
  const state = reads ? loadable([crews], crews.data?.items) : ({ kind: 'refused' } as const)
  return (
    <ListView
      state={state.kind === 'content' ? { ...state, content: listOf(foundBy(words, state.content, address.q)) } : state}
      isEmpty={crews.data?.items.length === 0}
      progressOf={({ number }) => <ListProgress number={number} />}
      address={address}
    />
  )
}
