import type { ScreenProps } from '../../screen.ts'
import { FollowLink } from './FollowLink.tsx'

export default function PasswordLinkScreen({ params }: ScreenProps) {
  const token = params['token'] ?? ''
  return <FollowLink key={token} token={token} />
}
