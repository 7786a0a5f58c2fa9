import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { PasswordRequest } from '../../openapi/auth.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import type { Context } from '../context.ts'
import { person } from '../database/tables/people.ts'
import { login as logins } from '../database/tables/sessions.ts'
import { mailLanguage } from '../mail/mail-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { addJob } from '../queue/add-job.ts'
import type { Task } from '../queue/work.ts'
import { countAttempt, requestLimits } from './login-limits.ts'

/**
 * Leaves word that somebody asked for a link. Whether there is such a login is looked up later, by a job: neither the
 * answer nor the time it takes can tell.
 */
export async function requestLink(
  { services: { database }, tenant, address, now, keyed, refuse }: Context<'tooManyAttempts'>,
  { login, renew }: z.output<typeof PasswordRequest>,
): Promise<void> {
  const name = login.toLowerCase()
  const purpose = renew ? 'renew' : 'forgotten'
  const wait = await database.withTenant(tenant.id, async tx => {
    const wait = await countAttempt(tx, tenant.id, requestLimits(name, address), now)
    const asked = { login: name, purpose, mailId: crypto.randomUUID(), at: now.toISOString() }
    if (wait !== null || (keyed && (await claimKey(tx, keyed, now)))) return wait
    await addJob(tx, 'passwordLink', asked, `password ${purpose} ${name}`)
    if (keyed) await storeAnswer(tx, keyed, 204, null)
    return wait
  })
  if (wait !== null) throw refuse('tooManyAttempts', { retryAfter: wait })
}

const Asked = z.object({
  tenant: z.uuid(),
  login: z.string(),
  purpose: z.enum(['forgotten', 'renew']),
  mailId: z.uuid(),
  at: z.coerce.date(),
})
/** A job that rested longer answers nobody who still waits. */
const stale = 3_600_000

/** Queues the mail with a link, where there is such a person; visitors' passwords are not theirs to set. */
export const mailLink: Task = async ({ database, tenants, now }, payload) => {
  const { tenant: tenantId, login, purpose, mailId, at } = Asked.parse(payload)
  if (now().getTime() - at.getTime() > stale) return
  const tenant = await tenants.byId(tenantId)
  await database.withTenant(tenantId, async tx => {
    const [found] = await tx
      .select({ loginId: logins.id, email: person.email, language: person.language })
      .from(logins)
      .innerJoin(person, and(eq(person.tenantId, logins.tenantId), eq(person.id, logins.personId)))
      .where(
        and(eq(logins.tenantId, tenantId), eq(logins.login, login), eq(logins.kind, 'user'), isNull(logins.endedAt)),
      )
    const recipient = found?.email ?? (z.email().safeParse(login).success ? login : null)
    if (!found || !recipient) return
    const data = { loginId: found.loginId, purpose }
    const language = mailLanguage(tenant, found.language)
    await queueMail(tx, { tenantId, id: mailId, kind: 'passwordLink', data, recipient, language }, now())
  })
}
