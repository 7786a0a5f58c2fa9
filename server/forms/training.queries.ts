import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { standingOf, type TrainingRule } from '../../domain/forms/training.ts'
import type { Training } from '../../openapi/forms.ts'
import type { Context } from '../context.ts'
import type { KeptResult } from '../database/tables/forms.ts'
import type { Listing } from '../list.ts'
import { iso } from '../wire.ts'
import { answeredCount, askedCount } from './asked.ts'
import { againWire, resultWire, ruleJson } from './form.queries.ts'

type Item = z.input<typeof Training>
type Row = {
  id: string
  name: string
  rule: TrainingRule & { minutes: number | null }
  dueDate: string | null
  handedIn: boolean
  asked: number
  answered: number
  today: string
  last: { id: string; handedInAt: string; attempt: number; result: KeptResult } | null
}

/** Trainings of a person, each by the form it was handed out as last. */
export const trainingListing = (ctx: Context, personId: string): Listing<Row, Item> => ({
  among: sql`from form f join questionnaire n on n.tenant_id = f.tenant_id and n.id = f.questionnaire_id and n.training
    where f.tenant_id = ${ctx.tenant.id} and f.person_id = ${personId}
      and not exists (select from form g where g.tenant_id = f.tenant_id and g.person_id = f.person_id
        and g.questionnaire_id = f.questionnaire_id and (g.created_at, g.id) > (f.created_at, f.id))`,
  order: [
    { by: sql`f.created_at`, as: 'timestamptz', desc: true },
    { by: sql`f.id`, as: 'uuid', desc: true },
  ],
  rows: sql`select f.id, n.name, ${ruleJson} as rule, f.due_date::text as "dueDate", f.handed_in_at is not null as "handedIn",
      ${askedCount('f')} as asked, ${answeredCount} as answered,
      (${ctx.now}::timestamptz at time zone w.time_zone)::date::text as today,
      (select json_build_object('id', g.id, 'handedInAt', g.handed_in_at, 'attempt', g.attempt, 'result', g.result)
        from form g where g.tenant_id = f.tenant_id and g.person_id = f.person_id
          and g.questionnaire_id = f.questionnaire_id and g.result is not null
        order by g.handed_in_at desc, g.id desc limit 1) as last
    from page join form f on f.tenant_id = ${ctx.tenant.id} and f.id = page.id
    join questionnaire n on n.tenant_id = f.tenant_id and n.id = f.questionnaire_id
    join person w on w.tenant_id = f.tenant_id and w.id = f.person_id`,
  item: ({ last, rule, handedIn, today, ...row }) => ({
    ...{ id: row.id, name: row.name, minutes: rule.minutes, tries: rule.tries },
    ...{ dueDate: row.dueDate, asked: row.asked, answered: row.answered },
    standing: standingOf(handedIn ? null : row, last?.result ?? null, today),
    last: last && {
      ...{ formId: last.id, takenAt: iso(last.handedInAt), attempt: last.attempt },
      ...resultWire(last.result),
      ...againWire(rule, last.result, last.attempt, today),
      wrong: last.result.wrong.length,
    },
  }),
})
