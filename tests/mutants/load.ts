import { transformSync } from 'esbuild'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Exports = Record<string, unknown>
interface Module {
  exports: Exports
}

const sources = new Map<string, string>()
const imported = new Map<string, readonly string[]>()
const foreign = new Map<string, Exports>()
const compiled = new Map<string, string>()
const loaded = new Map<string, Module>()

const sourceOf = (path: string): string => {
  const known = sources.get(path) ?? readFileSync(path, 'utf8')
  sources.set(path, known)
  return known
}
const isOurs = (specifier: string) => specifier.startsWith('.')

/** What a file imports for its values, in its own words. */
function importsOf(path: string): readonly string[] {
  const known = imported.get(path)
  if (known) return known
  const found = [...compile(path, sourceOf(path)).matchAll(/\brequire\("([^"]+)"\)/g)].flatMap(([, name]) => name ?? [])
  imported.set(path, found)
  return found
}

function compile(path: string, source: string): string {
  const { code } = transformSync(source, {
    format: 'cjs',
    loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'node20',
    define: {
      'import.meta.dirname': JSON.stringify(dirname(path)),
      'import.meta.url': JSON.stringify(pathToFileURL(path).href),
    },
  })
  return code
}

/** Files of ours that a file needs, itself included. */
export function needs(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  if (existsSync(path)) for (const name of importsOf(path)) if (isOurs(name)) needs(resolve(dirname(path), name), seen)
  return seen
}

/** Reads what files need of others, once: what is mutated is ours alone. */
export async function prepare(paths: Iterable<string>, given: Readonly<Record<string, Exports>>): Promise<void> {
  for (const [name, exports] of Object.entries(given)) foreign.set(name, exports)
  for (const path of paths)
    for (const name of importsOf(path))
      if (!isOurs(name) && !foreign.has(name))
        foreign.set(name, { ...((await import(name)) as Exports), __esModule: true })
}

/** Loads a file anew, with one source instead of the one that lies on the disk. */
export function load(path: string, changed: { path: string; source: string } | null): Exports {
  if (changed) for (const known of [...loaded.keys()]) if (needs(known).has(changed.path)) loaded.delete(known)
  loaded.delete(path)
  return run(path, changed).exports
}

function run(path: string, changed: { path: string; source: string } | null): Module {
  const known = loaded.get(path)
  if (known) return known
  const module: Module = { exports: {} }
  loaded.set(path, module)
  const isChanged = changed?.path === path
  const code = isChanged ? compile(path, changed.source) : (compiled.get(path) ?? compile(path, sourceOf(path)))
  if (!isChanged) compiled.set(path, code)
  const require = (name: string) => {
    if (isOurs(name)) return run(resolve(dirname(path), name), changed).exports
    const exports = foreign.get(name)
    if (!exports) throw new Error(`${path}: ${name} was not prepared`)
    return exports
  }
  // In a block of its own, where a file may call something of its own as one of these.
  new Function('module', 'exports', 'require', `{${code}\n}`)(module, module.exports, require)
  return module
}

/** Forgets what was loaded of a changed file. */
export function forget(changed: string): void {
  for (const known of [...loaded.keys()]) if (needs(known).has(changed)) loaded.delete(known)
}
