import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../../../server/root.ts'

const all = [...readFileSync(join(root, 'src/i18n/dictionary.gen.ts'), 'utf8').matchAll(/^ {2}(\w+): typeof/gm)].map(
  ([, name = '']) => name,
)
const speaks = new RegExp(`^(${all.join('|')})\\.[a-z]`)

interface Read {
  /** What it loads together with itself. */
  imports: string[]
  /** Dictionaries it speaks from. */
  words: Set<string>
  /** Dictionaries it loads by itself, later. */
  late: Set<string>
}
const known = new Map<string, Read>()

function read(path: string): Read {
  const before = known.get(path)
  if (before) return before
  const text = readFileSync(path, 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Read = { imports: [], words: new Set(), late: new Set() }
  const loadsLate = text.includes('LateWords')
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      if (node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return
      const { text: from } = node.moduleSpecifier as ts.StringLiteral
      const at = join(dirname(path), from)
      if (from.startsWith('.') && /\.tsx?$/.test(at) && existsSync(at)) found.imports.push(at)
      return
    }
    if (ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)) {
      const [, group] = speaks.exec(node.text) ?? []
      if (group) found.words.add(group)
      if (loadsLate && ts.isArrayLiteralExpression(node.parent) && all.includes(node.text)) found.late.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  known.set(path, found)
  return found
}

/** Files that speak from a dictionary that is not there where they are drawn. */
function mute(path: string, there: ReadonlySet<string>, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const { imports, words, late } = read(path)
  const here = new Set([...there, ...late])
  const missing = [...words].filter(group => !here.has(group)).map(group => `${relative(root, path)}: ${group}`)
  return [...missing, ...imports.flatMap(one => mute(one, here, seen))]
}

const file = join(root, 'src/app/routes.ts')
const table = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
const routes: [path: string, screen: string, groups: string[]][] = []
const visit = (node: ts.Node) => {
  if (ts.isObjectLiteralExpression(node)) {
    const field = (name: string) =>
      node.properties.find(
        (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === name,
      )?.initializer
    const screen = /import\('([^']+)'\)/.exec(field('screen')?.getText() ?? '')?.[1]
    const path = field('path')
    const groups = field('groups')
    if (screen && path && groups && ts.isStringLiteral(path)) {
      const named = [...groups.getText().matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
      const alone = field('alone')?.kind === ts.SyntaxKind.TrueKeyword
      routes.push([path.text, join(dirname(file), screen), ['app', ...(alone ? [] : ['shell']), ...named]])
      return
    }
  }
  ts.forEachChild(node, visit)
}
visit(table)

it('finds every route', () => {
  expect(routes.length).toBe((readFileSync(file, 'utf8').match(/\bscreen: \(\) => import/g) ?? []).length)
  expect(routes.length).toBeGreaterThan(20)
})

it.each(routes)('%s speaks only from dictionaries that are loaded with it', (_, screen, groups) => {
  expect(mute(screen, new Set(groups))).toEqual([])
})
