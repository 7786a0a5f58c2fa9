import type { LanguageCode } from '../../domain/languages.ts'
import type { Group } from './translate.ts'

const first = import.meta.glob<unknown>('./*/app.ts', { import: 'default' })
const loaded = new Map<string, unknown>()

/** Loads one group of one language, once. */
export async function loadGroup(language: LanguageCode, group: Group): Promise<unknown> {
  const path = `./${language}/${group}.ts`
  const known = loaded.get(path)
  if (known) return known
  const load = first[path] ?? (await import('./files.ts')).files[path]
  if (!load) throw new Error(`there is no dictionary ${path}`)
  const words = await load()
  loaded.set(path, words)
  return words
}

export const loadedGroup = (language: LanguageCode, group: Group): unknown => loaded.get(`./${language}/${group}.ts`)
