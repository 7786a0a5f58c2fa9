import type * as contract from '../../openapi/openId.ts'
import type { Handlers } from '../context.ts'
import { releaseBrowser } from './browser.ts'
import { finish } from './finish.ts'
import { changeProvider, openIdSettings, providerOf } from './provider.ts'
import { start } from './start.ts'
import { tokenOf } from './ticket.ts'

export const handlers: Handlers<typeof contract> = {
  readOpenIdProvider: async (_, ctx) => ({ status: 200, body: await openIdSettings(ctx) }),
  changeOpenIdProvider: async ({ body }, ctx) => ({ status: 200, body: await changeProvider(ctx, body) }),
  readOpenIdWay: async (_, ctx) => {
    const provider = await providerOf(ctx.tx, ctx)
    return { status: 200, body: { name: provider?.enabled ? provider.name : null } }
  },
  startOpenId: ({ query }, ctx) => start(ctx, query.redirect),
  finishOpenId: ({ query }, ctx) => finish(ctx, query),
  createOpenIdToken: async ({ body }, ctx) => ({
    status: 200,
    body: { token: await tokenOf(ctx, body.ticket) },
    headers: { 'set-cookie': releaseBrowser(ctx) },
  }),
}
