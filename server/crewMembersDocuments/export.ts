import { sql, type SQL } from 'drizzle-orm'
import { csvValue, uniqueNames } from '../../domain/documents/archive-names.ts'
import { counting } from '../../domain/documents/certificate.ts'
import { paperColumns } from '../../openapi/crewMembersDocuments.ts'
import { logged } from '../activities/log.ts'
import { type Context, inside, readApart } from '../context.ts'
import { one } from '../one.ts'
import { type Archived, archiveResponse } from './archive.ts'
import { exportWords, type SaidExportWords } from './export-words.ts'
import { cellOf, filedFor, type PaperColumn, papersOf, type PapersRow } from './papers.queries.ts'

/** What one archive takes. */
const most = { people: 500, files: 2000, bytes: 1024 ** 3 }

interface Asked {
  columns?: readonly PaperColumn[] | undefined
  personIds?: readonly string[] | undefined
  language?: string | undefined
}
/** Of what: a project or a company, and the shifts that are meant of it. */
interface Subject {
  /** Finds its name. */
  named: SQL
  meant: SQL
  projectId: SQL | null
}
type Refusing = Context<'notFound' | 'exportTooLarge'>

/**
 * The papers that count, a folder for each person, and a list of what is there and what is missing. Who took them, of
 * whom and when is written down before the first byte leaves.
 */
export async function exportPapers(ctx: Refusing, subject: Subject, asked: Asked): Promise<Response> {
  const columns = paperColumns.filter(column => asked.columns?.includes(column) ?? true)
  const words = exportWords(asked.language ?? ctx.who.language)
  const { name, projectId, rows } = await readApart(ctx, async within => {
    const found = await one<{ name: string; projectId: string | null }>(
      within,
      sql`select named.name, ${subject.projectId ?? sql`null::uuid`} as "projectId" from (${subject.named}) named`,
    )
    return { ...found, rows: await papersOf(within, subject.meant, asked.personIds, most.people + 1) }
  })
  const there = new Set(rows.map(({ id }) => id))
  if (asked.personIds?.some(id => !there.has(id)))
    throw ctx.refuse('notFound', { errors: [{ path: 'body.personIds' }] })
  const { files, index } = filed(rows, columns, words)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (rows.length > most.people || files.length > most.files || bytes > most.bytes)
    throw ctx.refuse('exportTooLarge', { people: rows.length, files: files.length, bytes, most })
  await ctx.services.database.withTenant(ctx.tenant.id, tx =>
    logged(inside(ctx, tx), [
      {
        code: 'papersExported',
        ...(projectId === null ? {} : { projectId }),
        text: String(rows.length),
      },
    ]),
  )
  ctx.services.log.info(
    {
      requestId: ctx.requestId,
      by: ctx.who.personId,
      projectId,
      columns,
      personIds: rows.map(({ id }) => id),
      files: files.length,
      bytes,
    },
    'papers of people were exported',
  )
  const title = `${words.papers} ${name}`
  return archiveResponse(
    ctx.services,
    ctx.tenant.id,
    title,
    [{ path: `${words.index}.csv`, text: index }],
    files,
    ctx.now,
  )
}

/** Where each file lies, and the list of them. */
function filed(rows: readonly PapersRow[], columns: readonly PaperColumn[], words: SaidExportWords) {
  const folderOf = uniqueNames()
  const files: Archived[] = []
  const lines = [[words.person, words.function, words.paper, words.state, words.validUntil, words.files]]
  // The list lies beside the folders.
  folderOf(words.index, '.csv')
  for (const row of rows) {
    const folder = folderOf(row.name)
    const nameOf = uniqueNames()
    const taken = new Set<string>()
    for (const column of columns) {
      const { state, validUntil } = cellOf(row, column)
      const paths: string[] = []
      for (const { fileId, size, name, ending } of counted(row, column)) {
        if (taken.has(fileId)) continue
        taken.add(fileId)
        const path = `${folder}/${nameOf(name, ending)}`
        paths.push(path)
        files.push({ path, fileId, size })
      }
      const caption = words[column === 'function' ? 'certificate' : column]
      lines.push([row.name, row.function.caption, caption, words[state], validUntil ?? '', paths.join(', ')])
    }
  }
  // A sheet takes it for UTF-8 only so.
  const index = `\u{feff}${lines.map(line => `${line.map(csvValue).join(';')}\r\n`).join('')}`
  return { files, index }
}

/** Files of what counts; of what was signed the finished paper. What is in review or declined is nobody's proof. */
const counted = (row: PapersRow, column: PaperColumn) =>
  filedFor(row, column).flatMap(({ name, uploads, signed, finished }) =>
    signed === null
      ? (counting(uploads)?.files ?? []).map(({ id, size, contentType }) => ({
          fileId: id,
          size,
          name,
          ending: contentType === 'application/pdf' ? '.pdf' : '.webp',
        }))
      : finished
        ? [{ fileId: finished.id, size: finished.size, name, ending: '.pdf' }]
        : [],
  )
