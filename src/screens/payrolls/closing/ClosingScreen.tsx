import { useState } from 'react'
import { monthAsked } from '../../shared/calendar/month-beside.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { deskWidth, useMatches } from '../../../ui/useMatches.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useDownload } from '../../shared/useDownload.ts'
import { useNow } from '../../shared/useNow.ts'
import { ClosingView } from './ClosingView.tsx'
import { monthStates } from './closing.types.ts'

const CloseDialog = lazily(
  async () => (await import('./CloseDialog.tsx')).CloseDialog,
  () => null,
)
const touches = ['payrollMonths', 'payrolls', 'bankTransfers', 'persons'] as const

/** The office closes a month. */
export default function ClosingScreen() {
  const { t, tn, language } = useWords()
  const address = useListAddress()
  const today = dateIn(viewerZone(), useNow())
  const present = today.slice(0, 7)
  const month = monthAsked(address.asked.get('month')) ?? present
  const only = monthStates.find(one => one === address.asked.get('state')) ?? ''
  const path = { month }
  const asked = $api.useQuery('get', '/api/v1/payrollMonths/{month}', { params: { path } })
  const file = useDownload('payroll month')
  const make = useCommand('post', '/api/v1/payrollMonths/{month}/make', { touches })
  const close = useCommand('post', '/api/v1/payrollMonths/{month}/close', { touches })
  const [closing, setClosing] = useState(false)
  return (
    <>
      <ClosingView
        state={loadable([asked], asked.data)}
        month={month}
        runs={month >= present}
        wide={useMatches(deskWidth)}
        only={only}
        q={address.q}
        address={address}
        onMonth={to => address.change({ month: to === present ? null : to })}
        onOnly={state => address.change({ state: state || null })}
        saving={file.busy}
        onSave={format =>
          void file.save(
            `${t('shell.nav.payrolls').replaceAll('\u00AD', '')}-${month}.${format}`,
            () =>
              unwrap(
                api.GET('/api/v1/payrollMonths/{month}/export', {
                  params: { path, query: { format, language } },
                  parseAs: 'blob',
                }),
              ),
            t('payrolls.papers.downloaded'),
          )
        }
        making={make.busy}
        onMake={() => void make.give({ params: { path } }, { done: ({ added }) => tn('payrollMonths.added', added) })}
        onClose={() => setClosing(true)}
      />
      {closing && asked.data ? (
        <CloseDialog
          month={asked.data}
          today={today}
          busy={close.busy}
          onSend={dueOn =>
            void close.give(
              { params: { path }, body: { dueOn } },
              { done: ({ closed }) => tn('payrollMonths.closed', closed), then: () => setClosing(false) },
            )
          }
          onClose={() => setClosing(false)}
        />
      ) : null}
    </>
  )
}
