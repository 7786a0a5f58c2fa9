import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Group } from '../../src/i18n/translate.ts'

export type Words = { [key: string]: string | Words }

/** Where the dictionaries stand. */
export const dictionaryFolder = join(import.meta.dirname, '../../src/i18n')
export const groups = readdirSync(join(dictionaryFolder, 'en')).map(file => file.replace('.ts', '') as Group)

/** Every sentence by its path. */
export function sentences(words: Words, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') found.set(path + key, value)
    else for (const [inner, text] of sentences(value, `${path}${key}.`)) found.set(inner, text)
  }
  return found
}

/** Every sentence of a language by its group and path (`crews.early.stay`), of the dictionaries that `read` gives. */
export async function saidIn(read: (group: Group) => Promise<Words>): Promise<Map<string, string>> {
  const all = await Promise.all(groups.map(async group => [...sentences(await read(group), `${group}.`)]))
  return new Map(all.flat())
}
