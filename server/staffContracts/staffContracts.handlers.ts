import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/staffContracts.ts'
import type { Handlers } from '../context.ts'
import { readableListing } from '../documents/listing.queries.ts'
import { listOf } from '../list.ts'
import { contractDetails } from './contract.queries.ts'

export const handlers: Handlers<typeof contract> = {
  readStaffContract: async ({ params }, ctx) => ({ status: 200, body: await contractDetails(ctx, params.id) }),
  listStaffContractDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, readableListing(ctx, sql`d.staff_contract_id = ${params.id}`)),
  }),
}
