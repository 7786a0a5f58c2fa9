import type { ScreenProps } from '../../screen.ts'
import { PunchScreen } from './PunchScreen.tsx'

export default function CheckInScreen({ params }: ScreenProps) {
  return <PunchScreen task="Check-in" crewId={params['id'] ?? ''} />
}
