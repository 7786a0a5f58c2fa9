import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's parameters (19 MiB, 2 passes), as OWASP recommends. */
export const hashPassword = (password: string) => hash(password)

let nobody: Promise<string> | undefined

/** Takes as long for a login that does not exist, or has no password, as for one that does. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hash(crypto.randomUUID())
  const known = stored === '' ? null : stored
  const matches = await verify(known ?? (await nobody), password)
  return matches && known !== null
}
