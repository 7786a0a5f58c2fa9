import { mayUse } from '../../../../domain/auth/rights.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import type { ScreenProps } from '../../screen.ts'
import { loadable } from '../../shared/loadable.ts'
import { useNow } from '../../shared/useNow.ts'
import { useItemCommands } from './useItemCommands.ts'
import { PayrollItemView } from './PayrollItemView.tsx'

/** One shift of a payroll, and how its amount comes about. */
export default function PayrollItemScreen({ params }: ScreenProps) {
  const { user, personId } = useSession()
  const reads = mayCall(user, 'readPayrollItem') && mayUse(user, 'payrolls')
  const item = $api.useQuery(
    'get',
    '/api/v1/payrollItems/{id}',
    { params: { path: { id: params['id'] ?? '' } } },
    { enabled: reads },
  )
  const commands = useItemCommands(params['id'] ?? '')
  return (
    <PayrollItemView
      state={reads ? loadable([item], item.data) : { kind: 'refused' }}
      standing={({ person }) =>
        person.id === personId ? 'own' : mayCall(user, 'answerPayrollItem') ? 'answers' : 'reads'
      }
      commands={commands}
      now={useNow()}
    />
  )
}
