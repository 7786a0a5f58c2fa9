import type * as contract from '../../openapi/hosts.ts'
import type { Handlers } from '../context.ts'
import { addHost, agencyHosts, checkHost, removeHost } from './hosts.ts'

export const handlers: Handlers<typeof contract> = {
  readHosts: async (_, ctx) => ({ status: 200, body: await agencyHosts(ctx) }),
  addHost: async ({ body }, ctx) => ({ status: 200, body: await addHost(ctx, body.host) }),
  checkHost: async ({ body }, ctx) => ({ status: 200, body: await checkHost(ctx, body.host) }),
  removeHost: async ({ body }, ctx) => ({ status: 200, body: await removeHost(ctx, body.host) }),
}
