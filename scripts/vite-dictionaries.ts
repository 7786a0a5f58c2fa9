import { existsSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { Plugin } from 'vite'

/** What an empty or missing sentence falls back to: English, and for Austria German before it. */
const parents: Record<string, string[]> = { en: [], deAt: ['en', 'de'] }

type Words = { [key: string]: string | Words }

async function read(file: string): Promise<Words> {
  if (!existsSync(file)) return {}
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' })
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Words }
  return module.default
}

/** Later sentences win unless they are empty: an empty one counts as missing. */
export function merged(base: Words, over: Words): Words {
  const result: Words = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = result[key]
    if (typeof value !== 'string') result[key] = merged(typeof below === 'object' ? below : {}, value)
    else if (value !== '' || below === undefined) result[key] = value
  }
  return result
}

/** Merges every dictionary with what it falls back to when it is built, so that a browser loads one language only. */
export function dictionaries(): Plugin {
  return {
    name: 'dictionaries',
    enforce: 'pre',
    async transform(_, id) {
      const match = /^(.*\/src\/i18n\/)(\w+)\/(\w+)\.ts$/.exec(id)
      const [, folder, language, group] = match ?? []
      if (!folder || !language || !group) return null
      let words: Words = {}
      for (const below of [...(parents[language] ?? ['en']), language]) {
        const file = `${folder}${below}/${group}.ts`
        this.addWatchFile(file)
        words = merged(words, await read(file))
      }
      return { code: `export default ${JSON.stringify(words)}`, map: null, moduleType: 'js' }
    },
  }
}
