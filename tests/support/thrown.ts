import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { problems } from '../../openapi/problems.ts'
import { root } from '../../server/root.ts'

type Code = keyof typeof problems
const isCode = (text: string): text is Code => Object.hasOwn(problems, text)

/** A file by its names, without types: what it declares and whence it has the rest. */
interface Source {
  declared: Map<string, ts.Node>
  imported: Map<string, { path: string; name: string }>
  members: (ts.PropertyAssignment | ts.MethodDeclaration)[]
}

/**
 * Reads which problems source text throws, by following names from function to function. Nothing is type-checked, so it
 * takes a moment; a method is therefore known by its name alone, and two classes with one name for it count as one.
 */
export function readThrown() {
  const sources = new Map<string, Source | null>()
  const methods = new Map<string, { path: string; node: ts.Node }[]>()
  const found = new Map<ts.Node, Set<Code>>()

  const sourceOf = (path: string): Source | null => {
    const known = sources.get(path)
    if (known !== undefined) return known
    const source = existsSync(path) ? parsed(path) : null
    sources.set(path, source)
    return source
  }

  function parsed(path: string): Source {
    const source: Source = { declared: new Map(), imported: new Map(), members: [] }
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node) => {
      if (ts.isImportDeclaration(node)) readImport(node, path, source)
      const named = (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name
      if (named && ts.isIdentifier(named)) source.declared.set(named.text, node)
      if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) source.members.push(node)
      if (ts.isMethodDeclaration(node) && ts.isClassDeclaration(node.parent) && ts.isIdentifier(node.name))
        methods.set(node.name.text, [...(methods.get(node.name.text) ?? []), { path, node }])
      ts.forEachChild(node, visit)
    }
    visit(file)
    return source
  }

  function readImport(node: ts.ImportDeclaration, path: string, source: Source) {
    const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : ''
    const bindings = node.importClause?.namedBindings
    if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return
    const target = resolve(dirname(path), from)
    // Classes that arrive as types alone bring their methods.
    sourceOf(target)
    for (const { name, propertyName } of bindings.elements)
      source.imported.set(name.text, { path: target, name: (propertyName ?? name).text })
  }

  /** Where a name leads: declarations with the file they stand in. */
  function named(node: ts.Identifier, path: string): { path: string; node: ts.Node }[] {
    const { parent } = node
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return methods.get(node.text) ?? []
    if ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node) return []
    const source = sourceOf(path)
    const own = source?.declared.get(node.text)
    if (own) return [{ path, node: own }]
    const imported = source?.imported.get(node.text)
    const declared = imported && sourceOf(imported.path)?.declared.get(imported.name)
    return declared ? [{ path: imported.path, node: declared }] : []
  }

  /** Codes a node may throw, itself or by whatever it names; one that is being read already adds nothing more. */
  function thrownIn(node: ts.Node, path: string): Set<Code> {
    const known = found.get(node)
    if (known) return known
    const codes = new Set<Code>()
    found.set(node, codes)
    const add = (text: string) => isCode(text) && codes.add(text)
    const walk = (at: ts.Node) => {
      if (ts.isTypeNode(at)) return
      if (ts.isNewExpression(at) && at.expression.getText() === 'Problem' && at.arguments?.[0])
        for (const text of literalsIn(at.arguments[0])) add(text)
      // A rule of the domain says what it refuses as `problem: code`, for its caller to throw.
      if (ts.isPropertyAssignment(at) && at.name.getText() === 'problem')
        for (const text of literalsIn(at.initializer)) add(text)
      if (ts.isIdentifier(at))
        for (const { node: called, path: there } of named(at, path))
          if (called !== node) for (const code of thrownIn(called, there)) codes.add(code)
      ts.forEachChild(at, walk)
    }
    ts.forEachChild(node, walk)
    return codes
  }

  return {
    /** What each member of a file's objects may throw, by its name: handlers, and what else is called like that. */
    membersOf(file: string): Map<string, Set<Code>> {
      const path = join(root, file)
      const source = sourceOf(path)
      if (!source) throw new Error(`${file} is missing`)
      return new Map(source.members.map(member => [member.name.getText(), thrownIn(member, path)]))
    },
  }
}

/** Texts that an expression can be; the condition of a choice is none of them. */
function literalsIn(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression)
  return []
}
