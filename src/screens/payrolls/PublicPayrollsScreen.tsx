import type { ScreenProps } from '../screen.ts'
import PayrollsScreen from './PayrollsScreen.tsx'

/** The same without bars and actions. Whoever is not logged in sees nothing, and is not sent anywhere. */
export default function PublicPayrollsScreen({ params }: ScreenProps) {
  return <PayrollsScreen params={params} plain />
}
