import { sql } from 'drizzle-orm'
import { againOf } from '../../domain/forms/training.ts'
import type { Context } from '../context.ts'
import { type FormRow, formRow } from './form.queries.ts'

/** The form to fill in: the one that was begun already, else a further one, where the last result lets it be begun anew. */
export async function beginAgain(
  ctx: Context<'notFound' | 'tooEarly' | 'noTriesLeft' | 'outOfTurn'>,
  id: string,
): Promise<FormRow> {
  const row = await formRow(ctx, id)
  if (!row.handedInAt) return row
  const { training, result } = row
  if (!training || !result) throw ctx.refuse('outOfTurn', { state: 'handedIn' })
  const after = await afterwards(ctx, id)
  if (after) return beginAgain(ctx, after)
  const again = againOf(training, result, row.attempt, row.today)
  if (again.kind === 'from') throw ctx.refuse('tooEarly', { from: again.day })
  if (again.kind === 'never') {
    if (result.passed) throw ctx.refuse('outOfTurn', { state: 'passed' })
    throw ctx.refuse('noTriesLeft', { tries: training.tries })
  }
  const fresh = crypto.randomUUID()
  await ctx.tx.execute(sql`
    insert into form (tenant_id, id, questionnaire_id, person_id, due_date, created_at, attempt, again_of_id)
      values (${ctx.tenant.id}, ${fresh}, ${row.questionnaireId}, ${row.personId}, ${result.passed ? result.validUntil : null},
        ${ctx.now}, ${result.passed ? 1 : row.attempt + 1}, ${id})
      on conflict on constraint form_again_once do nothing`)
  return formRow(ctx, (await afterwards(ctx, id)) ?? fresh)
}

/** The last of those that were begun anew after a form, one after the other; null: none was. */
async function afterwards(ctx: Context, id: string): Promise<string | null> {
  const { rows } = await ctx.tx.execute<{ id: string }>(sql`
    with recursive later as (
      select g.id, 1 as place from form g where g.tenant_id = ${ctx.tenant.id} and g.again_of_id = ${id}
      union all
      select g.id, later.place + 1 from form g join later on g.tenant_id = ${ctx.tenant.id} and g.again_of_id = later.id)
    select id from later order by place desc limit 1`)
  return rows[0]?.id ?? null
}
