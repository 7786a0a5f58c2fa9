import { useEffect, useEffectEvent } from 'react'
import { mayUse } from '../../../../domain/auth/rights.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { loadable } from '../../shared/loadable.ts'
import { useDownload } from '../../shared/useDownload.ts'
import { papers } from '../payroll.types.ts'
import { PayrollDownloadView } from './PayrollDownloadView.tsx'

/** A paper of a payroll: it is saved when the page opens, and as often as one likes. */
export default function PayrollDownloadScreen({ params }: ScreenProps) {
  const { t, language } = useWords()
  const { user } = useSession()
  const number = params['number'] ?? ''
  const paper = papers.find(one => one === params['documentType'])
  const reads = mayCall(user, 'downloadPayroll') && mayUse(user, 'payrolls')
  const payroll = $api.useQuery(
    'get',
    '/api/v1/payrolls/{id}',
    { params: { path: { id: number } } },
    { enabled: reads && paper !== undefined },
  )
  const file = useDownload(`payroll ${number}`)
  const save = () => {
    if (!paper) return
    void file.save(
      `${t(`payrolls.papers.${paper}`)} ${number}.pdf`,
      () =>
        unwrap(
          api.GET('/api/v1/payrolls/{id}/download/{x}', {
            params: { path: { id: number, x: paper }, query: { language } },
            parseAs: 'blob',
          }),
        ),
      t('payrolls.papers.downloaded'),
    )
  }
  const lacks = paper === 'netPayslip' && payroll.data?.payslip === null
  const ready = payroll.data !== undefined && paper !== undefined && !lacks
  const start = useEffectEvent(save)
  useEffect(() => {
    if (ready) start()
  }, [ready, number, paper])
  return (
    <PayrollDownloadView
      state={
        !reads
          ? { kind: 'refused' }
          : paper && !lacks
            ? loadable([payroll], payroll.data && { payroll: payroll.data, paper })
            : { kind: 'absent' }
      }
      busy={file.busy}
      onSave={save}
    />
  )
}
