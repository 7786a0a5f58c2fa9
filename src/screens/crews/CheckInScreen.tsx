import type { ScreenProps } from '../screen.ts'
import { PunchScreen } from './PunchScreen.tsx'

export default function CheckInScreen({ params }: { params: Record<string, string> }) {
  return <PunchScreen task="Check-in" crewId={params['id'] ?? ''} />
}
