import { sql } from 'drizzle-orm'
import { maskedIban } from '../../domain/bankTransfers/iban.ts'
import type * as contract from '../../openapi/bankAccounts.ts'
import { isOffice } from '../access/principal.ts'
import { logged } from '../activities/log.ts'
import type { Context, Handlers } from '../context.ts'
import { one } from '../one.ts'
import { checkIban } from './checked-account.ts'

type Account = { personId: string; holder: string | null; iban: string | null; bic: string | null }

async function accountOf(ctx: Context<'notFound'>, personId: string): Promise<Account> {
  const account = await one<Account>(
    ctx,
    sql`select w.id as "personId", b.holder, b.iban, b.bic from person w
      left join bank_account b on b.tenant_id = w.tenant_id and b.person_id = w.id
      where w.tenant_id = ${ctx.tenant.id} and w.id = ${personId}`,
  )
  return isOffice(ctx.who) ? account : { ...account, iban: account.iban && maskedIban(account.iban) }
}

export const handlers: Handlers<typeof contract> = {
  readBankAccount: async ({ params }, ctx) => ({ status: 200, body: await accountOf(ctx, params.id) }),

  changeBankAccount: async ({ params, body }, ctx) => {
    checkIban(ctx, body.iban)
    await accountOf(ctx, params.id)
    await ctx.tx.execute(sql`
      insert into bank_account (tenant_id, id, person_id, holder, iban, bic, changed_at, changed_by_id)
      values (${ctx.tenant.id}, gen_random_uuid(), ${params.id}, ${body.holder}, ${body.iban}, ${body.bic}, ${ctx.now},
        ${ctx.who.personId})
      on conflict (tenant_id, person_id) do update set holder = excluded.holder, iban = excluded.iban, bic = excluded.bic,
        changed_at = excluded.changed_at, changed_by_id = excluded.changed_by_id`)
    await logged(ctx, [{ code: 'bankAccountChanged', personId: params.id }])
    return { status: 200, body: await accountOf(ctx, params.id) }
  },
}
