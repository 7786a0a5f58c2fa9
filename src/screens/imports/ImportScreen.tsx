import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { Screen } from '../shared/Screen.tsx'
import { useDownload } from '../shared/useDownload.ts'
import { ImportView } from './ImportView.tsx'
import type { ImportInput } from '../../machines/import/import.types.ts'
import { fates } from './import.types.ts'
import { askedOf, useImport } from './useImport.ts'

/** What an agency brings along in tables, by `?kind=` of one kind; by `?table=` one that was brought before. */
export default function ImportScreen() {
  const { user } = useSession()
  const { id, kind } = askedOf(new URLSearchParams(useSearch()))
  const [turn, setTurn] = useState(0)
  const at = useRef<ImportInput>({ id, kind })
  // An address that a table on its way has not come to by itself leads to another one, which begins anew.
  useEffect(() => {
    if (at.current.id === id && at.current.kind === kind) return
    at.current = { id, kind }
    setTurn(before => before + 1)
  }, [id, kind])
  return mayCall(user, 'createImport') ? (
    <Importing key={turn} id={id} kind={kind} onMove={to => (at.current = to)} />
  ) : (
    <Screen state={{ kind: 'refused' }} skeleton={null}>
      {() => null}
    </Screen>
  )
}

function Importing({ id, kind, onMove }: ImportInput & { onMove: (to: ImportInput) => void }) {
  const { t } = useWords()
  const { state, context, send } = useImport({ id, kind }, onMove)
  const [page, navigate] = useLocation()
  const address = useListAddress()
  const { q, asked, change } = address
  const report = useDownload('import')
  const fate = fates.find(one => one === asked.get('fate')) ?? null
  const before = $api.useQuery(
    'get',
    '/api/v1/imports',
    { params: { query: wholeList } },
    { enabled: state === 'choosing' },
  )
  const path = { id: context.id ?? '' }
  const query = { ...(q ? { q } : {}), ...(fate ? { fate } : {}) }
  const rows = useList(
    paging =>
      $api.queryOptions('get', '/api/v1/imports/{id}/rows', { params: { path, query: { ...query, ...paging } } }),
    { enabled: state === 'checked' },
  )
  return (
    <ImportView
      state={state}
      context={context}
      send={send}
      before={before.data?.items ?? []}
      rows={rows}
      address={address}
      fate={fate}
      onKind={to => navigate(`${page}?kind=${to}`)}
      onNarrow={to => change({ fate: to })}
      onReport={() =>
        void report.save(
          `${context.table?.fileName.replace(/\.\w+$/, '')}-report.xlsx`,
          () =>
            unwrap(
              api.GET('/api/v1/imports/{id}/report', { params: { path, query: { format: 'xlsx' } }, parseAs: 'blob' }),
            ),
          t('imports.reportSaved'),
        )
      }
    />
  )
}
