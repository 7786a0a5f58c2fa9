import { useState } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useDownload } from '../../shared/useDownload.ts'
import { WaitingPage } from '../../shared/WaitingPage.tsx'
import { HandOverView } from './HandOverView.tsx'
import { TakingBack } from './TakingBack.tsx'
import { TakingPayslips } from '../payslips/TakingPayslips.tsx'
import type { PersonOfLacks } from './hand-over.types.ts'

const nothing = () => null
const MappingDialog = lazily(async () => (await import('./MappingDialog.tsx')).MappingDialog, nothing)
const NumberDialog = lazily(async () => (await import('./NumberDialog.tsx')).NumberDialog, nothing)
const groups: readonly Group[] = ['app', 'shell', 'payrolls', 'payrollMonths', 'payrollHandOver', 'payslips']

/** The office hands a month over to the payroll office, with words that come with it. */
export default function HandOverScreen({ month }: { month: string }) {
  return (
    <LateWords groups={groups} waiting={<WaitingPage />}>
      <HandingOver month={month} />
    </LateWords>
  )
}

function HandingOver({ month }: { month: string }) {
  const { t } = useWords()
  const path = { month }
  const asked = $api.useQuery('get', '/api/v1/payrollMonths/{month}/handOver', { params: { path } })
  const [opened, setOpened] = useState<'mapping' | PersonOfLacks | null>(null)
  const close = () => setOpened(null)
  const mapping = $api.useQuery('get', '/api/v1/payrollMapping', {}, { enabled: opened === 'mapping' })
  const file = useDownload('payroll office')
  const touches = ['payrollMonths', 'payrollMapping'] as const
  const map = useCommand('patch', '/api/v1/payrollMapping', { inForm: true, touches })
  const enter = useCommand('patch', '/api/v1/persons/{id}/payrollNumber', { inForm: true, touches: ['payrollMonths'] })
  const said = { done: t('payrollHandOver.saved'), then: close }
  return (
    <>
      <HandOverView
        state={loadable([asked], asked.data)}
        month={month}
        saving={file.busy}
        onDownload={() =>
          void file.save(
            `${t('payrollHandOver.title')}-${month}.csv`,
            () => unwrap(api.GET('/api/v1/payrollMonths/{month}/handOver/file', { params: { path }, parseAs: 'blob' })),
            t('payrollHandOver.downloaded'),
          )
        }
        onSetUp={() => setOpened('mapping')}
        onNumber={setOpened}
      >
        <TakingBack key={month} month={month} />
        <TakingPayslips key={`payslips ${month}`} month={month} />
      </HandOverView>
      {opened === 'mapping' && mapping.data ? (
        <MappingDialog
          key={mapping.data.revision}
          mapping={mapping.data}
          occur={asked.data?.lacks.wages ?? []}
          busy={map.busy}
          failure={map.failure}
          onSend={body => void map.give({ body }, said)}
          onClose={close}
        />
      ) : null}
      {opened !== null && opened !== 'mapping' ? (
        <NumberDialog
          person={opened}
          busy={enter.busy}
          failure={enter.failure}
          onSend={number => void enter.give({ params: { path: { id: opened.id } }, body: { number } }, said)}
          onClose={close}
        />
      ) : null}
    </>
  )
}
