import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Grantable, changedRights, hasRight, withRight } from '../../domain/auth/login-type-rights.ts'
import { type LoginType, type Rights, defaultMailboxRights, defaultRights, loginTypes } from '../../openapi/access.ts'
import type { LoginTypeRights, changeLoginTypeRights } from '../../openapi/loginTypeRights.ts'
import { grantable } from '../../openapi/loginTypeRights.ts'
import { logged } from '../activities/log.ts'
import type { Context } from '../context.ts'

type Own = { loginType: LoginType; rights: Rights }
type Asked = z.output<(typeof changeLoginTypeRights)['body']>['rights']

const ableOf = (type: LoginType): Grantable => ({
  codes: grantable(type),
  byDefault: defaultRights[type],
  of: type === 'planners' || type === 'office' ? 'ALL' : 'OWN',
})

const wire = (loginType: LoginType, rights: Rights): z.input<typeof LoginTypeRights> => ({
  loginType,
  rights: grantable(loginType).map(code => ({
    code,
    given: hasRight(rights, code),
    byDefault: hasRight(defaultRights[loginType], code),
  })),
})

/** What an agency has settled itself. */
async function own(ctx: Context): Promise<Map<LoginType, Rights>> {
  const { rows } = await ctx.tx.execute<Own>(sql`
    select r.login_type as "loginType", r.rights from login_type_rights r where r.tenant_id = ${ctx.tenant.id}`)
  return new Map(rows.map(({ loginType, rights }) => [loginType, rights]))
}

export async function rightsOfAll(ctx: Context): Promise<z.input<typeof LoginTypeRights>[]> {
  const settled = await own(ctx)
  return loginTypes.map(type => wire(type, settled.get(type) ?? defaultRights[type]))
}

/** Gives and takes rights, one after the other, each with a line of the log. Throws `invalidInput` for one that it cannot have. */
export async function changeRights(
  ctx: Context<'invalidInput'>,
  type: LoginType,
  asked: Asked,
): Promise<z.input<typeof LoginTypeRights>> {
  const able = ableOf(type)
  const at = asked.findIndex(({ code }) => !able.codes.includes(code))
  if (at >= 0)
    throw ctx.refuse('invalidInput', {
      errors: [{ path: `body.rights.${at}.code`, message: `${type} cannot be given or lose it` }],
    })
  // Two who change the same at once follow one another.
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rights ${ctx.tenant.id} ${type}`}, 0))`)
  const before = (await own(ctx)).get(type) ?? defaultRights[type]
  const after = asked.reduce((rights: Rights, { code, given }) => withRight(rights, able, code, given), before)
  const changes = changedRights(able, before, after)
  if (changes.length === 0) return wire(type, before)
  const mailbox = hasRight(after, 'mailboxes.READ') ? defaultMailboxRights[type] : {}
  await ctx.tx.execute(sql`
    insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights)
    values (${ctx.tenant.id}, ${type}, ${JSON.stringify(after)}::jsonb, ${JSON.stringify(mailbox)}::jsonb)
    on conflict (tenant_id, login_type) do update
      set rights = excluded.rights, mailbox_rights = excluded.mailbox_rights`)
  await logged(
    ctx,
    changes.map(({ code, given }) => ({ code: given ? 'rightGiven' : 'rightTaken', text: `${type} ${code}` }) as const),
  )
  return wire(type, after)
}
