import { asc, sql } from 'drizzle-orm'
import { mendPalette, paletteFrom } from '../../domain/contrast.ts'
import { isGoodPassword, passwordLength } from '../../domain/auth/new-password.ts'
import { isCommonPassword } from '../auth/common-passwords.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../database/open.ts'
import { documentType, documentTypeSignatory } from '../database/tables/documents.ts'
import { company, person } from '../database/tables/people.ts'
import { login } from '../database/tables/sessions.ts'
import { type Look, lookup, tenant, tenantHost } from '../database/tables/tenants.ts'
import { documentProof } from '../database/tables/uploads.ts'
import { usualTypes } from '../documentTypes/usual-types.ts'
import { proving, tradeLookups } from '../lookups/trade.ts'
import { insertChoices } from '../plusCrews/choices.ts'
import { checkHost, checkLogin, checkName } from './check-input.ts'
import { unknownPassword } from './invite.ts'

export interface NewTenant {
  name: string
  /** Host name under which it is served, without a port. */
  host: string
  /** Login of the first office user, and their name. */
  login: string
  firstName: string
  lastName: string
  /** Absent: nobody knows one until it is chosen by a welcome link. */
  password?: string
  language: string
  timeZone: string
  /** `#rrggbb`; a whole look is made from it, mended where it could not be read. */
  accent?: string | undefined
}

/** For who names no colour of their own; it passes every contrast check. */
const plainLook: Look = {
  colorScheme: 'auto',
  light: { accent: '#1f4f99', accentInk: '#ffffff', accentSoft: '#e2ebf8', accentText: '#1a427f' },
  dark: { accent: '#8ab4ff', accentInk: '#06182f', accentSoft: '#15284a', accentText: '#a9c8ff' },
  ground: '#0a1a33',
  groundInk: '#ffffff',
  beam: 'rgb(190 208 235 / .12)',
  steel: 'rgb(190 208 235 / .6)',
  mark: 'bars',
}

/** Makes an agency with its choices and its first office login. Throws when the host is taken. */
export async function createTenant(database: Database, input: NewTenant): Promise<string> {
  const id = crypto.randomUUID()
  const host = checkHost(input.host)
  const loginName = checkLogin(input.login)
  const [name, firstName, lastName] = [input.name, input.firstName, input.lastName].map(checkName)
  if (name === undefined || firstName === undefined || lastName === undefined) throw new Error('a name is missing')
  if (input.password !== undefined && !isGoodPassword(input.password, loginName))
    throw new Error(
      `A password has at least ${passwordLength.least} characters, not only blanks, and is not the login.`,
    )
  if (input.password !== undefined && (await isCommonPassword(input.password)))
    throw new Error('This password is among the most common ones, which are guessed first. Choose another one.')
  const { look } = mendPalette(input.accent ? { ...plainLook, ...paletteFrom(input.accent) } : plainLook)
  const passwordHash = await (input.password === undefined ? unknownPassword() : hashPassword(input.password))
  await database.global(async db => {
    const [taken] = await db
      .select()
      .from(tenantHost)
      .where(sql`${tenantHost.host} = ${host}`)
    if (taken) throw new Error(`The host ${host} belongs to another agency.`)
    const tenants = await db.select({ sort: tenant.sort }).from(tenant).orderBy(asc(tenant.sort))
    await db.insert(tenant).values({
      id,
      name,
      look,
      faviconUrl: '/favicon.svg',
      backgroundUrl: null,
      backgroundColorCode: look.ground,
      defaultLanguage: input.language,
      useUserLanguage: true,
      metaHostName: host,
      metaDescription: name,
      treeTitle: null,
      settings: {
        checkInOpensMinutes: 60,
        mapTilesUrl: null,
        frameAncestors: [],
        supportEmail: loginName,
        supportPhone: '',
      },
      sort: (tenants.at(-1)?.sort ?? -1) + 1,
    })
    await db.insert(tenantHost).values({ host, tenantId: id, main: true })
  })
  await database.withTenant(id, async tx => {
    const choices = tradeLookups(id, () => crypto.randomUUID())
    await tx.insert(lookup).values(choices)
    await tx.insert(documentProof).values(proving(id, choices, () => crypto.randomUUID()))
    const usual = usualTypes(id, choices, () => crypto.randomUUID())
    await tx.insert(documentType).values(usual.types)
    await tx.insert(documentTypeSignatory).values(usual.signatories)
    await insertChoices(tx, id, () => crypto.randomUUID())
    await tx.insert(company).values({ tenantId: id, id: crypto.randomUUID(), number: '1', name, city: '', own: true })
    const personId = crypto.randomUUID()
    await tx.insert(person).values({
      tenantId: id,
      id: personId,
      number: '1',
      firstName,
      lastName,
      email: loginName,
      phone: null,
      language: input.language,
      timeZone: input.timeZone,
    })
    await tx.insert(login).values({
      tenantId: id,
      id: crypto.randomUUID(),
      login: loginName,
      passwordHash,
      kind: 'user',
      loginTypes: ['office', 'planners'],
      personId,
    })
  })
  return id
}
