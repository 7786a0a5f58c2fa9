import { useState } from 'react'
import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { CrewInfoView } from './CrewInfoView.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import type { Entry } from './crew-info.types.ts'

/** What the crew of the agency knows by heart, or looks up; whoever tells it keeps it here as well. */
export default function CrewInfoScreen() {
  const { t } = useWords()
  const { user } = useSession()
  const { search, onSearch } = useListAddress({ isPart: true })
  const [editing, setEditing] = useState<{ entry: Entry | null } | null>(null)
  const reads = mayCall(user, 'listCrewInfo') && mayUse(user, 'crewInfo')
  const info = $api.useQuery('get', '/api/v1/crewInfo', { params: { query: wholeList } }, { enabled: reads })
  const place = useCommand('post', '/api/v1/crewInfo/{id}/place', { touches: ['crewInfo'] })
  return (
    <>
      <CrewInfoView
        state={reads ? loadable([info], info.data?.items) : { kind: 'refused' }}
        search={search}
        onSearch={onSearch}
        keeps={
          mayCall(user, 'changeCrewInfo')
            ? {
                onAdd: () => setEditing({ entry: null }),
                onEdit: entry => setEditing({ entry }),
                onPlace: (entry, before) =>
                  void place.give(
                    { params: { path: { id: entry.id } }, body: { beforeId: before?.id ?? null } },
                    { done: t('crewInfo.placed', { title: entry.title }) },
                  ),
              }
            : undefined
        }
      />
      {editing ? <EntryDialog entry={editing.entry} onClose={() => setEditing(null)} /> : null}
    </>
  )
}
