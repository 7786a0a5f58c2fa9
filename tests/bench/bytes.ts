import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { routes } from '../../src/app/routes.ts'
import { languageCodes } from '../../domain/languages.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const web = join(import.meta.dirname, '../../dist/web')
const sizes = new Map<string, number>()
const size = (file: string) => {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(web, file))).length
  sizes.set(file, known)
  return known
}

/** Brotli bytes a browser loads for a set of modules, with everything they import statically. */
function loaded(manifest: Record<string, Chunk>, modules: string[]): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    chunk.css?.forEach(file => css.add(file))
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return { js, css }
}
const sum = (files: Set<string>) => [...files].reduce((total, file) => total + size(file), 0)

/** First load of /login in the heaviest language, and what every other route adds to it. */
export function measureBytes() {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  // Nothing differs in a dictionary of Austria that is not there: the German one is loaded in its place.
  const words = (language: string, groups: readonly string[]) =>
    groups.map(group => {
      const own = `src/i18n/${language}/${group}.ts`
      return own in manifest || language !== 'deAt' ? own : `src/i18n/de/${group}.ts`
    })
  const screenOf = (source: string) =>
    /import\("\.\.\/(screens\/[\w/]+\.tsx)"\)|import\('\.\.\/(screens\/[\w/]+\.tsx)'\)/.exec(source)
  const first = (language: string) =>
    loaded(manifest, ['index.html', 'src/screens/auth/LoginScreen.tsx', ...words(language, ['app'])])
  const login = Object.fromEntries(languageCodes.map(language => [language, sum(first(language).js)]))
  const base = first('de')
  const rows = routes
    .filter(route => route.path !== '/login')
    .map(route => {
      const match = screenOf(route.screen.toString())
      const screen = match?.[1] ?? match?.[2]
      if (!screen) throw new Error(`the screen of ${route.path} was not found in ${route.screen.toString()}`)
      const all = loaded(manifest, [
        'index.html',
        'src/app/shell/Shell.tsx',
        `src/${screen}`,
        ...words('de', ['app', 'shell', ...route.groups]),
      ])
      const shell = loaded(manifest, ['index.html', 'src/app/shell/Shell.tsx', ...words('de', ['app', 'shell'])])
      const added = (against: Set<string>, files: Set<string>) =>
        sum(new Set([...files].filter(file => !against.has(file))))
      return { path: route.path, total: sum(all.js), added: added(shell.js, all.js), css: sum(all.css) }
    })
  // A kiosk has no shell: its frame brings the faces, and words of the heaviest language.
  const kiosk = Math.max(
    ...languageCodes.map(language =>
      sum(loaded(manifest, ['index.html', 'src/app/KioskFrame.tsx', ...words(language, ['app', 'kiosk'])]).js),
    ),
  )
  // The parts that carry Mantine are a chunk of their own, which nothing loads before one of them is shown.
  const [formsKey] = Object.keys(manifest).filter(key => /^_forms-.*\.js$/.test(key))
  if (formsKey === undefined) throw new Error('the build has no chunk of forms')
  const forms = loaded(manifest, [formsKey])
  const sets = [
    ...languageCodes.map(language => first(language).js),
    loaded(manifest, ['index.html', 'src/app/shell/Shell.tsx']).js,
    loaded(manifest, ['index.html', 'src/app/KioskFrame.tsx']).js,
  ]
  return {
    forms: sum(new Set([...forms.js].filter(file => !base.js.has(file)))),
    firstLoadsWithForms: sets.filter(set => set.has(manifest[formsKey]?.file ?? '')).length,
    login,
    kiosk,
    css: sum(base.css),
    shell: sum(loaded(manifest, ['index.html', 'src/app/shell/Shell.tsx']).js),
    rows,
  }
}
