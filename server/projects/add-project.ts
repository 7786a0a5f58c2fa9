import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewProject } from '../../openapi/projects.shapes.ts'
import { absentFields, atDesk, refuseAbsent } from '../chosen.ts'
import type { Context } from '../context.ts'
import { type LogLine, logging } from '../activities/log.ts'
import { addLocation } from '../locations/add-location.ts'
import { nextNumber } from '../numbers.ts'

type Entered = z.output<typeof NewProject>

type Naming =
  'companyId' | 'contactId' | 'projectManagerId' | 'typeId' | 'branchId' | 'cateringId' | 'rateCardId' | 'locationId'
type Named = { [Field in Naming]?: string | null | undefined }

/** What a body names, with the condition under which a row `r` of its table may be named; `company` is the client's id. */
function named(body: Named, company: SQL) {
  const lookup = (kind: string) => sql`lookup r where r.kind = ${kind}`
  return [
    { field: 'companyId', id: body.companyId, of: sql`company r where not r.own` },
    { field: 'contactId', id: body.contactId, of: sql`contact r where r.company_id = ${company}` },
    {
      field: 'projectManagerId',
      id: body.projectManagerId,
      of: sql`person r where ${atDesk}`,
    },
    { field: 'typeId', id: body.typeId, of: lookup('projectTypes') },
    { field: 'branchId', id: body.branchId, of: lookup('branches') },
    { field: 'cateringId', id: body.cateringId, of: lookup('cateringAgreementTypes') },
    {
      field: 'rateCardId',
      id: body.rateCardId,
      of: sql`rate_card r where (r.company_id is null or r.company_id = ${company})`,
    },
    { field: 'locationId', id: body.locationId, of: sql`location r where true` },
  ].flatMap(({ field, id, of }) => (id === undefined || id === null ? [] : [{ field, id, of }]))
}

/** The fields of a body whose id is none that may be chosen there, as an array of texts. */
export const strangers = (ctx: Context, body: Named, company: SQL = sql`${body.companyId}::uuid`): SQL =>
  absentFields(ctx, named(body, company))

/** What is wrong with a body that names two places. */
export const onePlace = ({ locationId, location }: { locationId?: unknown; location?: unknown }) =>
  locationId !== undefined && location !== undefined
    ? [{ path: 'body.location', message: 'one place too many: either locationId or location, not both' }]
    : []

/** Throws `notFound` with each field that names what is not there, `invalidInput` with those that do not fit each other. */
export function check(ctx: Context<'invalidInput' | 'notFound'>, body: Entered, fields: readonly string[]): void {
  refuseAbsent(ctx, fields)
  const errors = [
    ...(body.endDate < body.beginDate ? [{ path: 'body.endDate', message: 'the last day is before the first' }] : []),
    ...(body.locationId === undefined && body.location === undefined
      ? [
          {
            path: 'body.locationId',
            message: 'a place is missing: name one that is known, or send a new one as location',
          },
        ]
      : []),
    ...onePlace(body),
  ]
  if (errors.length) throw ctx.refuse('invalidInput', { errors })
}

/** The place of a project: the one it names, or a new one. */
export const placeOf = async (
  ctx: Context<'invalidInput'>,
  body: Pick<Entered, 'location' | 'locationId'>,
): Promise<string> => (body.location ? addLocation(ctx, body.location, 'body.location') : (body.locationId ?? ''))

/**
 * Writes a project with the next number, in one statement with what hangs on it, `, crews as (insert …)`, and what the log
 * says of it. Gives its id.
 */
export async function writeProject(
  ctx: Context,
  body: Entered,
  locationId: string,
  told: Pick<LogLine, 'code' | 'text'>,
  hanging: (id: string) => SQL = () => sql``,
): Promise<string> {
  const id = crypto.randomUUID()
  const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text)
  await ctx.tx.execute(sql`
    with numbered as (${nextNumber(ctx, 'project')}),
    made as (
      insert into project (tenant_id, id, number, name, company_id, location_id, manager_id, contact_id, client_mark, reference,
        begin_date, end_date, comment, type_id, branch_id, catering_id,
        rate_card_id, created_at)
      select ${ctx.tenant.id}, ${id}, number, ${body.name}, ${body.companyId}, ${locationId},
        ${body.projectManagerId ?? null}, ${body.contactId ?? null}, ${orNull(body.clientMark)}, ${orNull(body.reference)},
        ${body.beginDate}::date, ${body.endDate}::date, ${orNull(body.comment)}, ${body.typeId ?? null}::uuid,
        ${body.branchId ?? null}::uuid, ${body.cateringId ?? null}::uuid, ${body.rateCardId ?? null}::uuid,
        ${ctx.now}::timestamptz from numbered)
    ${hanging(id)},
    logged as (${logging(ctx, [{ ...told, projectId: id }])})
    select`)
  return id
}

/** Adds a project, and its place where that is new; gives its id. */
export async function addProject(ctx: Context<'invalidInput' | 'notFound'>, body: Entered): Promise<string> {
  const { rows } = await ctx.tx.execute<{ fields: string[] }>(sql`select ${strangers(ctx, body)} as fields`)
  check(ctx, body, rows[0]?.fields ?? [])
  return writeProject(ctx, body, await placeOf(ctx, body), { code: 'projectCreated' })
}
