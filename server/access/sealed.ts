import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The row a text was sealed for; in any other row it does not open. */
export interface SealedFor {
  tenantId: string
  rowId: string
}

const version = 'v1'
const ivBytes = 12
const tagBytes = 16
const aad = ({ tenantId, rowId }: SealedFor) => Buffer.from(`${tenantId} ${rowId}`)

/** Texts the installation has to read again, kept as AES-256-GCM under a key that is not in the same row. */
export class Seal {
  readonly #key: Buffer

  /** @param secret at least 32 bytes, base64url; the same on every copy of the server */
  constructor(secret: string) {
    const bytes = Buffer.from(secret, 'base64url')
    if (bytes.length < 32) throw new Error('the seal secret is shorter than 32 bytes')
    this.#key = Buffer.from(hkdfSync('sha256', bytes, '', 'calltime sealed passwords', 32))
  }

  seal(text: string, owner: SealedFor): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv, { authTagLength: tagBytes }).setAAD(aad(owner))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [version, Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')].join('.')
  }

  /** The text; null where it was tampered with, sealed for another row or by another installation. */
  open(sealed: string, owner: SealedFor): string | null {
    const [written, text = ''] = sealed.split('.')
    const bytes = Buffer.from(text, 'base64url')
    // Decoding skips what is no base64url: only the very text that was written opens.
    if (written !== version || bytes.length < ivBytes + tagBytes || bytes.toString('base64url') !== text) return null
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(aad(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }
}
