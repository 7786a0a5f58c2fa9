import type { ScreenProps } from '../../app/routes.ts'
import { PunchScreen } from './PunchScreen.tsx'

export default function CheckInScreen({ params }: ScreenProps) {
  return <PunchScreen task="Check-in" crewId={params['id'] ?? ''} />
}
