import { Resolver } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseCode } from '../database/errors.ts'

/** The texts of a name; rejects as the DNS library does. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** ms: whoever asks waits for it. */
const patience = 8_000

export const openResolver = (): ResolveTxt => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  return name => resolver.resolveTxt(name)
}

/** Whether a record says this; never throws for what the network does. */
export async function lookForRecord(
  resolve: ResolveTxt,
  name: string,
  value: string,
  wait = patience,
): Promise<'proven' | 'absent' | 'other' | 'unanswered'> {
  const ends = new AbortController()
  const late = pause(wait, null, { signal: ends.signal, ref: false }).catch(() => null)
  try {
    const records = await Promise.race([resolve(name), late])
    if (records === null) return 'unanswered'
    const texts = records.map(parts => parts.join('').trim())
    return texts.includes(value) ? 'proven' : texts.length ? 'other' : 'absent'
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes(databaseCode(error) ?? '') ? 'absent' : 'unanswered'
  } finally {
    ends.abort()
  }
}
