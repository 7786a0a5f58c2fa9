import type { Hono } from 'hono'
import { inLane } from '../database/lanes.ts'
import type { Environment } from '../http.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { subscribeByLink } from './subscription.ts'

const asked = 'List-Unsubscribe=One-Click'
/** A form of one field, in either of its two kinds. */
const most = 2000

/**
 * The press of a mail program's own button (RFC 8058): a POST to the address the mail carries, by nobody who is logged in.
 * A person who opens that address is asked first, by the page of the same address.
 */
export function mountOneClick(app: Hono<Environment>, services: Services): void {
  app.post('/unsubscribe/:token', async c => {
    const tenant = services.tenants.byHost(c.req.header('host'))
    if (!tenant) throw new Problem('unknownTenant')
    if (Number(c.req.header('content-length') ?? most + 1) > most) throw new Problem('bodyTooLarge')
    const body = await c.req.text()
    // As a form of one line, or in parts: name and value stand apart there.
    if (!body.includes(asked) && !/name="List-Unsubscribe"\s+One-Click/.test(body)) throw new Problem('malformedJson')
    const refuse = (code: 'linkNotValid') => new Problem(code)
    await inLane({ name: 'unsubscribeEmails', kind: 'changing' }, () =>
      services.database.withTenant(tenant.id, tx =>
        subscribeByLink({ tx, tenant, now: services.now(), refuse }, c.req.param('token'), false),
      ),
    )
    return c.body(null, 204)
  })
}
