import { eq, and, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type * as contract from '../../openapi/companyAccounting.ts'
import type { CompanyAccounting } from '../../openapi/companyAccounting.ts'
import { logged } from '../activities/log.ts'
import { checkIban } from '../bankAccounts/checked-account.ts'
import type { Context, Handlers } from '../context.ts'
import { company } from '../database/tables/people.ts'
import { one } from '../one.ts'

type Accounting = z.input<typeof CompanyAccounting>

const accountingOf = (ctx: Context<'notFound'>, id: string) =>
  one<Accounting>(
    ctx,
    sql`select id as "companyId", name, own, street, zipcode, city, country, vat_id as "vatId", tax_number as "taxNumber",
      contact_name as "contactName", contact_phone as "contactPhone", invoice_email as "contactEmail",
      buyer_reference as "buyerReference", debtor_account as "debtorAccount", iban, bic
      from company where tenant_id = ${ctx.tenant.id} and id = ${id}`,
  )

export const handlers: Handlers<typeof contract> = {
  readCompanyAccounting: async ({ params }, ctx) => ({ status: 200, body: await accountingOf(ctx, params.id) }),

  changeCompanyAccounting: async ({ params, body }, ctx) => {
    checkIban(ctx, body.iban)
    const before = await accountingOf(ctx, params.id)
    const { contactEmail, ...columns } = body
    await ctx.tx
      .update(company)
      .set({ ...columns, ...(contactEmail === undefined ? {} : { invoiceEmail: contactEmail }) })
      .where(and(eq(company.tenantId, ctx.tenant.id), eq(company.id, params.id)))
    const after = await accountingOf(ctx, params.id)
    if (after.iban !== before.iban) await logged(ctx, [{ code: 'companyAccountChanged', text: after.name }])
    return { status: 200, body: after }
  },
}
