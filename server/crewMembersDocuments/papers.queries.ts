import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { allOf, anyOf, asOnFile, notNeeded, type Paper, type PaperCell } from '../../domain/documents/crew-papers.ts'
import type { CrewMemberDocuments, paperColumns } from '../../openapi/crewMembersDocuments.ts'
import { readsPeople } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import type { Listing } from '../list.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { foundBy } from '../search/words.ts'
import type { CaptionColumns } from '../wire.ts'

export type PaperColumn = (typeof paperColumns)[number]
type Wire = z.input<typeof CrewMemberDocuments>

/** The kind of paper that is asked of everybody, by its code. */
const typeOf: Readonly<Partial<Record<PaperColumn, string>>> = {
  identity: 'idCard',
  socialSecurity: 'healthInsurance',
  firstAid: 'firstAid',
  safetyBriefing: 'safetyBriefing',
}

type Filed = Omit<Paper, 'documentId' | 'uploads'> & {
  documentId: string
  typeId: string
  code: string
  name: string
  uploads: (Paper['uploads'][number] & { files: UploadedFile[] })[]
  finished: { id: string; size: number } | null
}
export type PapersRow = {
  id: string
  name: string
  function: CaptionColumns
  /** The day they work, the last of several; YYYY-MM-DD. */
  day: string
  /** What each function they are booked for is proven by; of one that nothing proves there is none. */
  needs: { functionId: string; typeIds: string[] }[]
  skills: { functionId: string; validUntil: string | null }[]
  /** Kinds of papers the agency has ever asked somebody for, by code. */
  kept: string[]
  papers: Filed[]
}

interface Booked {
  q?: string | undefined
  date?: string | undefined
}

/** Shifts `i` that somebody `s` holds a place of, at a project `g`. */
const places = sql.raw(`project g
  join project_crew c on c.tenant_id = g.tenant_id and c.project_id = g.id
  join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
  join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id
    and s.status in ('confirmed','checkedIn','checkedOut','signedOff')`)

const ofDay = (date: string | undefined) => (date === undefined ? sql`true` : sql`i.start_date = ${date}::date`)
/** Which shifts are meant: those of a project, on one day or all. */
export const onProject = (ctx: Context, id: string, { date }: Booked): SQL =>
  sql`g.tenant_id = ${ctx.tenant.id} and g.id = ${projectIdOf(ctx, id)} and ${ofDay(date)}`
/** Those of every project of a company between two days. */
export const forCompany = (ctx: Context, id: string, from: string, to: string): SQL =>
  sql`g.tenant_id = ${ctx.tenant.id} and g.company_id = ${id}::uuid and i.start_date between ${from}::date and ${to}::date`

/** Rows of the people in `page`, by the shifts that are meant. */
const rowsOf = ({ tenant }: Context, meant: SQL) => sql`
  select w.id, w.first_name || ' ' || w.last_name as name, b.functions->0 as function, b.day,
    (select coalesce(json_agg(json_build_object('functionId', n.function_id, 'typeIds', n.types)), '[]') from (
      select p.function_id, json_agg(p.type_id) as types from document_proof p
      where p.tenant_id = w.tenant_id and p.function_id = any(b.ids) group by p.function_id) n) as needs,
    (select coalesce(json_agg(json_build_object('functionId', f.function_id, 'validUntil', f.valid_until)), '[]')
      from person_function f where f.tenant_id = w.tenant_id and f.person_id = w.id and f.proof is not null) as skills,
    kept.codes as kept,
    (select coalesce(json_agg(json_build_object('documentId', d.id, 'typeId', d.type_id, 'code', y.code, 'name', d.name,
        'signed', case when d.wants = 'signatures' then exists (select from document_signatory t where t.tenant_id = d.tenant_id
          and t.document_id = d.id and t.person_id = w.id and t.status = 'Signed') end,
        'finished', case when k.id is not null then json_build_object('id', k.id, 'size', k.size) end,
        'uploads', (select coalesce(json_agg(json_build_object('state', u.state, 'validUntil', u.valid_until, 'files', u.files)
            order by u.number), '[]')
          from document_upload u where u.tenant_id = d.tenant_id and u.document_id = d.id)) order by d.created_at, d.id), '[]')
      from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
      left join stored_file k on k.tenant_id = d.tenant_id and k.id = d.finished_file_id
      where d.tenant_id = w.tenant_id and d.deleted_at is null
        and (d.wants = 'upload' and d.person_id = w.id or d.wants = 'signatures' and d.id in (select t.document_id
          from document_signatory t where t.tenant_id = w.tenant_id and t.person_id = w.id))) as papers
  from page join person w on w.id = page.id
  join lateral (select json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code)
        order by f.sort, f.caption, f.id) as functions, array_agg(f.id) as ids, max(i.start_date) as day
      from ${places} join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
      where ${meant} and s.person_id = w.id) b on true
  cross join (select coalesce(json_agg(y.code), '[]') as codes from lookup y
    where y.tenant_id = ${tenant.id} and y.kind = 'documentTypes' and y.code = any(${sql.param(Object.values(typeOf))}::text[])
      and exists (select from document d where d.tenant_id = y.tenant_id and d.type_id = y.id and d.deleted_at is null
        and d.wants in ('upload', 'signatures'))) kept
  where w.tenant_id = ${tenant.id}`

/** People on a project and how their papers stand, by function and name. */
export const papersListing = (
  ctx: Context,
  id: string,
  { q, date }: Booked,
  columns: readonly PaperColumn[],
): Listing<PapersRow, Wire> => {
  const meant = onProject(ctx, id, { date })
  return {
    among: sql`from (select s.person_id, min(f.sort) as sort from ${places}
        join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id where ${meant} group by s.person_id) b
      join person w on w.tenant_id = ${ctx.tenant.id} and w.id = b.person_id
      where ${foundBy(ctx, q, { person: sql`w.id` })}`,
    order: [
      { by: sql`b.sort`, as: 'int' },
      { by: sql`w.first_name`, as: 'text' },
      { by: sql`w.last_name`, as: 'text' },
      { by: sql`w.id`, as: 'uuid' },
    ],
    rows: rowsOf(ctx, meant),
    item: row => papersWire(row, columns, readsPeople(ctx.who)),
  }
}

/** The same people, at most so many, whole: of these alone where some are named. */
export async function papersOf(
  ctx: Context,
  meant: SQL,
  personIds: readonly string[] | undefined,
  most: number,
): Promise<PapersRow[]> {
  const chosen = personIds === undefined ? sql`true` : sql`s.person_id = any(${sql.param([...personIds])}::uuid[])`
  const { rows } = await ctx.tx.execute<PapersRow>(sql`
    with page as materialized (select distinct s.person_id as id from ${places} where ${meant} and ${chosen} limit ${most})
    select * from (${rowsOf(ctx, meant)}) r order by r.name, r.id`)
  return rows
}

/** What may stand for a column: the papers of its kind, or of one of its kinds. */
export function filedFor(row: PapersRow, column: PaperColumn): Filed[] {
  const types = new Set(row.needs.flatMap(({ typeIds }) => typeIds))
  return row.papers.filter(({ code, typeId }) => (column === 'function' ? types.has(typeId) : code === typeOf[column]))
}

/** How somebody stands to one column on the day they work. */
export function cellOf(row: PapersRow, column: PaperColumn): PaperCell {
  const code = typeOf[column]
  if (code !== undefined) return row.kept.includes(code) ? anyOf(filedFor(row, column), row.day) : notNeeded
  return allOf(
    row.needs.map(({ functionId, typeIds }) =>
      anyOf([...row.papers.filter(({ typeId }) => typeIds.includes(typeId)), ...enteredFor(row, functionId)], row.day),
    ),
  )
}

/** What the office entered by hand of a function counts as its paper does. */
const enteredFor = ({ skills }: PapersRow, functionId: string): Paper[] =>
  skills
    .filter(skill => skill.functionId === functionId)
    .map(({ validUntil }) => ({ documentId: null, uploads: [{ state: 'approved', validUntil }], signed: null }))

function papersWire(row: PapersRow, columns: readonly PaperColumn[], whole: boolean): Wire {
  const cells = columns.map(column => ({ column, ...(whole ? cellOf(row, column) : asOnFile(cellOf(row, column))) }))
  return { person: { id: row.id, name: row.name }, function: row.function, cells }
}
