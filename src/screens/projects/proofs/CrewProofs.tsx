import { useState } from 'react'
import { csvValue } from '../../../../domain/documents/archive-names.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { api } from '../../../client/api.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { useMatches } from '../../../ui/useMatches.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { Screen } from '../../shared/Screen.tsx'
import { useTell } from '../../shared/useTell.ts'
import { daysOf } from '../days.ts'
import { CrewProofsView } from './CrewProofsView.tsx'
import { type Chosen, ExportDialog } from './ExportDialog.tsx'
import { workOf } from './proof-words.ts'
import { type CrewProofs as Proofs, proofColumns } from './proofs.types.ts'
import { useArchive } from '../../shared/files/useArchive.ts'

/** Who has what on a project, as a part of its documents. */
export function CrewProofs({ number }: { number: string }) {
  const words = useWords()
  const { t } = words
  const { user } = useSession()
  const tell = useTell()
  const narrow = useMatches('(max-width: 43.6875em)')
  // Files stand beside it and are looked for by `q`.
  const { asked, change, search, onSearch } = useListAddress({ word: 'person', isPart: true })
  const [exporting, setExporting] = useState(false)
  const archive = useArchive()
  const path = { id: number }
  const crews = $api.useQuery('get', '/api/v1/projects/{id}/projectCrews', { params: { path, query: wholeList } })
  const days = daysOf(crews.data?.items ?? [], 0).map(day => day.date)
  // What is no day of the project, or no longer, is not asked for.
  const date = days.find(day => day === asked.get('day')) ?? ''
  const proofs = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/crewMembersDocuments',
    { params: { path, query: { ...wholeList, ...(date === '' ? {} : { date }) } } },
    { enabled: !asked.has('day') || !crews.isPending },
  )
  const exports = mayCall(user, 'exportCrewMembersDocuments')
  const load = async ({ columns, personIds }: Chosen) => {
    const body = { columns, ...(personIds ? { personIds } : {}), ...(date === '' ? {} : { date }) }
    const saved = await archive.load(`${t('proofs.fileName', { number })}.zip`, signal =>
      api.POST('/api/v1/projects/{id}/exportCrewMembersDocuments', {
        params: { path },
        body,
        parseAs: 'stream',
        signal,
      }),
    )
    if (!saved) return
    setExporting(false)
    tell.done('papers of the crew', t('proofs.isSaved'))
  }
  const saveList = (rows: readonly Proofs[]) => {
    const lines = [
      [t('proofs.person'), t('proofs.work'), ...proofColumns.map(column => t(`proofs.column.${column}`))],
      ...rows.map(row => [
        row.person.name,
        workOf(words, row),
        ...row.cells.map(({ state }) => (state === 'valid' ? t('proofs.onFile') : t(`proofs.state.${state}`))),
      ]),
    ]
    const text = `\u{feff}${lines.map(line => `${line.map(csvValue).join(';')}\r\n`).join('')}`
    saveFile(`${t('proofs.fileName', { number })}.csv`, new Blob([text], { type: 'text/csv' }))
  }
  return (
    <Screen
      state={loadable([proofs], proofs.data)}
      width="inside"
      refused={null}
      skeleton={<SkeletonRows count={8} label={t('app.loading')} />}
    >
      {({ items }) => (
        <>
          <CrewProofsView
            rows={items}
            {...{ days, date, narrow }}
            onDate={day => change({ day })}
            {...{ search, onSearch }}
            isLackingOnly={asked.has('lacking')}
            onLackingOnly={only => change({ lacking: only ? 'true' : null })}
            onExport={exports ? () => setExporting(true) : null}
            onList={saveList}
          />
          {exporting ? (
            <ExportDialog
              rows={items}
              going={archive.going}
              failure={archive.failure}
              onExport={chosen => void load(chosen)}
              onStop={archive.stop}
              onClose={() => setExporting(false)}
            />
          ) : null}
        </>
      )}
    </Screen>
  )
}
