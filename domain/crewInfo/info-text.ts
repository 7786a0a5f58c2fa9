/** A piece of a line; `strong` stood between two asterisks. */
export interface Run {
  text: string
  strong: boolean
}
export type Block = { kind: 'lines'; lines: readonly Run[][] } | { kind: 'list'; items: readonly Run[][] }

const bullet = /^\s*[-*•]\s+(.*)$/

/** What stands between two asterisks is strong; two that do not meet in their line are what they are. */
function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const { 0: whole, 1: strong = '', index } of line.matchAll(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g)) {
    if (index > from) runs.push({ text: line.slice(from, index), strong: false })
    runs.push({ text: strong, strong: true })
    from = index + whole.length
  }
  if (from < line.length) runs.push({ text: line.slice(from), strong: false })
  return runs
}

/** Plain text as it is shown: paragraphs, and lists of the lines that begin with a hyphen. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: { kind: Block['kind']; of: Run[][] } | null = null
  const close = () => {
    if (open) blocks.push(open.kind === 'list' ? { kind: 'list', items: open.of } : { kind: 'lines', lines: open.of })
    open = null
  }
  const add = (kind: Block['kind'], line: string) => {
    if (open?.kind !== kind) close()
    open ??= { kind, of: [] }
    open.of.push(runsOf(line))
  }
  for (const line of text.split('\n')) {
    const item = bullet.exec(line)?.[1]
    if (item !== undefined) add('list', item)
    else if (line.trim() === '') close()
    else add('lines', line.trim())
  }
  close()
  return blocks
}

/** The same without its marks, for a search. */
export const plainText = (text: string): string =>
  blocksOf(text)
    .flatMap(block => (block.kind === 'list' ? block.items : block.lines))
    .map(runs => runs.map(run => run.text).join(''))
    .join('\n')
