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
    return this.#address(`/api/v1/persons/${personId}/picture`, tenantId, personId, now)
  }

  /** `drawn`: another one is another address. */
  ofLogo(tenantId: string, projectId: string, drawn: string, now: Date): string {
    return `${this.#address(`/api/v1/projects/${projectId}/logo`, tenantId, projectId, now)}&drawn=${drawn}`
  }

  /** `id`: of whom or what the picture is. */
  isGenuine(tenantId: string, id: string | undefined, query: Record<string, string>, now: Date): boolean {
    const { expires, signature } = query
    if (!id || !expires || !signature || !(Number(expires) > now.getTime())) return false
    const wanted = Buffer.from(this.#sign(tenantId, id, expires))
    const given = Buffer.from(signature)
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  }

  #address(path: string, tenantId: string, id: string, now: Date): string {
    const expires = String((Math.floor(now.getTime() / hour) + 2) * hour)
    return `${path}?expires=${expires}&signature=${this.#sign(tenantId, id, expires)}`
  }

  #sign(tenantId: string, id: string, expires: string): string {
    return createHmac('sha256', this.#key).update(`${tenantId} ${id} ${expires}`).digest('base64url')
  }
}
