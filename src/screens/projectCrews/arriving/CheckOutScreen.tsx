import type { ScreenProps } from '../../screen.ts'
import { PunchScreen } from './PunchScreen.tsx'

export default function CheckOutScreen({ params }: ScreenProps) {
  return <PunchScreen task="Check-out" crewId={params['id'] ?? ''} />
}
