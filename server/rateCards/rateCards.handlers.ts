import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/rateCards.ts'
import { companyRow } from '../companies/company.queries.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { projectOf } from '../projects/project.queries.ts'
import {
  addCard,
  cardListing,
  cardRow,
  changeCard,
  chooseCard,
  itemListing,
  removeCard,
  removeItem,
  setItem,
} from './rate-card.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listRateCards: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, cardListing(ctx, ctx.visible)),
  }),
  listCompanyRateCards: async ({ params, query }, ctx) => {
    const { id } = await companyRow(ctx, params.id)
    return { status: 200, body: await listOf(ctx, query, cardListing(ctx, sql`rc.company_id = ${id}`)) }
  },
  listRateCardItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, params.id)),
  }),
  createRateCard: async ({ body }, ctx) => {
    const id = await addCard(ctx, body)
    return { status: 201, body: await cardRow(ctx, id) }
  },
  changeRateCard: async ({ params, body }, ctx) => {
    await changeCard(ctx, params.id, body)
    return { status: 200, body: await cardRow(ctx, params.id) }
  },
  deleteRateCard: async ({ params }, ctx) => {
    await removeCard(ctx, params.id)
    return { status: 204 }
  },
  setRateCardItem: async ({ params, body }, ctx) => ({ status: 200, body: await setItem(ctx, params.id, body) }),
  deleteRateCardItem: async ({ params }, ctx) => {
    await removeItem(ctx, params.id)
    return { status: 204 }
  },
  setProjectRateCard: async ({ params, body }, ctx) => {
    await chooseCard(ctx, projectIdOf(ctx, params.id), body.rateCardId)
    return { status: 200, body: await projectOf(ctx, params.id) }
  },
}
