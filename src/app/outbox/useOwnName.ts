import { decodeToken } from '../../../domain/auth/session-token.ts'
import { readStored } from '../../client/stored-items.ts'

/** Name of whoever is logged in, as the token gives it; the login page names it while entries wait. */
export function useOwnName(): string {
  return decodeToken(readStored('token') ?? '')?.name ?? ''
}
