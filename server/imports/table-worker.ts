import { parentPort, workerData } from 'node:worker_threads'
import { cut } from '../../domain/cut.ts'
import { countFates, judgeTable } from '../../domain/imports/judge-rows.ts'
import { readTable } from './read-table.ts'
import type { Asked, Said } from './table-thread.ts'

/** Rows in a piece that is written at once. */
const piece = 5000
/** Rows that are shown of a table, and letters of their cells. */
const [shown, mostShown] = [5, 100]

const asked = workerData as Asked
const say = (said: Said) => parentPort?.postMessage(said)

const table = await readTable(asked.bytes, asked.kind)
if (typeof table === 'string') say({ refused: table })
else if (asked.judging) {
  const { columns, answers, known } = asked.judging
  const { kind } = asked
  const { judged, questions } = judgeTable({ rows: table.rows, columns, kind, answers }, JSON.parse(known))
  const pieces = Array.from({ length: Math.ceil(judged.length / piece) }, (_, at) =>
    JSON.stringify(judged.slice(at * piece, (at + 1) * piece).map(({ said, ...row }) => ({ ...row, ...said }))),
  )
  say({ judged: { pieces, fates: countFates(judged), questions, rows: judged.length } })
} else {
  const { head, rows } = table
  const sample = rows.slice(0, shown).map(({ cells }) => head.map((_, at) => cut(cells[at] ?? '', mostShown)))
  say({ read: { head: head.map(name => cut(name, mostShown)), sample, rows: rows.length } })
}
