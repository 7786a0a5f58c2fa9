/** A line of a file in cells; `line` is counted from 1, a cell may reach over several. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * The text of a file as a sheet or a payroll program writes it: UTF-8, UTF-16 with its mark, else as Windows does in the
 * west. Null where it is no text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  // eslint-disable-next-line no-control-regex
  return /[\0-\x08\x0e-\x1f]/.test(text) ? null : text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Rows of RFC 4180, or with semicolons where the first line that says anything has one; empty lines are none. */
export function csvRows(text: string): { rows: CsvRow[]; separator: ',' | ';' } {
  const [head = ''] = /^.*\S.*$/m.exec(text) ?? []
  const separator = head.replace(/"[^"]*"/g, '').includes(';') ? ';' : ','
  const rows: CsvRow[] = []
  let [cells, cell, line, begun, quoted]: [string[], string, number, number, boolean] = [[], '', 1, 1, false]
  const end = () => {
    cells.push(cell)
    if (cells.some(one => one.trim() !== '')) rows.push({ line: begun, cells })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === '\n') line++
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(at + 1) === '"') {
        cell += letter
        at++
      } else quoted = false
    } else if (letter === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n') {
      end()
      begun = line
    } else if (letter !== '\r') cell += letter
  }
  end()
  return { rows, separator }
}
