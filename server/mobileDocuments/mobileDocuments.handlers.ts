import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/mobileDocuments.ts'
import { companyRow } from '../companies/company.queries.ts'
import type { Handlers } from '../context.ts'
import { documentListing, isThere, readableListing } from '../documents/listing.queries.ts'
import { listOf } from '../list.ts'

const mobile = sql`(d.wants = 'reading' or y.code = 'rateAgreement')`
const aboutContact = (id: string) => sql`(d.contact_id = ${id} or exists (select from document_signatory k
  where k.tenant_id = d.tenant_id and k.document_id = d.id and k.contact_id = ${id}))`

export const handlers: Handlers<typeof contract> = {
  listMobileDocuments: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, documentListing(ctx, sql`${isThere} and ${mobile} and ${ctx.visible}`)),
  }),
  listCompanyDocuments: async ({ params, query }, ctx) => {
    const { id } = await companyRow(ctx, params.id)
    return {
      status: 200,
      body: await listOf(ctx, query, readableListing(ctx, sql`${isThere} and d.company_id = ${id}`)),
    }
  },
  listContactDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, readableListing(ctx, sql`${isThere} and ${aboutContact(params.id)}`)),
  }),
  listRateCardDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, readableListing(ctx, sql`${isThere} and d.rate_card_id = ${params.id}`)),
  }),
}
