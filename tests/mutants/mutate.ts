import ts from 'typescript'

/** One change of one file that a test should notice. */
export interface Mutant {
  file: string
  line: number
  from: number
  to: number
  text: string
  /** What was changed, in short: it names the mutant. */
  what: string
}
type Change = readonly [node: ts.Node, text: string, what: string]

const opposite: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}
const otherMethod: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
}
/** Words that say nothing but who somebody is: another one would break, or change no behaviour. */
const nameless = ['id', 'src', 'type', 'initial', 'guard', 'actions', 'target', 'name']

const nameOf = (node: ts.Node | undefined) =>
  node && ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : ''
const textOf = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ').slice(0, 60)

/** Every mutant of a file: conditions turned round, figures and words changed, effects of a chart left out or led elsewhere. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const changes: Change[] = []
  const visit = (node: ts.Node, states: readonly string[]): void => {
    if (
      ts.isTypeNode(node) ||
      ts.isImportDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    )
      return
    if (
      ts.isCallExpression(node) &&
      ['assertEvent', 'effect', 'lasting', 'Error', 'NoAnswer'].includes(node.expression.getText())
    )
      return
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return
    if (nameOf(node) === 'types' && ts.isPropertyAssignment(node) && node.getText().includes('{} as')) return
    const known = statesOf(node) ?? states
    changes.push(...changesOf(node, known))
    ts.forEachChild(node, child => visit(child, known))
  }
  visit(tree, [])
  return changes.map(([node, text, what]) => {
    const from = node.getStart()
    const line = tree.getLineAndCharacterOfPosition(from).line + 1
    return { file, line, from, to: node.getEnd(), text, what: `${textOf(node)} → ${what}` }
  })
}

/** The names of the states among which a target is looked for. */
function statesOf(node: ts.Node): readonly string[] | null {
  if (nameOf(node) !== 'states' || !ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.initializer))
    return null
  return node.initializer.properties.flatMap(state => (state.name ? [state.name.getText()] : []))
}

function changesOf(node: ts.Node, states: readonly string[]): Change[] {
  if (ts.isPropertyAssignment(node)) return ofProperty(node, states)
  if (ts.isShorthandPropertyAssignment(node) && isMade(node.parent)) return [[node, '', 'left out']]
  if (ts.isConditionalExpression(node))
    return [
      [node, node.whenTrue.getText(), 'always so'],
      [node, node.whenFalse.getText(), 'never so'],
    ]
  if (ts.isBinaryExpression(node)) {
    const other = opposite[node.operatorToken.kind]
    return other ? [[node.operatorToken, other, `${other} in ${textOf(node)}`]] : []
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, node.operand.getText(), 'not turned']]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false', 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true', 'true']]
  if (ts.isNumericLiteral(node)) return [[node, `(${node.text} + 1)`, 'one more']]
  if (ts.isStringLiteral(node) && isWord(node)) return [[node, node.text === '' ? "'changed'" : "''", 'another word']]
  if (ts.isIfStatement(node)) return [[node, node.elseStatement?.getText() ?? '', 'left out']]
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
    const other = otherMethod[node.name.text]
    if (other) return [[node.name, other, `${other} in ${textOf(node.parent)}`]]
    if (node.name.text === 'filter') return [[node.parent, node.expression.getText(), 'unfiltered']]
  }
  return []
}

/** An object that is made, as against one that a function takes apart. */
const isMade = (node: ts.Node) => ts.isObjectLiteralExpression(node)
const isWord = (node: ts.StringLiteral) => {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && (parent.name === node || nameless.includes(nameOf(parent)))) return false
  return (
    !ts.isExportDeclaration(parent) &&
    !ts.isLiteralTypeNode(parent) &&
    !ts.isElementAccessExpression(parent) &&
    !(ts.isArrayLiteralExpression(parent) && nameless.includes(nameOf(parent.parent)))
  )
}

function ofProperty(node: ts.PropertyAssignment, states: readonly string[]): Change[] {
  const { initializer: value } = node
  const name = nameOf(node)
  const left: Change = [node, '', 'left out']
  if (name === 'guard')
    return [
      [value, '() => true', 'always'],
      [value, '() => false', 'never'],
    ]
  if (name === 'target' || (ts.isStringLiteral(value) && isHandler(node)))
    return elsewhere(value, states, name === 'target' ? left : [value, '{}', 'nowhere'])
  if (name === 'initial') return elsewhere(value, siblings(node), null)
  if (name === 'actions' && ts.isArrayLiteralExpression(value))
    return value.elements.map(one => [one, 'undefined', 'not done'])
  if (name === 'actions') return [left]
  if (
    [
      'id',
      'src',
      'type',
      'types',
      'guards',
      'actors',
      'delays',
      'states',
      'setup',
      'meta',
      'context',
      'params',
      'input',
      'output',
    ].includes(name) &&
    isStatic(node)
  )
    return name === 'input' ? [left] : []
  if (name === 'meta' || name === 'on' || name === 'states') return []
  return isMade(node.parent) ? [left] : []
}

/** What an event or an answer of a chart leads to. */
const isHandler = (node: ts.PropertyAssignment) =>
  ['on', 'after'].includes(nameOf(node.parent.parent)) ||
  nameOf(node) === 'onDone' ||
  node.parent.parent.getText().startsWith('onAnswer')
const isStatic = (node: ts.PropertyAssignment) => !ts.isReturnStatement(node.parent.parent)
const siblings = (node: ts.PropertyAssignment) => node.parent.properties.flatMap(each => statesOf(each) ?? [])

/** To the next state of the same place; what cannot be led elsewhere so leads nowhere. */
function elsewhere(value: ts.Expression, states: readonly string[], nowhere: Change | null): Change[] {
  const swapped: Change[] = []
  if (ts.isStringLiteral(value)) {
    const at = states.indexOf(value.text)
    const other = states[(at + 1) % states.length]
    if (at !== -1 && other !== undefined && other !== value.text) swapped.push([value, `'${other}'`, other])
  }
  return nowhere ? [...swapped, nowhere] : swapped
}
