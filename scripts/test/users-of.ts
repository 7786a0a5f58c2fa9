import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { grouped } from '../../domain/grouped.ts'

const shelves = ['src', 'domain', 'openapi', '.storybook']
const isSource = (file: string) => /\.(tsx?|css)$/.test(file)

/** Relative imports of a module, whole or on demand; types are not there when it runs. */
const importsOf = (file: string, source: string): string[] =>
  [...source.replaceAll(/import type [^'"]*'[^']*'/g, '').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(
    ([, path = '']) => join(file, '..', path),
  )

/**
 * Those of these files that are of the application, and all that lead to them by their imports, its stories too. A
 * dictionary is led to by whoever says its words: it is loaded by its name.
 */
export function usersOf(changed: readonly string[]): Set<string> {
  const files = changed.filter(file => /^(src|domain)\//.test(file))
  if (files.length === 0) return new Set()
  const sources = shelves
    .filter(existsSync)
    .flatMap(shelf => readdirSync(shelf, { recursive: true, encoding: 'utf8' }).map(file => join(shelf, file)))
    .filter(isSource)
    .map(file => ({ file, source: readFileSync(file, 'utf8') }))
  const users = grouped(
    sources.flatMap(({ file, source }) => importsOf(file, source).map(used => ({ used, file }))),
    ({ used }) => used,
  )

  const groups = files.flatMap(file => /^src\/i18n\/[\w-]+\/(\w+)\.ts$/.exec(file)?.[1] ?? [])
  const says = (source: string) => groups.some(group => new RegExp(`['\`]${group}\\.`).test(source))
  const open = [...files, ...sources.filter(({ source }) => says(source)).map(({ file }) => file)]
  const reached = new Set(open)
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const { file: user } of users.get(file) ?? [])
      if (!reached.has(user)) {
        reached.add(user)
        open.push(user)
      }
  return reached
}
