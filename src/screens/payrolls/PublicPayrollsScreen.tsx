import type { ScreenProps } from '../screen.ts'
import { OwnQueries } from '../shared/loading/OwnQueries.tsx'
import PayrollsScreen from './PayrollsScreen.tsx'

/** The same without bars and actions. Whoever is not logged in sees nothing, and is not sent anywhere. */
export default function PublicPayrollsScreen({ params }: ScreenProps) {
  return (
    <OwnQueries>
      <PayrollsScreen params={params} plain />
    </OwnQueries>
  )
}
