import type { ScreenProps } from '../../screen.ts'
import { FollowLink } from './FollowLink.tsx'

/** The first password of somebody who was invited. */
export default function WelcomeScreen({ params }: ScreenProps) {
  const token = params['token'] ?? ''
  return <FollowLink key={token} token={token} welcome />
}
