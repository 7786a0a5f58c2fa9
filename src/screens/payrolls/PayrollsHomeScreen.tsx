import { useSearch } from 'wouter'
import { monthAsked } from '../shared/calendar/month-beside.ts'
import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { later } from '../../ui/lazily.tsx'
import type { ScreenProps } from '../screen.ts'

const Own = later(async () => (await import('./PayrollsScreen.tsx')).default, { page: true })
const Closing = later(async () => (await import('./closing/ClosingScreen.tsx')).default, { page: true })
const Paying = later(async () => (await import('./paying/PayingScreen.tsx')).default, { page: true })
const HandOver = later(async () => (await import('./handOver/HandOverScreen.tsx')).default, { page: true })

/** One's own payrolls; for the office the month of everybody, how its money gets to people, or how the payroll office hears of it. */
export default function PayrollsHomeScreen({ params }: ScreenProps) {
  const { user } = useSession()
  const asked = new URLSearchParams(useSearch())
  const month = monthAsked(asked.get('month'))
  if (!mayCall(user, 'readPayrollMonth') || !mayUse(user, 'payrolls')) return <Own params={params} />
  if (month === undefined) return <Closing />
  const show = asked.get('show')
  return show === 'payments' ? <Paying month={month} /> : show === 'handOver' ? <HandOver month={month} /> : <Closing />
}
