import { parentPort, workerData } from 'node:worker_threads'
import writeSheet from 'write-excel-file/node'
import type { CsvCell } from '../../domain/csv.ts'

/** Letters a line is wide. */
const widths = [8, 18, 14, 32, 80]

const [head = [], ...rows] = workerData as CsvCell[][]
// Texts stay texts: nothing in a cell is ever reckoned.
const cell = (value: CsvCell) =>
  typeof value === 'number' ? { value, type: Number } : { value: String(value ?? ''), type: String }
const sheet = await writeSheet(
  [head.map(value => ({ ...cell(value), fontWeight: 'bold' as const })), ...rows.map(row => row.map(cell))],
  { columns: widths.map(width => ({ width })), stickyRowsCount: 1 },
).toBuffer()
parentPort?.postMessage(new Uint8Array(sheet))
