import { AskForLink } from './AskForLink.tsx'

/** The person knows the login; the password is outdated. */
export default function RenewPasswordScreen() {
  return <AskForLink asking="renew" />
}
