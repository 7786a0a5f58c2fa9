import { createHash, randomBytes } from 'node:crypto'

export type Purpose = 'forgotten' | 'renew' | 'welcome'

const hour = 3_600_000
/** How long a link works: who asked for it is waiting, who is new may be on tour. */
export const lifetimes: Record<Purpose, number> = { forgotten: hour, renew: hour, welcome: 7 * 24 * hour }

/** What is kept of a link's token. It is random enough that no salt is needed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A token nobody can guess, and what to keep of it. */
export function newLink(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}
