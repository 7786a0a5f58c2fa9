import type { ScreenProps } from '../screen.ts'
import { EmailView } from './EmailView.tsx'
import { useEmail } from './useEmail.ts'

/** One e-mail by its own address. */
export default function EmailScreen({ params }: ScreenProps) {
  return <EmailView {...useEmail(params['id'] ?? '')} />
}
