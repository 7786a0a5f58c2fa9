import { sql } from 'drizzle-orm'
import { idOrNumber } from '../access/scopes/judge.ts'
import { logged } from '../activities/log.ts'
import { type Context, readApart } from '../context.ts'
import { answerOf } from '../files/file-response.ts'
import { readFile } from '../files/stored-files.ts'
import { one } from '../one.ts'

/** The payslip of the payroll office as it was sent. Throws `notFound` where there is none, and `FileLost` where the store lost it. */
export async function payslipFile(ctx: Context<'notFound'>, named: string): Promise<Response> {
  const { fileId, number } = await readApart(ctx, within =>
    one<{ fileId: string; number: string }>(
      within,
      sql`select p.file_id as "fileId", y.number from payroll y
        join payroll_payslip p on p.tenant_id = y.tenant_id and p.payroll_id = y.id
        where y.tenant_id = ${ctx.tenant.id} and y.id = (select id from payroll
          where tenant_id = ${ctx.tenant.id} and ${idOrNumber(named)})`,
    ),
  )
  const file = await readFile(ctx.services, ctx.tenant.id, fileId)
  if (!file) throw ctx.refuse('notFound')
  return answerOf(`payslip-${number}`, file)
}

/** Whoever it was of does not have it any more. Throws `notFound` where there is none. */
export async function removePayslip(ctx: Context<'notFound'>, named: string): Promise<void> {
  const { personId, text } = await one<{ personId: string; text: string }>(
    ctx,
    sql`with y as (select * from payroll where tenant_id = ${ctx.tenant.id} and ${idOrNumber(named)}),
      gone as (delete from payroll_payslip p using y where p.tenant_id = y.tenant_id and p.payroll_id = y.id returning p.id)
      select y.person_id as "personId", to_char(y.month, 'YYYY-MM') || ', ' || y.number as text from y, gone`,
  )
  await logged(ctx, [{ code: 'payslipRemoved', personId, text }])
}
