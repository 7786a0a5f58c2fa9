import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { api } from '../../client/api.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { useArchive } from '../shared/files/useArchive.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { DataExportsView } from './DataExportsView.tsx'

/** Ms: how far one is that is being made. */
const often = 2000

/** All that the agency owns, to take along. */
export default function DataExportsScreen() {
  const { user } = useSession()
  const { t } = useWords()
  const reads = mayCall(user, 'listDataExports')
  const exports = $api.useQuery(
    'get',
    '/api/v1/dataExports',
    { params: { query: wholeList } },
    {
      enabled: reads,
      refetchInterval: ({ state }) => (state.data?.items.some(one => one.state === 'making') ? often : false),
    },
  )
  const ask = useCommand('post', '/api/v1/dataExports')
  const remove = useCommand('delete', '/api/v1/dataExports/{id}')
  const archive = useArchive()
  const take = (id: string, day: string) =>
    void archive.load(`${t('dataExports.fileName', { day })}.zip`, signal =>
      api.GET('/api/v1/dataExports/{id}/file', { params: { path: { id } }, parseAs: 'stream', signal }),
    )
  return (
    <DataExportsView
      state={reads ? loadable([exports], exports.data?.items, { keeps: true }) : { kind: 'refused' }}
      busy={ask.busy}
      going={archive.going}
      failure={archive.failure}
      onAsk={() => void ask.give({})}
      onTake={({ id, createdAt }) => take(id, createdAt.slice(0, 10))}
      onStop={archive.stop}
      onRemove={({ id }) => void remove.give({ params: { path: { id } } }, { done: t('dataExports.removed') })}
    />
  )
}
