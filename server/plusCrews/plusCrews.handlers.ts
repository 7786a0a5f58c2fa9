import type * as contract from '../../openapi/plusCrews.ts'
import type { Context, Handlers } from '../context.ts'
import { page } from '../page.ts'
import { renewVisitorLogin } from '../projects/renew-visitor-login.ts'
import { visitorLogin } from '../projects/visitor-login.ts'
import { choiceRows, plusCrewRow, plusCrewRows } from './plus-crew.queries.ts'
import { monthProgress } from './progress.ts'
import { changeFigure, createFigure, deleteFigure } from './value-data.ts'
import { figureRows, figureWire } from './value-data.queries.ts'
import { changeValue, valueRows } from './values.ts'

type Paged = { query: { limit: number; page: number } }

const withoutTotal = <Row extends { total: number }>({ total: _, ...row }: Row) => row

const choices =
  (table: 'plus_crew_type' | 'plus_crew_source_type') =>
  async ({ query }: Paged, ctx: Context) => {
    const rows = await choiceRows(ctx, table, query)
    return { status: 200 as const, body: page(rows, query, ({ id, caption }) => ({ id, caption })) }
  }

export const handlers: Handlers<typeof contract> = {
  listPlusCrews: async ({ query }, ctx) => ({
    status: 200,
    body: page(await plusCrewRows(ctx, query), query, withoutTotal),
  }),
  readPlusCrew: async ({ params }, ctx) => ({ status: 200, body: withoutTotal(await plusCrewRow(ctx, params.n)) }),
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
  listPlusCrewValueTypes: async ({ query }, ctx) => {
    const rows = await choiceRows(ctx, 'plus_crew_value_type', query)
    return { status: 200, body: page(rows, query, ({ id, caption, unit }) => ({ id, caption, unit })) }
  },

  listPlusCrewValues: async ({ query }, ctx) => ({
    status: 200,
    body: page(await valueRows(ctx, query), query, withoutTotal),
  }),
  changePlusCrewValue: async ({ params, body }, ctx) => ({
    status: 200,
    body: await changeValue(ctx, params.id, body),
  }),

  listPlusCrewValueDatas: async ({ query }, ctx) => ({
    status: 200,
    body: page(await figureRows(ctx, query), query, row => figureWire(ctx, row)),
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
