import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewProject } from '../../openapi/projects.ts'
import type { Context } from '../context.ts'
import { addLocation } from '../locations/add-location.ts'
import { nextNumber } from '../numbers.ts'

type Entered = z.output<typeof NewProject>

/** What a body names, with the condition under which a row `r` of its table may be named. */
function namedRows(ctx: Context, body: Entered) {
  const lookup = (kind: string) => sql`lookup r where r.kind = ${kind}`
  return [
    { field: 'companyId', id: body.companyId, of: sql`company r where not r.own` },
    { field: 'contactId', id: body.contactId, of: sql`contact r where r.company_id = ${body.companyId}` },
    {
      field: 'projectManagerId',
      id: body.projectManagerId,
      of: sql`person r where exists (select from login g where g.tenant_id = r.tenant_id and g.person_id = r.id
        and g.ended_at is null and g.login_types && array['planners', 'office']::text[])`,
    },
    { field: 'typeId', id: body.typeId, of: lookup('projectTypes') },
    { field: 'branchId', id: body.branchId, of: lookup('branches') },
    { field: 'cateringId', id: body.cateringId, of: lookup('cateringAgreementTypes') },
    { field: 'locationId', id: body.locationId, of: sql`location r where true` },
  ].flatMap(({ field, id, of }) => (id === undefined ? [] : [{ field, id, of }]))
}

/** Throws `invalidInput`, with each field that names what is not there or does not belong together. */
async function checked(ctx: Context<'invalidInput'>, body: Entered): Promise<void> {
  const named = namedRows(ctx, body)
  const { rows } = await ctx.tx.execute<{ field: string }>(
    sql.join(
      named.map(
        ({ field, id, of }) => sql`select ${field}::text as field where not exists (
          select from ${of} and r.tenant_id = ${ctx.tenant.id} and r.id = ${id})`,
      ),
      sql` union all `,
    ),
  )
  const errors = rows.map(({ field }) => ({
    path: `body.${field}`,
    message: 'there is none of this id to choose here',
  }))
  if (body.endDate < body.beginDate) errors.push({ path: 'body.endDate', message: 'the last day is before the first' })
  if ((body.locationId === undefined) === (body.location === undefined))
    errors.push({ path: 'body.locationId', message: 'either a place that is known or a new one' })
  if (errors.length) throw ctx.refuse('invalidInput', { errors })
}

/** Adds a project with the next number, and its place where that is new; gives their ids. */
export async function addProject(
  ctx: Context<'invalidInput'>,
  body: Entered,
): Promise<{ id: string; locationId: string }> {
  await checked(ctx, body)
  const locationId = body.location ? await addLocation(ctx, body.location, 'body.location') : (body.locationId ?? '')
  const number = await nextNumber(ctx, 'project')
  const id = crypto.randomUUID()
  const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text)
  await ctx.tx.execute(sql`
    insert into project (tenant_id, id, number, name, company_id, location_id, manager_id, contact_id, client_mark, reference,
      begin_date, end_date, comment, type_id, branch_id, catering_id, created_at)
    values (${ctx.tenant.id}, ${id}, ${number}, ${body.name}, ${body.companyId}, ${locationId},
      ${body.projectManagerId ?? null}, ${body.contactId ?? null}, ${orNull(body.clientMark)}, ${orNull(body.reference)},
      ${body.beginDate}, ${body.endDate}, ${orNull(body.comment)}, ${body.typeId ?? null}, ${body.branchId ?? null},
      ${body.cateringId ?? null}, ${ctx.now})`)
  return { id, locationId }
}
