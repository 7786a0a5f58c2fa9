import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import type { Accounts } from './payroll.types.ts'

/** Time and vacation of the contract that holds; null: there is none, or it is nobody's to see here. */
export function useAccounts(personId: string | null): Accounts | null {
  const { user } = useSession()
  const reads = personId !== null && mayUse(user, 'contracts') && mayCall(user, 'readStaffContract')
  const active = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/activeStaffContracts',
    { params: { path: { id: personId ?? '' }, query: wholeList } },
    { enabled: reads },
  )
  const id = active.data?.items[0]?.id
  const contract = $api.useQuery(
    'get',
    '/api/v1/staffContracts/{id}',
    { params: { path: { id: id ?? '' } } },
    { enabled: reads && id !== undefined },
  )
  return contract.data ?? null
}
