import { base64url, bytesOf } from './base64url.ts'

/** What a sealed PIN is bound to: taken to another entry, it does not open. */
export interface SealedFor {
  key: string
  projectCrewItemId: string
  personId: string
  caption: string
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const text = new TextEncoder()

/**
 * Seals a PIN to the installation's public P-256 key (raw, base64url), so that it lies on the tablet for nobody to
 * read: ephemeral ECDH, HKDF-SHA-256, AES-256-GCM. Answers base64url(ephemeral public key | iv | ciphertext and tag).
 */
export async function sealPin(
  sealKey: string,
  { key, projectCrewItemId, personId, caption }: SealedFor,
  pin: string,
): Promise<string> {
  const theirs = await crypto.subtle.importKey('raw', bytesOf(sealKey), curve, false, [])
  const own = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
  const secret = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode('calltime kiosk pin') },
    await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = text.encode([key, projectCrewItemId, personId, caption].join('|'))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, secret, text.encode(pin))
  const ephemeral = await crypto.subtle.exportKey('raw', own.publicKey)
  return base64url(new Uint8Array([...new Uint8Array(ephemeral), ...iv, ...new Uint8Array(sealed)]))
}
