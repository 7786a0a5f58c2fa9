import { createECDH, randomBytes } from 'node:crypto'

/** The keys a browser makes when it subscribes, base64url; `open` is what it reads messages with. */
export function freshDevice() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const secret = randomBytes(16)
  return {
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: secret.toString('base64url') },
    ecdh,
    secret,
  }
}
