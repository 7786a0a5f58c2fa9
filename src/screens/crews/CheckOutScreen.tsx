import type { ScreenProps } from '../screen.ts'
import { PunchScreen } from './PunchScreen.tsx'

export default function CheckOutScreen({ params }: { params: Record<string, string> }) {
  return <PunchScreen task="Check-out" crewId={params['id'] ?? ''} />
}
