import { useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { monthAsked, monthBeside } from '../../shared/calendar/month-beside.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { useDownload } from '../../shared/useDownload.ts'
import { useNow } from '../../shared/useNow.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { BooksView } from './BooksView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'invoices', 'invoiceActs', 'bookkeeping']
const AccountsDialog = lazily(
  async () => (await import('./AccountsDialog.tsx')).AccountsDialog,
  () => null,
)

/** The office has the sales of a month go to accounting. */
export function Books() {
  return (
    <LateWords groups={groups}>
      <Reading />
    </LateWords>
  )
}

function Reading() {
  const { t } = useWords()
  const { user } = useSession()
  const { asked, change } = useListAddress()
  const present = dateIn(viewerZone(), useNow()).slice(0, 7)
  // What accounting waits for is the month that is over.
  const last = monthBeside(present, -1)
  const month = monthAsked(asked.get('month')) ?? last
  const companies = $api.useQuery('get', '/api/v1/companies', { params: { query: wholeList } })
  const own = companies.data?.items.filter(one => one.own)
  const companyId = (own?.find(({ id }) => id === asked.get('company')) ?? own?.[0])?.id ?? ''
  const path = { id: companyId, month }
  const batch = $api.useQuery(
    'get',
    '/api/v1/companies/{id}/bookings/{month}',
    { params: { path } },
    { enabled: companyId !== '' },
  )
  const file = useDownload('bookings')
  const [entering, setEntering] = useState(false)
  const name = `EXTF_Buchungsstapel_${month}.csv`
  return (
    <>
      <BooksView
        companies={loadable([companies], own)}
        companyId={companyId}
        onCompany={company => change({ company })}
        month={month}
        onMonth={to => change({ month: to === last ? null : to })}
        runs={month >= present}
        batch={loadable([batch], batch.data)}
        saving={file.busy}
        onSave={() =>
          void file.save(
            name,
            () =>
              unwrap(api.GET('/api/v1/companies/{id}/bookings/{month}/file', { params: { path }, parseAs: 'blob' })),
            t('bookkeeping.downloaded', { name }),
          )
        }
        mayEnter={mayCall(user, 'changeBookkeeping')}
        onAccounts={() => setEntering(true)}
      />
      {entering ? <AccountsDialog companyId={companyId} onClose={() => setEntering(false)} /> : null}
    </>
  )
}
