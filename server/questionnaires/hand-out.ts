import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { wrongRule } from '../../domain/forms/questionnaire.ts'
import type { FormsTakenBack, HandedOut, HandingOut } from '../../openapi/questionnaires.ts'
import { ofCrew, refuseAbsent } from '../chosen.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { questionnaireRow } from './questionnaire.queries.ts'

const uuids = (ids: readonly string[]) => sql`${`{${[...new Set(ids)].join(',')}}`}::uuid[]`

/** A form for each of the crew that is named and has none that waits. Throws `outOfTurn` for what is gone through on site. */
export async function handOut(
  ctx: Context<'notFound' | 'outOfTurn'>,
  id: string,
  { everybody, functionIds = [], personIds = [], dueDate }: z.output<typeof HandingOut>,
): Promise<z.output<typeof HandedOut>> {
  await one(
    ctx,
    sql`select 1 from questionnaire where tenant_id = ${ctx.tenant.id} and id = ${id} and deleted_at is null for share`,
  )
  const { use, rule, questions } = await questionnaireRow(ctx, id)
  if (use === 'securityCheck') throw ctx.refuse('outOfTurn', { state: use })
  const unfinished = wrongRule(use, rule, questions)
  if (unfinished) throw ctx.refuse('outOfTurn', { state: unfinished })
  const strangers = await one<{ people: string[]; functions: string[] }>(
    ctx,
    sql`select array(select x from unnest(${uuids(personIds)}) x where not exists (select from person r
          where r.tenant_id = ${ctx.tenant.id} and r.id = x and ${ofCrew}))::text[] as people,
        array(select x from unnest(${uuids(functionIds)}) x where not exists (select from lookup l
          where l.tenant_id = ${ctx.tenant.id} and l.id = x and l.kind = 'functions'))::text[] as functions`,
  )
  const absent = [
    ...strangers.people.map(one => `personIds.${personIds.indexOf(one)}`),
    ...strangers.functions.map(one => `functionIds.${functionIds.indexOf(one)}`),
  ]
  if (absent.length) refuseAbsent(ctx, absent)
  return one<z.output<typeof HandedOut>>(
    ctx,
    sql`with named as (select r.id, exists (select from form f where f.tenant_id = r.tenant_id and f.person_id = r.id
          and f.questionnaire_id = ${id}::uuid and f.handed_in_at is null) as has
        from person r where r.tenant_id = ${ctx.tenant.id} and ${ofCrew} and (${everybody ?? false}::boolean
          or r.id = any(${uuids(personIds)}) or exists (select from person_function pf where pf.tenant_id = r.tenant_id
            and pf.person_id = r.id and pf.function_id = any(${uuids(functionIds)})))),
      made as (insert into form (tenant_id, id, questionnaire_id, person_id, due_date, created_at)
        select ${ctx.tenant.id}::uuid, gen_random_uuid(), ${id}::uuid, n.id, ${dueDate ?? null}::date, ${ctx.now}
          from named n where not n.has returning id)
      select array(select id from made)::text[] as "formIds",
        (select count(*)::int from named where has) as skipped`,
  )
}

/** Forms of one that nobody has answered anything in are gone; the others stay. */
export async function takeBack(
  ctx: Context<'notFound'>,
  id: string,
  formIds: readonly string[],
): Promise<z.output<typeof FormsTakenBack>> {
  await one(ctx, sql`select 1 from questionnaire where tenant_id = ${ctx.tenant.id} and id = ${id}`)
  // Whoever answers at the same time holds the form: it is looked at once they are done.
  await ctx.tx.execute(sql`select 1 from form where tenant_id = ${ctx.tenant.id} and questionnaire_id = ${id}
    and id = any(${uuids(formIds)}) order by id for update`)
  return one<z.output<typeof FormsTakenBack>>(
    ctx,
    sql`with named as (select f.id, f.handed_in_at is not null or exists (select from form_answer a
          where a.tenant_id = f.tenant_id and a.form_id = f.id) as begun
        from form f where f.tenant_id = ${ctx.tenant.id} and f.questionnaire_id = ${id} and f.id = any(${uuids(formIds)})),
      gone as (delete from form f using named n where f.tenant_id = ${ctx.tenant.id} and f.id = n.id and not n.begun
        returning f.id)
      select (select count(*)::int from gone) as "takenBack", (select count(*)::int from named where begun) as begun`,
  )
}
