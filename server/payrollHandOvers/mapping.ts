import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { wordsOnPaper } from '../../domain/languages.ts'
import { type Mapping, defaultFields } from '../../domain/payrollHandOvers/rows.ts'
import type { PayrollMapping, PayrollMappingChange } from '../../openapi/payrollHandOvers.ts'
import { logged } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { columnWords } from './column-words.ts'

type Wire = z.input<typeof PayrollMapping>
type Asked = z.output<typeof PayrollMappingChange>
type Kept = Mapping & { revision: number }

/** As it is entered; until then columns in the agency's language, and no wage types. */
export async function mappingOf({ tx, tenant }: Context): Promise<Wire> {
  const { rows } = await tx.execute<Kept & Record<string, unknown>>(sql`
    select columns as "fileColumns", wages, numbers, cost_centre as "costCentre", "decimal", answer_number as "answerNumber",
      answer_net as "answerNet", revision from payroll_mapping where tenant_id = ${tenant.id}`)
  const [kept] = rows
  if (kept) return { ...wireOf(kept), entered: true, revision: kept.revision }
  const words = wordsOnPaper(columnWords, tenant.defaultLanguage)
  return {
    fileColumns: defaultFields.map(field => ({ field, name: words[field] })),
    ...{ wages: [], numbers: 'own', costCentre: 'none', decimal: 'comma', answerNumber: null, answerNet: null },
    ...{ entered: false, revision: 0 },
  }
}

const wireOf = ({ fileColumns, wages, numbers, costCentre, decimal, answerNumber, answerNet }: Mapping) => ({
  ...{ fileColumns: [...fileColumns], wages: [...wages], numbers, costCentre, decimal, answerNumber, answerNet },
})

/** Throws `changedMeanwhile` with what stands there now. */
export async function changeMapping(ctx: Context<'changedMeanwhile'>, asked: Asked): Promise<Wire> {
  const { revision, numbers, costCentre, decimal, answerNumber, answerNet } = asked
  const [fileColumns, wages] = [JSON.stringify(asked.fileColumns), JSON.stringify(asked.wages)]
  // Two first ones at a time meet at the key; the second finds a revision it does not know.
  const { rows } = await ctx.tx.execute(sql`
    insert into payroll_mapping (tenant_id, id, columns, wages, numbers, cost_centre, "decimal", answer_number, answer_net, revision,
      changed_at, changed_by_id)
    select ${ctx.tenant.id}, gen_random_uuid(), ${fileColumns}::jsonb, ${wages}::jsonb, ${numbers}, ${costCentre}, ${decimal},
      ${answerNumber}, ${answerNet}, 1, ${ctx.now}, ${ctx.who.personId}
    where ${revision} = 0 or exists (select from payroll_mapping where tenant_id = ${ctx.tenant.id})
    on conflict (tenant_id) do update set columns = excluded.columns, wages = excluded.wages, numbers = excluded.numbers,
      cost_centre = excluded.cost_centre, "decimal" = excluded."decimal", answer_number = excluded.answer_number,
      answer_net = excluded.answer_net, revision = payroll_mapping.revision + 1, changed_at = excluded.changed_at,
      changed_by_id = excluded.changed_by_id
      where payroll_mapping.revision = ${revision}
    returning 1`)
  if (rows.length === 0) throw ctx.refuse('changedMeanwhile', { mapping: await mappingOf(ctx) })
  await logged(ctx, [{ code: 'payrollMappingChanged' }])
  return mappingOf(ctx)
}
