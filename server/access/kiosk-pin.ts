import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Hashes of the four digits people type at a kiosk. Ten thousand possible PINs are soon tried, so what keeps them is not
 * a slow hash but a key of the installation, which does not stand in the same row.
 */
export class KioskPins {
  readonly #key: Buffer

  /** @param secret at least 32 bytes, base64url; the same on every copy of the server */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'calltime kiosk pins', 32))
  }

  hash(personId: string, pin: string): string {
    const salt = randomBytes(12).toString('base64url')
    return `${salt}.${this.#mac(salt, personId, pin)}`
  }

  matches(stored: string, personId: string, pin: string): boolean {
    const [salt = '', mac = ''] = stored.split('.')
    const wanted = Buffer.from(this.#mac(salt, personId, pin))
    const given = Buffer.from(mac)
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  }

  /** Tells one body with a PIN of a person from another: a hash without the key would give the PIN away. */
  fingerprint(personId: string, body: string): string {
    return createHmac('sha256', this.#key).update(`${personId} ${body}`).digest('base64url')
  }

  #mac(salt: string, personId: string, pin: string): string {
    return createHmac('sha256', this.#key).update(`${salt} ${personId} ${pin}`).digest('base64url')
  }
}
