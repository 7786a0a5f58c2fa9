import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a device does with passkeys (WebAuthn, ES256, attestation "none"), and what a broken or hostile one does instead. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  /** Nobody unlocked it. */
  locked?: boolean
  counter?: number
  userHandle?: string
  type?: string
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest()

export function authenticator(at: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const named = id.toString('base64url')
  let signedTimes = 0

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? at.origin,
        crossOrigin: false,
      }),
    )
  /** Present is 1, unlocked is 4, holds a new key is 64. */
  const head = (lies: Lies, holdsKey: boolean) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? signedTimes)
    const flags = 1 + (lies.locked ? 0 : 4) + (holdsKey ? 64 : 0)
    return Buffer.concat([sha256(lies.rpId ?? at.rpId), Buffer.from([flags]), counter])
  }
  const frame = { id: named, rawId: named, type: 'public-key', clientExtensionResults: {} } as const

  return {
    id: named,
    make(challenge: string, lies: Lies = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(lies, true), Buffer.alloc(16), length, id, key])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
      }
      return { ...frame, response }
    },
    answer(challenge: string, lies: Lies = {}) {
      signedTimes++
      const said = clientData('webauthn.get', challenge, lies)
      const authenticatorData = head(lies, false)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), privateKey)
      const response = {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(lies.userHandle === undefined ? {} : { userHandle: lies.userHandle }),
      }
      return { ...frame, response }
    },
  }
}
