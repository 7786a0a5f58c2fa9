import type { Hono } from 'hono'
import { inLane } from '../database/lanes.ts'
import type { Environment } from '../http.ts'
import type { Services } from '../services.ts'
import { subscribeByLink } from './subscription.ts'

const asked = 'List-Unsubscribe=One-Click'
/** A form of one field, in either of its two kinds. */
const most = 2000

class NotValid extends Error {}

/**
 * The press of a mail program's own button (RFC 8058): a POST to the address the mail carries, by nobody who is logged in;
 * what answers it reads no more than the status. A person who opens that address is asked first, by the page of the same
 * address.
 */
export function mountOneClick(app: Hono<Environment>, services: Services): void {
  app.post('/unsubscribe/:token', async c => {
    const tenant = services.tenants.byHost(c.req.header('host'))
    if (!tenant) return c.body(null, 404)
    if (Number(c.req.header('content-length') ?? most + 1) > most) return c.body(null, 413)
    const body = await c.req.text()
    // As a form of one line, or in parts: name and value stand apart there.
    if (!body.includes(asked) && !/name="List-Unsubscribe"\s+One-Click/.test(body)) return c.body(null, 400)
    try {
      await inLane({ name: 'unsubscribeEmails', kind: 'changing' }, () =>
        services.database.withTenant(tenant.id, tx => {
          const ctx = { tx, tenant, now: services.now(), refuse: () => new NotValid() }
          return subscribeByLink(ctx, c.req.param('token'), false)
        }),
      )
      return c.body(null, 204)
    } catch (error) {
      if (error instanceof NotValid) return c.body(null, 410)
      throw error
    }
  })
}
