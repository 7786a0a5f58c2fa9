import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's parameters (19 MiB, 2 passes), as OWASP recommends. */
export const hashPassword = (password: string) => hash(password)

let nobody: Promise<string> | undefined

/** Takes as long for a login that does not exist as for one that does. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hash(crypto.randomUUID())
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored !== null
}
