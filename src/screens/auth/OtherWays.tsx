import { PasskeyLogin } from './passkey/PasskeyLogin.tsx'
import { SignOn } from './signOn/SignOn.tsx'

/** Logging in without a password: at the agency's provider, or by the lock of a device. */
export function OtherWays() {
  return (
    <>
      <SignOn />
      {'PublicKeyCredential' in window ? <PasskeyLogin /> : null}
    </>
  )
}
