import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a sealed PIN is bound to: in any other entry it does not open. */
export interface PinnedEntry {
  key: string
  projectCrewItemId: string
  personId: string
  caption: string
}

const curve = 'prime256v1'
const pointBytes = 65
const ivBytes = 12
const tagBytes = 16
const aad = ({ key, projectCrewItemId, personId, caption }: PinnedEntry) =>
  Buffer.from(`${key}|${projectCrewItemId}|${personId}|${caption}`)

/**
 * Opens PINs that were sealed on a tablet, perhaps days ago. A sealed PIN is base64url of: the tablet's ephemeral public
 * key (P-256, raw, 65 bytes), an iv of 12 bytes, and AES-256-GCM's text and tag. The AES key is HKDF-SHA-256 of the
 * shared secret, without salt, with the info `calltime kiosk pin`. The own key pair is derived from the installation's
 * secret, so that every copy of the server opens what was sealed to any of them.
 */
export class PinSeal {
  readonly #ecdh = createECDH(curve)
  /** Raw, base64url. */
  readonly publicKey: string

  /** @param secret at least 32 bytes, base64url; the same on every copy of the server */
  constructor(secret: string) {
    this.#ecdh.setPrivateKey(
      Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'calltime pin key pair', 32)),
    )
    this.publicKey = this.#ecdh.getPublicKey('base64url', 'uncompressed')
  }

  /** The digits; null where the text was tampered with, or sealed for another entry or installation. */
  open(sealed: string, entry: PinnedEntry): string | null {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length <= pointBytes + ivBytes + tagBytes) return null
    try {
      const shared = this.#ecdh.computeSecret(bytes.subarray(0, pointBytes))
      const key = Buffer.from(hkdfSync('sha256', shared, '', 'calltime kiosk pin', 32))
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(pointBytes, pointBytes + ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(aad(entry))
        .setAuthTag(bytes.subarray(-tagBytes))
      const text = bytes.subarray(pointBytes + ivBytes, -tagBytes)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }
}
