import { sql } from 'drizzle-orm'
import type { Tx } from '../../../server/database/tenant.ts'
import { hashOfToken } from '../../../server/auth/password-link.ts'
import { jobAnswerLink } from '../../../server/database/tables/attendance.ts'
import { kiosk } from '../../../server/database/tables/kiosks.ts'
import { openIdProvider, openIdTicket } from '../../../server/database/tables/openId.ts'
import { login, passwordLink } from '../../../server/database/tables/sessions.ts'
import { people, hashed, loginTypesOf, worldNow } from './cast.ts'
import type { Ids } from './ids.ts'

/** Who can log in: people, visitors, tablets; a newcomer by a link, and by another one the colleague answers for tomorrow. */
export async function insertLogins(tx: Tx, world: Ids): Promise<void> {
  const { id, host, fresh, persons, logins, visitors, otherKiosk, companies, crews, subjects, links, jobs } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
  const passwordHash = await hashed
  await tx.insert(login).values([
    ...people.map(name =>
      row({
        ...logins[name],
        passwordHash,
        kind: 'user',
        loginTypes: loginTypesOf[name],
        personId: persons[name],
        companyId: name === 'client' ? companies.client : name === 'otherClient' ? companies.other : null,
      }),
    ),
    ...(['projectVisitor', 'plusCrewVisitor', 'kiosk'] as const)
      .map(name => ({ name, visitor: visitors[name] }))
      .map(({ name, visitor }) =>
        row({
          id: visitor.id,
          login: visitor.login,
          passwordHash,
          kind: visitor.kind,
          loginTypes: [],
          subjectId: subjects[name],
          subjectNumber: visitor.number,
        }),
      ),
  ])
  await insertPasskeys(tx, world)
  const newcomer = world.codedLogin
  const hers = { passwordHash, kind: 'user', loginTypes: ['crew'], personId: persons.office }
  await tx.insert(login).values(
    row({
      id: otherKiosk,
      login: `kiosk-other@${host}`,
      passwordHash: '',
      kind: 'kiosk',
      loginTypes: [],
      subjectId: crews.other,
      subjectNumber: crews.other,
    }),
  )
  await tx.insert(login).values(row({ ...hers, id: newcomer, login: `newcomer@${host}` }))
  await insertCodes(tx, world)
  await tx
    .insert(jobAnswerLink)
    .values(row({ id: fresh(), jobId: jobs.colleague.tomorrow, tokenHash: hashOfToken(links.answer) }))
  await tx.insert(passwordLink).values(
    row({
      id: fresh(),
      loginId: newcomer,
      purpose: 'welcome',
      tokenHash: hashOfToken(links.welcome),
      expiresAt: new Date('2026-06-17T00:00:00Z'),
    }),
  )
  const provider = { issuer: 'http://127.0.0.1:9', clientId: 'calltime', name: 'Nobody’s', enabled: true }
  await tx.insert(openIdProvider).values(row({ id: fresh(), ...provider }))
  await tx.insert(openIdTicket).values(
    row({
      id: fresh(),
      loginId: logins.planner.id,
      ticketHash: hashOfToken(links.signOn),
      browserHash: hashOfToken(links.browser),
      expiresAt: new Date('2026-06-17T00:00:00Z'),
    }),
  )
}

/** Passkeys of the member and of the stranger, whose devices nobody has. */
export async function insertPasskeys(tx: Tx, { id, host, passkeys }: Pick<Ids, 'id' | 'host' | 'passkeys'>) {
  for (const [which, of] of [
    ['main', 'member'],
    ['other', 'stranger'],
  ] as const)
    await tx.execute(sql`
      insert into passkey (tenant_id, id, login_id, credential_id, public_key, counter, name, host, synced, created_at)
      select tenant_id, ${passkeys[which]}, id, ${`passkey-${which}`}, 'AAAA', 0, 'Phone', ${host}, true, ${worldNow}
      from login where tenant_id = ${id} and login = ${`${of}@${host}`}`)
}

/** Codes that the newcomer is asked for, whose device nobody has. */
export async function insertCodes(tx: Tx, { id, codedLogin }: Pick<Ids, 'id' | 'codedLogin'>) {
  await tx.execute(sql`
    insert into one_time_code (tenant_id, id, login_id, secret, created_at, started_at, last_step, spare_hashes)
    values (${id}, gen_random_uuid(), ${codedLogin}, 'sealed elsewhere', ${worldNow}, ${worldNow}, 0, '{}')`)
}

/** Tablets at the doors. */
export async function insertKiosks(tx: Tx, world: Ids): Promise<void> {
  const { id, persons, visitors, otherKiosk, kiosks, crews } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
  const tablet = { startedAt: new Date(worldNow.getTime() - 3_600_000), startedById: persons.chief }
  await tx
    .insert(kiosk)
    .values([
      row({ ...tablet, id: kiosks.main, crewId: crews.main, loginId: visitors.kiosk.id, label: 'Gate A' }),
      row({ ...tablet, id: kiosks.other, crewId: crews.other, loginId: otherKiosk, label: 'Gate B' }),
    ])
}
