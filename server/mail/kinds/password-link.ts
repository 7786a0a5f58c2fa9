import { and, eq, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { lifetimes, newLink, type Purpose } from '../../auth/password-link.ts'
import { person } from '../../database/tables/people.ts'
import { login as logins, passwordLink } from '../../database/tables/sessions.ts'
import type { Tx } from '../../database/tenant.ts'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { type Speaker, speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ loginId: z.uuid(), purpose: z.enum(['forgotten', 'renew', 'welcome']) })
const pathOf: Record<Purpose, string> = {
  forgotten: 'forgottenPassword',
  renew: 'forgottenPassword',
  welcome: 'welcome',
}

/** A fresh link each time the mail is tried; only what its token hashes to stays here. */
export const renderPasswordLink: Renderer = async ({ config, port, database, now }, tenant, mail) => {
  const { loginId, purpose } = Data.parse(mail.data)
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  if (origin === null) throw new Error('the agency has no host, and there is no PUBLIC_URL: a link would lead nowhere')
  const { token, tokenHash } = newLink()
  const id = crypto.randomUUID()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + lifetimes[purpose])
  const whose = await database.withTenant(tenant.id, async tx => {
    const [found] = await tx
      .select({ login: logins.login, firstName: person.firstName, timeZone: person.timeZone })
      .from(logins)
      .leftJoin(person, and(eq(person.tenantId, logins.tenantId), eq(person.id, logins.personId)))
      .where(
        and(eq(logins.tenantId, tenant.id), eq(logins.id, loginId), eq(logins.kind, 'user'), isNull(logins.endedAt)),
      )
    if (found)
      await tx
        .insert(passwordLink)
        .values({ tenantId: tenant.id, id, loginId, purpose, tokenHash, expiresAt, createdAt })
    return found
  })
  if (!whose) return null

  const speaks = speaker(mail.language)
  const until = speaks.moment(expiresAt, whose.timeZone ?? 'UTC')
  const values = { agency: tenant.name, login: whose.login, name: whose.firstName ?? '', until }
  const subject = speaks.say(`${purpose}Subject`, values)
  const content = contentOf(speaks, purpose, values, `${origin}/${pathOf[purpose]}/${token}`)
  return {
    subject,
    content,
    // Not before this one has left: until then an earlier mail is the only way in.
    onSent: tx => endEarlier(tx, { tenantId: tenant.id, loginId, purpose }, createdAt, now()),
  }
}

const contentOf = (
  { say }: Speaker,
  purpose: Purpose,
  values: { name: string } & Record<string, string>,
  link: string,
): Content => ({
  greeting: values.name ? say('hello', values) : say('helloYou'),
  intro: say(`${purpose}Intro`, values),
  button: { label: say(`${purpose}Button`), link, opens: true },
  notes: [say('once', values), say(`${purpose}NotYou`, values)],
})

async function endEarlier(
  tx: Tx,
  { tenantId, loginId, purpose }: { tenantId: string; loginId: string; purpose: Purpose },
  before: Date,
  now: Date,
): Promise<void> {
  await tx
    .update(passwordLink)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordLink.tenantId, tenantId),
        eq(passwordLink.loginId, loginId),
        eq(passwordLink.purpose, purpose),
        isNull(passwordLink.usedAt),
        lt(passwordLink.createdAt, before),
      ),
    )
}
