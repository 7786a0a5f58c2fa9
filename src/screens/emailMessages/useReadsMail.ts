import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'

/** Whether whoever is here has a mailbox at all. */
export function useReadsMail(): boolean {
  const { user } = useSession()
  return mayCall(user, 'listEmailMessages') && mayUse(user, 'mailbox')
}
