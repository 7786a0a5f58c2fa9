import { sql } from 'drizzle-orm'
import { logging } from '../activities/log.ts'
import { type Context, personOf } from '../context.ts'
import { mailsWithin } from '../mail/mails-within.ts'
import { one } from '../one.ts'
import { recipients } from './security-check.queries.ts'

type Sent = { finishedAt: string | null; language: string | null; recipients: { name: string | null; email: string }[] }

/** Has the signed paper of a finished check mailed, once to each address; it is made when the mail is. */
export async function sendCheck(
  ctx: Context<'notFound' | 'checkNotFinished' | 'recipientMissing'>,
  crewId: string,
  id: string,
  emails: readonly string[] | undefined,
): Promise<void> {
  const check = await one<Sent>(
    ctx,
    sql`select k.finished_at as "finishedAt", g.language, ${recipients} as recipients
    from security_check k
    join project_crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join company g on g.tenant_id = p.tenant_id and g.id = p.company_id
    left join contact who on who.tenant_id = p.tenant_id and who.id = p.contact_id
    left join contact site on site.tenant_id = c.tenant_id and site.id = c.contact_on_site_id
    where k.tenant_id = ${ctx.tenant.id} and k.crew_id = ${crewId} and k.id = ${id}`,
  )
  if (check.finishedAt === null) throw ctx.refuse('checkNotFinished')
  const asked = emails ?? check.recipients.slice(0, 1).map(({ email }) => email)
  const to = asked.filter((email, at) => asked.findIndex(one => one.toLowerCase() === email.toLowerCase()) === at)
  if (to.length === 0) throw ctx.refuse('recipientMissing')
  const mails = mailsWithin(ctx.tenant, ctx.now, {
    kind: 'securityCheck',
    data: sql`jsonb_build_object('checkId', ${id}::text, 'byId', ${personOf(ctx)}::text)`,
    recipient: sql`value`,
    language: sql`${check.language ?? ctx.tenant.defaultLanguage}::text`,
    from: sql`jsonb_array_elements_text(${JSON.stringify(to)}::jsonb)`,
    crewId,
    createdById: personOf(ctx),
  })
  await ctx.tx.execute(sql`
    with ${mails.queued},
    logged as (${logging(ctx, [{ code: 'securityCheckSent', crewId, text: to.join(', ') }])})
    select ${mails.jobs} as jobs`)
}
