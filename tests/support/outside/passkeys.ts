import { authenticator } from './authenticator.ts'
import { answered, type Stage } from '../stage.ts'
import { password } from '../world/cast.ts'

/** A device whose browser has this host open. */
export const deviceOf = (host: string) => authenticator({ origin: `https://${host}`, rpId: host })

/** A passkey that a device has just made for the member, to be kept. */
export async function madePasskey(stage: Stage, device = deviceOf(stage.world.a.host)) {
  const asked = await stage.as('member', 'POST', '/passkeys/creations', { password }, { key: null })
  return { name: 'Phone', credential: device.make(answered<{ challenge: string }>(asked).challenge) }
}

/** What a device of the member has just signed to log in. */
export async function signedByPasskey(stage: Stage) {
  const { host } = stage.world.a
  const device = deviceOf(host)
  answered(await stage.as('member', 'POST', '/passkeys', await madePasskey(stage, device)), 201)
  const asked = await stage.server.request(host, 'POST', '/api/v1/auth/passkeyRequests', { key: null })
  return device.answer(answered<{ challenge: string }>(asked).challenge)
}
