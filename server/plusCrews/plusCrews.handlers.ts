import type * as contract from '../../openapi/plusCrews.ts'
import type { Context, Handlers } from '../context.ts'
import { type Paged, listOf } from '../list.ts'
import { renewVisitorLogin } from '../projects/renew-visitor-login.ts'
import { visitorLogin } from '../projects/visitor-login.ts'
import { choiceListing, plusCrewListing, plusCrewRow } from './plus-crew.queries.ts'
import { monthProgress } from './progress.ts'
import { changeFigure, createFigure, deleteFigure } from './value-data.ts'
import { figureListing } from './value-data.queries.ts'
import { changeValue, valueListing } from './values.ts'

const captioned = ({ id, caption }: { id: string; caption: string }) => ({ id, caption })

const choices =
  (table: 'plus_crew_type' | 'plus_crew_source_type') =>
  async ({ query }: { query: Paged }, ctx: Context<'invalidInput'>) => ({
    status: 200 as const,
    body: await listOf(ctx, query, choiceListing(ctx, table, captioned)),
  })

export const handlers: Handlers<typeof contract> = {
  listPlusCrews: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, plusCrewListing(ctx)),
  }),
  readPlusCrew: async ({ params }, ctx) => ({ status: 200, body: await plusCrewRow(ctx, params.n) }),
  readPlusCrewProgress: async ({ params, query }, ctx) => ({
    status: 200,
    body: await monthProgress(ctx, params.n, query.date),
  }),
  readPlusCrewPassword: async ({ params }, ctx) => ({
    status: 200,
    body: await visitorLogin(ctx, 'pluscrew', params.n),
  }),
  renewPlusCrewPassword: async ({ params }, ctx) => ({
    status: 200,
    body: await renewVisitorLogin(ctx, 'pluscrew', params.n),
  }),

  listPlusCrewTypes: choices('plus_crew_type'),
  listPlusCrewValueDataSourceTypes: choices('plus_crew_source_type'),
  listPlusCrewValueTypes: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(
      ctx,
      query,
      choiceListing(ctx, 'plus_crew_value_type', ({ unit, ...row }) => ({ ...captioned(row), unit })),
    ),
  }),

  listPlusCrewValues: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, valueListing(ctx, query.plusCrewId)),
  }),
  changePlusCrewValue: async ({ params, body }, ctx) => ({
    status: 200,
    body: await changeValue(ctx, params.id, body),
  }),

  listPlusCrewValueDatas: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, figureListing(ctx, query)),
  }),
  createPlusCrewValueData: async ({ body }, ctx) => ({ status: 201, body: await createFigure(ctx, body) }),
  changePlusCrewValueData: async ({ params, body }, ctx) => ({
    status: 200,
    body: await changeFigure(ctx, params.id, body),
  }),
  deletePlusCrewValueData: async ({ params }, ctx) => {
    await deleteFigure(ctx, params.id)
    return { status: 204 }
  },
}
