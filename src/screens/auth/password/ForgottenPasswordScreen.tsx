import { AskForLink } from './AskForLink.tsx'

export default function ForgottenPasswordScreen() {
  return <AskForLink asking="forgotten" />
}
