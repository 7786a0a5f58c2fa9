import type { LanguageCode } from '../../domain/languages.ts'
import type { Group } from './translate.ts'

const first = import.meta.glob<unknown>('./*/app.ts', { import: 'default' })
/** Whose file stands for one that is not there, because nothing in it would differ. */
const standsFor: Partial<Record<LanguageCode, LanguageCode>> = { deAt: 'de' }
const loaded = new Map<string, unknown>()

const laterFile = async (path: string) => (await import('./files.ts')).files[path]

/** Loads one group of one language, once. */
export async function loadGroup(language: LanguageCode, group: Group): Promise<unknown> {
  const path = `./${language}/${group}.ts`
  const known = loaded.get(path)
  if (known) return known
  const below = `./${standsFor[language] ?? language}/${group}.ts`
  const load = first[path] ?? first[below] ?? (await laterFile(path)) ?? (await laterFile(below))
  if (!load) throw new Error(`there is no dictionary ${path}`)
  const words = await load()
  loaded.set(path, words)
  return words
}

export const loadedGroup = (language: LanguageCode, group: Group): unknown => loaded.get(`./${language}/${group}.ts`)
