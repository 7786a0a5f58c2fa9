import { sql } from 'drizzle-orm'
import { type CsvCell, csvLine } from '../../domain/csv.ts'
import type { Judged } from '../../domain/imports/judge-rows.ts'
import type { ImportFate } from '../../domain/imports/taking.ts'
import { type Context, readApart } from '../context.ts'
import { sheetType } from '../costs/sheet.ts'
import { savedAs } from '../files/saved-as.ts'
import { streamed } from '../papers/streamed.ts'
import { inThread } from '../queue/thread.ts'
import { type StoredProblem, importRecord } from './import.queries.ts'
import { reportWords } from './report-words.ts'

type Row = Pick<Judged, 'line' | 'details' | 'changes' | 'firstLine' | 'matches'> & {
  problems: readonly StoredProblem[]
  fate: ImportFate
  number: string
  name: string
}
type Words = ReturnType<typeof reportWords>

/** Milliseconds and megabytes for one sheet. */
const limits = { most: 120_000, megabytes: 1024 }
/** Rows that are read at once. */
const piece = 10_000

/** What becomes of every row, in the words of whoever asks. Throws `notFound`. */
export async function importReport(ctx: Context<'notFound'>, id: string, format: 'csv' | 'xlsx'): Promise<Response> {
  const { fileName } = await readApart(ctx, within => importRecord(within, id))
  const words = reportWords(ctx.who.language)
  const lines: CsvCell[][] = [[words.line, words.fate, words.number, words.name, words.what]]
  for (let after = 0; ;) {
    const rows = await rowsAfter(ctx, id, after)
    for (const row of rows) lines.push([row.line, words.fates[row.fate], row.number, row.name, whatOf(words, row)])
    const last = rows.at(-1)
    if (rows.length < piece || !last) break
    after = last.line
  }
  const name = `${fileName.replace(/\.\w+$/, '')}-report.${format}`
  if (format === 'csv') return streamed(['\uFEFF', ...lines.map(line => csvLine(line))], 'text/csv', name)
  const sheet = await inThread<Uint8Array, Uint8Array>(
    { beside: import.meta.url, name: 'report-worker', data: lines },
    { ...limits, signal: new AbortController().signal },
    bytes => bytes,
  )
  if (typeof sheet === 'string') throw new Error('a report took too long to be written as a sheet')
  return new Response(new Uint8Array(sheet), {
    headers: {
      'content-type': sheetType,
      'content-disposition': savedAs(name),
    },
  })
}

const rowsAfter = (ctx: Context, id: string, after: number): Promise<Row[]> =>
  readApart(ctx, async ({ tx, tenant }) => {
    const { rows } = await tx.execute<Row>(sql`
      select r.line, r.fate, r.number, r.name, r.details, r.changes, r.problems, r.first_line as "firstLine", r.matches from import_row r
      where r.tenant_id = ${tenant.id} and r.import_id = ${id} and r.line > ${after} order by r.line limit ${piece}`)
    return rows
  })

/** What is wrong, what is written instead, what changes, or what it repeats. */
function whatOf(words: Words, { problems, details, changes, firstLine, matches }: Row): CsvCell {
  const field = (of: Judged['changes'][number]['field'] | null) => (of === null ? '' : `${words.fields[of]}: `)
  return [
    ...problems.map(problem => `${field(problem.field)}${words.reasons[problem.reason]}${said(problem.text)}`),
    ...details.flatMap(({ field: of, text, becomes }) => (becomes ? [`${field(of)}${text} → ${becomes}`] : [])),
    ...changes.map(({ field: of, from, to }) => `${field(of)}${from ?? '–'} → ${to}`),
    ...(firstLine === null ? [] : [`${words.line} ${firstLine}`]),
    ...(matches.length > 0 ? [matches.join(', ')] : []),
  ].join('; ')
}

const said = (text: string) => (text === '' ? '' : ` (${text})`)
