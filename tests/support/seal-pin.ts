import { webcrypto } from 'node:crypto'
import type { PinnedEntry } from '../../server/access/pin-seal.ts'

/** Seals a PIN with WebCrypto, as a tablet does. */
export async function sealPin(sealKey: string, pin: string, entry: PinnedEntry): Promise<string> {
  const { subtle } = webcrypto
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const server = await subtle.importKey('raw', Buffer.from(sealKey, 'base64url'), curve, false, [])
  const own = await subtle.generateKey(curve, true, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256)
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const text = new TextEncoder()
  const info = text.encode('calltime kiosk pin')
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const { key: name, projectCrewItemId, personId, caption } = entry
  const additionalData = text.encode([name, projectCrewItemId, personId, caption].join('|'))
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, text.encode(pin))
  const raw = await subtle.exportKey('raw', own.publicKey)
  return Buffer.concat([Buffer.from(raw), iv, Buffer.from(sealed)]).toString('base64url')
}
