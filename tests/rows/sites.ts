import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../server/root.ts'
import { serverFolder } from './seen.ts'

/** A call in server/ that answers rows whose type is written by hand, there or by whoever calls its function. */
export interface Site {
  /** `file:line` within server/. */
  at: string
  /** The file and the function it stands in: the same wherever it moves to. */
  name: string
  /** What a row is; of a site that hands on, what it adds itself. */
  row?: ts.Type | undefined
  /** The function whose callers say the rest. */
  handsOn?: ts.Node
  /** The function it calls for its rows, where it is one of ours. */
  through?: ts.Node
}

/** A function that answers rows of a type parameter of its own. */
interface Generic {
  of: ts.Node
  parameter: ts.Type
}

export interface Sites {
  checker: ts.TypeChecker
  all: readonly Site[]
  /** The call at `file:line:column` within server/: null where it is no site, undefined where there is no call. */
  find: (place: string) => Site | null | undefined
}

/** Drizzle's `execute`, `raw` of our transactions, `query` of pg. */
const METHODS = ['execute', 'raw', 'query']

/** Every such call there is, by one program over server/. */
export function readSites(): Sites {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path))
  const { options } = ts.convertCompilerOptionsFromJson(
    (config.config as { compilerOptions: object }).compilerOptions,
    root,
  )
  const files = ts.sys.readDirectory(serverFolder, ['.ts'])
  const program = ts.createProgram(files, { ...options, incremental: false })
  const checker = program.getTypeChecker()
  const calls = new Map(
    files.map(file => {
      const source = program.getSourceFile(file)
      return [file.slice(serverFolder.length), source ? callsIn(source) : []]
    }),
  )
  const everyCall = [...calls.values()].flat()

  const sites = new Map<ts.CallExpression, Site>()
  const generics: Generic[] = []
  const add = (call: ts.CallExpression, row: ts.Type, through?: ts.Node) => {
    const parts = row.isIntersection() ? row.types : [row]
    const parameter = parts.find(({ flags }) => flags & ts.TypeFlags.TypeParameter)
    const of = parameter?.symbol.declarations?.[0]?.parent
    const site = { ...placeOf(call), ...(through ? { through } : {}) }
    if (!parameter || !of) return sites.set(call, { ...site, row })
    const [own, ...more] = parts.filter(part => part !== parameter)
    if (more.length) throw new Error(`${site.at} adds several types to the rows of its callers; one is enough.`)
    generics.push({ of, parameter })
    return sites.set(call, { ...site, row: own, handsOn: of })
  }
  for (const call of everyCall) {
    const row = asked(checker, call)
    if (row && saysSomething(checker, row)) add(call, row)
  }
  for (let generic = generics.shift(); generic; generic = generics.shift())
    for (const call of everyCall) {
      const row = sites.has(call) ? undefined : handed(checker, call, generic)
      if (row) add(call, row, generic.of)
    }
  const find = (place: string) => {
    const [file = '', line, column] = place.split(':')
    const call = callAt(calls.get(file) ?? [], Number(line), Number(column))
    return call && (sites.get(call) ?? null)
  }
  return { checker, all: [...sites.values()], find }
}

function callsIn(source: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const nameOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : ''

/** The type of the rows a method of the database answers. */
function asked(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  if (!ts.isPropertyAccessExpression(call.expression) || !METHODS.includes(nameOf(call))) return undefined
  const [written] = call.typeArguments ?? []
  if (written) return checker.getTypeFromTypeNode(written)
  const answer = checker.getAwaitedType(checker.getTypeAtLocation(call))
  if (!answer) return undefined
  const held = answer.getProperty('rows')
  const rows = held && !checker.isArrayType(answer) ? checker.getTypeOfSymbol(held) : answer
  return checker.isArrayType(rows) ? checker.getTypeArguments(rows as ts.TypeReference)[0] : undefined
}

function saysSomething(checker: ts.TypeChecker, row: ts.Type): boolean {
  if (row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return false
  return (row.flags & ts.TypeFlags.TypeParameter) !== 0 || checker.getPropertiesOfType(row).length > 0
}

/** What a call makes of the type parameter of the function it calls. */
function handed(checker: ts.TypeChecker, call: ts.CallExpression, { of, parameter }: Generic): ts.Type | undefined {
  const named = ts.isFunctionLike(of)
    ? (of.name ?? (ts.isVariableDeclaration(of.parent) ? of.parent.name : undefined))
    : undefined
  if (!named || named.getText() !== nameOf(call) || !ts.isFunctionLike(of)) return undefined
  const made = checker.getResolvedSignature(call)
  const written = checker.getSignatureFromDeclaration(of)
  if (!made || !written || made.declaration !== of) return undefined
  const pairs = written.parameters.map((one, at): [ts.Type, ts.Type | undefined] => {
    const other = made.parameters[at]
    return [checker.getTypeOfSymbol(one), other && checker.getTypeOfSymbol(other)]
  })
  for (const [one, other] of [...pairs, [written.getReturnType(), made.getReturnType()] as const]) {
    const found = other && inPlaceOf(checker, parameter, one, other)
    if (found) return found
  }
  throw new Error(`${placeOf(call).at} calls a function that answers rows, and does not say which.`)
}

function inPlaceOf(checker: ts.TypeChecker, parameter: ts.Type, one: ts.Type, other: ts.Type): ts.Type | undefined {
  if (one === parameter) return other
  const held = argumentsOf(checker, one)
  const made = argumentsOf(checker, other)
  for (const [at, argument] of held.entries()) {
    const found = made[at] && inPlaceOf(checker, parameter, argument, made[at])
    if (found) return found
  }
  return undefined
}

function argumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (type.aliasTypeArguments) return type.aliasTypeArguments
  const isReference =
    (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : []
}

function placeOf(call: ts.CallExpression): Pick<Site, 'at' | 'name'> {
  const source = call.getSourceFile()
  const file = source.fileName.slice(serverFolder.length)
  const { line } = source.getLineAndCharacterOfPosition(call.expression.end - 1)
  const names: string[] = []
  for (let node: ts.Node = call; !ts.isSourceFile(node); node = node.parent)
    if (
      (ts.isFunctionDeclaration(node) ||
        ts.isMethodDeclaration(node) ||
        ts.isPropertyAssignment(node) ||
        ts.isVariableDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    )
      names.unshift(node.name.text)
  return { at: `${file}:${line + 1}`, name: [file, names[0] ?? ''].join(' ') }
}

/** The innermost call whose function is named at the place; of a stack that goes on after a pause, the call awaited there. */
function callAt(calls: readonly ts.CallExpression[], line: number, column: number): ts.CallExpression | undefined {
  const [source] = calls.map(call => call.getSourceFile())
  const at = source?.getPositionOfLineAndCharacter(line - 1, column - 1) ?? 0
  const around = calls.filter(({ expression }) => expression.getStart() <= at && at < expression.end)
  const awaited = calls.find(({ parent }) => ts.isAwaitExpression(parent) && parent.getStart() === at)
  return around.toSorted((one, other) => one.expression.getWidth() - other.expression.getWidth())[0] ?? awaited
}
