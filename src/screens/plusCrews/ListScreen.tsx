import { useSearch } from 'wouter'
import { mayUse } from '../../../domain/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { loadable } from '../shared/loadable.ts'
import { ListProgress } from './ListProgress.tsx'
import { ListView } from './ListView.tsx'
import { foundBy } from './list-search.ts'
import { useListAddress } from './useListAddress.ts'

/** Plus crews one may read, by name. */
export default function ListScreen() {
  const words = useWords()
  const { user } = useSession()
  const { q, search, onSearch } = useListAddress(useSearch())
  const reads = mayCall(user, 'listPlusCrews') && mayUse(user, 'plusCrews')
  const crews = $api.useQuery('get', '/api/v1/plusCrews', { params: { query: wholeList } }, { enabled: reads })
  const state = reads ? loadable([crews], crews.data?.items) : ({ kind: 'refused' } as const)
  return (
    <ListView
      state={state.kind === 'content' ? { ...state, content: foundBy(words, state.content, q) } : state}
      isEmpty={crews.data?.items.length === 0}
      progressOf={({ number }) => <ListProgress number={number} />}
      search={search}
      onSearch={onSearch}
    />
  )
}
