/** docs/measurements.md, table by table. */

export interface Table {
  title: string
  command: string
  /** How it was measured, where the title does not say it. */
  judged?: string
  head: string[]
  rows: string[][]
}

const nameOf = (section: string) => /^## (.*?), by `/.exec(section)?.[1]

/** What somebody wrote below a table: it stays when the table is measured again. */
const remarks = (section: string) => {
  const paragraphs = section.split(/\n\n/)
  const table = paragraphs.findIndex(paragraph => paragraph.startsWith('|'))
  return paragraphs
    .slice(table + 1)
    .map(paragraph => `\n${paragraph.trim()}\n`)
    .join('')
}

/** The document with these tables in it: where they were, or before those of the tests. */
export function written(before: string, tables: readonly Table[], now = new Date()): string {
  const [head = '', ...sections] = before.split(/^(?=## )/m).map(section => `${section.trimEnd()}\n`)
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const measured = `Measured on ${now.toISOString().slice(0, 10)}, Node ${process.versions.node}.`
  for (const { title, command, judged, head: columns, rows } of tables) {
    const at = sections.findIndex(section => nameOf(section) === title)
    const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
    const section = `## ${title}, by \`${command}\`\n\n${measured}${judged === undefined ? '' : ` ${judged}`}\n\n${table}\n${at < 0 ? '' : remarks(sections[at] ?? '')}`
    const tests = sections.findIndex(other => /^## .* by `npm (test|run test)/.test(other))
    if (at >= 0) sections[at] = section
    else sections.splice(tests < 0 ? sections.length : tests, 0, section)
  }
  return [head, ...sections].join('\n')
}
