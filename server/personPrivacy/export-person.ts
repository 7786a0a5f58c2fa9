import { uniqueNames } from '../../domain/documents/archive-names.ts'
import { type CsvCell, csvLine } from '../../domain/csv.ts'
import { logged } from '../activities/log.ts'
import { type Context, inside, readApart } from '../context.ts'
import { type Archived, type ArchivedText, archiveResponse } from '../crewMembersDocuments/archive.ts'
import { type PersonRow, type PersonRows, filesNamed, personData } from './person-data.queries.ts'
import { fileNamer } from './file-names.ts'
import { summaryPage } from './summary.ts'

/** What one archive takes. */
const most = { files: 5000, bytes: 2 * 1024 ** 3 }

/** All that is known of somebody; that it was taken is written down before the first byte leaves. */
export async function exportPerson(ctx: Context<'notFound' | 'exportTooLarge'>, id: string): Promise<Response> {
  const {
    tables: data,
    summary: facts,
    pictures,
    stored,
  } = await readApart(ctx, async within => {
    const known = await personData(within, id)
    const ids = [...new Set(known.tables.flatMap(({ rows }) => rows.flatMap(fileIds)))]
    return { ...known, stored: await filesNamed(within, ids) }
  })
  const bytes = stored.reduce((sum, { size }) => sum + size, 0)
  if (stored.length > most.files || bytes > most.bytes)
    throw ctx.refuse('exportTooLarge', { files: stored.length, bytes, most })
  const nameOf = uniqueNames()
  const called = fileNamer(data)
  const found = new Map(
    data.flatMap(({ kind, table, rows }) =>
      rows.flatMap(row => fileIds(row).map(file => [file, { kind, name: called(table, row) }] as const)),
    ),
  )
  const files: Archived[] = stored.map(({ id: fileId, name, contentType, size, sha256 }) => ({
    path: `files/${found.get(fileId)?.kind ?? 'documents'}/${nameOf(found.get(fileId)?.name ?? bare(name), endingOf(name, contentType))}`,
    fileId,
    size,
    sha256,
  }))
  const drawn: ArchivedText[] = pictures.map(({ name, contentType, bytes: text }) => ({
    path: `files/pictures/${nameOf(name, endingOf('', contentType))}`,
    text,
  }))
  await ctx.services.database.withTenant(ctx.tenant.id, tx =>
    logged(inside(ctx, tx), [{ code: 'personExported', personId: id }]),
  )
  const paths = [...drawn, ...files].map(({ path }) => path)
  const { language } = ctx.who
  const page = summaryPage({ found: facts, data, files: paths, agency: ctx.tenant.name, language, now: ctx.now })
  const texts: ArchivedText[] = [{ path: 'summary.html', text: page }, ...tablesOf(data), ...drawn]
  return archiveResponse(
    ctx.services,
    ctx.tenant.id,
    `${facts.firstName} ${facts.lastName} ${facts.number}`,
    texts,
    files,
    ctx.now,
  )
}

/** JSON of each kind, and a CSV of each table. */
function tablesOf(data: readonly PersonRows[]): ArchivedText[] {
  const kinds = [...new Set(data.map(({ kind }) => kind))]
  return kinds.flatMap(kind => {
    const tables = data.filter(one => one.kind === kind && one.rows.length > 0)
    if (!tables.length) return []
    const all = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]))
    return [
      { path: `data/${kind}.json`, text: `${JSON.stringify(all, null, 2)}\n` },
      ...tables.map(one => ({ path: `data/${kind}/${one.table}.csv`, text: csvOf(one) })),
    ]
  })
}

const csvOf = ({ columns, rows }: PersonRows): string =>
  `\u{feff}${[columns, ...rows.map(row => columns.map(column => cellOf(row[column])))].map(line => csvLine(line)).join('')}`

const cellOf = (value: unknown): CsvCell =>
  value === null || value === undefined
    ? null
    : typeof value === 'string' || typeof value === 'number'
      ? value
      : JSON.stringify(value)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Ids of files a row names, by a column of its own or within what was handed in. */
function fileIds(row: PersonRow): string[] {
  const { file_id: file, small_id: small, finished_file_id: finished, file: one, files } = row
  const within = [one, files].flat().map(held => (isHeld(held) ? held.id : null))
  return [file, small, finished, ...within].filter(id => typeof id === 'string' && uuid.test(id)) as string[]
}
const isHeld = (held: unknown): held is { id: unknown } => typeof held === 'object' && held !== null && 'id' in held

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/webp': '.webp',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}
const bare = (name: string) => name.replace(/\.\w{1,5}$/, '')
const endingOf = (name: string, contentType: string) => endings[contentType] ?? /\.\w{1,5}$/.exec(name)?.[0] ?? ''
