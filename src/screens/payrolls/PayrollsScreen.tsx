import { useState } from 'react'
import { mayUse } from '../../../domain/auth/rights.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { lazily } from '../../ui/lazily.tsx'
import { deskWidth, useMatches } from '../../ui/useMatches.ts'
import type { ScreenProps } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { PayrollsView } from './PayrollsView.tsx'
import type { Payroll } from './payroll.types.ts'
import { useAccounts } from './useAccounts.ts'
import { usePayroll } from './usePayroll.ts'

const RemovePayslip = lazily(
  async () => (await import('./payslips/RemovePayslip.tsx')).RemovePayslip,
  () => null,
)

interface PayrollsProps extends ScreenProps {
  /** Without bars and without anything to do. */
  plain?: boolean
}

/** One's payrolls by months; the office reads those of whoever the opened one is of. */
export default function PayrollsScreen({ params, plain = false }: PayrollsProps) {
  const { asked, change } = useListAddress()
  const opened = params['number'] ?? null
  const { user, personId } = useSession()
  const today = dateIn(viewerZone(), useNow())
  const isDesk = useMatches(deskWidth)
  const reads = mayCall(user, 'listPayrolls') && mayUse(user, 'payrolls')
  const first = usePayroll(reads ? opened : null)
  const whose = opened === null ? personId : (first.personId ?? null)
  const list = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/payrolls',
    { params: { path: { id: whose ?? '' }, query: wholeList } },
    { enabled: reads && whose !== null },
  )
  const payrolls = list.data?.items
  const number = opened ?? (isDesk ? (payrolls?.[0]?.number ?? null) : null)
  const shown = usePayroll(reads ? number : null)
  const accounts = useAccounts(reads && whose === personId ? personId : null)
  const pays = !plain && whose === personId && mayUse(user, 'payments') && mayCall(user, 'listBankTransfers')
  const [removing, setRemoving] = useState<Payroll | null>(null)
  const chosen = pays && asked.get('part') === 'payments'
  const transfers = $api.useQuery('get', '/api/v1/bankTransfers', { params: { query: wholeList } }, { enabled: chosen })
  const state =
    !reads || (opened === null && personId === null)
      ? ({ kind: plain ? 'absent' : 'refused' } as const)
      : loadable(opened === null ? [list] : [first.asked, list], payrolls)
  const removes = !plain && mayCall(user, 'readPayrollMonth') && mayUse(user, 'payrolls')
  return (
    <>
      <PayrollsView
        state={state}
        accounts={accounts}
        shown={number === null ? null : { number, state: shown.state }}
        opened={opened !== null}
        today={today}
        payments={
          pays
            ? {
                state: loadable([transfers], transfers.data?.items),
                chosen,
                choose: payments => change({ part: payments ? 'payments' : null }),
              }
            : null
        }
        plain={plain}
        onRemovePayslip={removes ? setRemoving : undefined}
      />
      {removing ? <RemovePayslip payroll={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  )
}
