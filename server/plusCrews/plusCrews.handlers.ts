import type * as contract from '../../openapi/plusCrews.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { renewVisitorLogin } from '../projects/renew-visitor-login.ts'
import { visitorLogin } from '../projects/visitor-login.ts'
import { plusCrewListing, plusCrewRow, sourceTypeListing, typeListing, valueTypeListing } from './plus-crew.queries.ts'
import { monthProgress } from './progress.ts'
import { changeFigure, createFigure, deleteFigure } from './value-data.ts'
import { figureListing } from './value-data.queries.ts'
import { changeValue, valueListing } from './values.ts'

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

  listPlusCrewTypes: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, typeListing(ctx)) }),
  listPlusCrewValueDataSourceTypes: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, sourceTypeListing(ctx)),
  }),
  listPlusCrewValueTypes: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, valueTypeListing(ctx)),
  }),

  listPlusCrewValues: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, valueListing(ctx, query.plusCrew)),
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
