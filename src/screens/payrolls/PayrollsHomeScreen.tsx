import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { later } from '../../ui/lazily.tsx'
import type { ScreenProps } from '../screen.ts'

const Own = later(async () => (await import('./PayrollsScreen.tsx')).default, { page: true })
const Closing = later(async () => (await import('./closing/ClosingScreen.tsx')).default, { page: true })

/** One's own payrolls; for the office the month of everybody. */
export default function PayrollsHomeScreen({ params }: ScreenProps) {
  const { user } = useSession()
  return mayCall(user, 'readPayrollMonth') && mayUse(user, 'payrolls') ? <Closing /> : <Own params={params} />
}
