import { createHash, createHmac } from 'node:crypto'

/**
 * Secrets of calendar addresses. Each follows from the id of its subscription and a key of the installation: its owner
 * can be told it again, and the database holds no more than its hash.
 */
export class CalendarAddresses {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64url')
  }

  secretOf(tenantId: string, id: string): string {
    return createHmac('sha256', this.#key).update(`calendar ${tenantId} ${id}`).digest('base64url')
  }
}

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
