import { createHmac, timingSafeEqual } from 'node:crypto'

const hour = 3_600_000

/**
 * Short-lived signed addresses for pictures: an <img> sends no bearer token. An address stays the same for an hour, so
 * that browsers keep the picture, and is good for one to two hours.
 */
export class PictureAddresses {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64url')
  }

  of(tenantId: string, personId: string, now: Date): string {
    const expires = String((Math.floor(now.getTime() / hour) + 2) * hour)
    return `/api/v1/persons/${personId}/picture?expires=${expires}&signature=${this.#sign(tenantId, personId, expires)}`
  }

  isGenuine(tenantId: string, personId: string | undefined, query: Record<string, string>, now: Date): boolean {
    const { expires, signature } = query
    if (!personId || !expires || !signature || !(Number(expires) > now.getTime())) return false
    const wanted = Buffer.from(this.#sign(tenantId, personId, expires))
    const given = Buffer.from(signature)
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  }

  #sign(tenantId: string, personId: string, expires: string): string {
    return createHmac('sha256', this.#key).update(`${tenantId} ${personId} ${expires}`).digest('base64url')
  }
}
