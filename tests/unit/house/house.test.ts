import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const most = 25

/** Rooms that may be larger, and why. */
const larger: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['cy', 'de', 'en', 'es', 'fr', 'nl'].map(code => [`src/i18n/${code}`, 'a file for each group of screens']),
  ),
  'server/database/tables': 'a file for each noun, and the migrations are made of this one folder',
  'tests/resources': 'a file for each resource of the contract',
  openapi: 'the contract is read as one list: a file for each resource and what all of them are made of',
}

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return files(path)
    return /\.(ts|tsx|css)$/.test(entry.name) ? [path] : []
  })
}

const counts = new Map<string, number>()
for (const file of ['openapi', 'domain', 'server', 'src', 'tests', 'scripts'].flatMap(files)) {
  const folder = file.slice(0, file.lastIndexOf('/'))
  counts.set(folder, (counts.get(folder) ?? 0) + 1)
}
const above = [...counts].filter(([, count]) => count > most).map(([folder]) => folder)

it(`no room holds more than ${most} files, but for those that say why`, () => {
  expect(counts.size).toBeGreaterThan(50)
  expect(above.filter(folder => !(folder in larger))).toEqual([])
})

it('no room says why that needs no reason', () => {
  expect(Object.keys(larger).filter(folder => !above.includes(folder))).toEqual([])
})

it('screens bear the nouns of the contract, but for the pages that stand on several', () => {
  const nouns = readdirSync(join(root, 'openapi')).map(file => file.replace(/\.ts$/, ''))
  const pages = ['home', 'profile', 'version', 'shared']
  const groups = new Set([...counts.keys()].flatMap(folder => folder.split('src/screens/')[1]?.split('/')[0] ?? []))
  expect(groups.size).toBeGreaterThan(5)
  expect([...groups].filter(name => !nouns.includes(name) && !pages.includes(name))).toEqual([])
})
