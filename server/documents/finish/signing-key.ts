import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../services.ts'
import type { TenantRecord } from '../../tenant/directory.ts'

/** A key with its certificate (PKCS #12), and what opens it. */
export interface SigningKey {
  p12: Uint8Array
  passphrase: string
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The agency's own, under one of its hosts; null: it has none. Throws where there is one that cannot be read. */
export async function signingKeyOf(
  { config }: Pick<Services, 'config'>,
  { hosts }: Pick<TenantRecord, 'hosts'>,
): Promise<SigningKey | null> {
  if (config.signingKeys === undefined) return null
  for (const host of hosts) {
    const file = join(config.signingKeys, `${host}.p12`)
    const p12 = await readFile(file).catch((error: unknown) => {
      if (isAbsent(error)) return null
      throw error
    })
    if (p12 === null) continue
    const passphrase = (await readFile(join(config.signingKeys, `${host}.password`), 'utf8')).replace(/\r?\n$/, '')
    return { p12: new Uint8Array(p12), passphrase }
  }
  return null
}
