import { localOf } from '../../domain/shift-time.ts'
import { KioskPins } from '../access/kiosk-pin.ts'
import { Seal } from '../access/sealed.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/tenant.ts'
import { company, contact, crewInfo, person, personPicture } from '../database/tables/people.ts'
import { location } from '../database/tables/projects.ts'
import { login } from '../database/tables/sessions.ts'
import { documentType, documentTypeSignatory } from '../database/tables/documents.ts'
import { lookup, tenant, tenantHost } from '../database/tables/tenants.ts'
import type { Log } from '../log.ts'
import { insertChoices } from '../plusCrews/choices.ts'
import { readSecrets } from '../secrets.ts'
import { growCalendar } from './calendar.ts'
import { agencyClients } from './cast/clients.ts'
import { chargeHistory } from './delivery-notes.ts'
import { facePictures } from './faces/face-pictures.ts'
import { bringUpToDate } from './keep-current.ts'
import { insertKnown } from './keep-known.ts'
import { crewNews, crewTopics } from './notes.ts'
import { homesOf, knownRows } from './cast/known.ts'
import { agencyMembers, loginRows, type Member, personRows } from './cast/people.ts'
import { agencyPlaces } from './places.ts'
import { randomFrom } from './random.ts'
import { insertRateCards } from './rate-cards.ts'
import { removeTenant } from './remove.ts'
import { insertProjects, insertRows, noRows } from './rows.ts'
import { firstOfPlanning, forgetSetUp, writeSetUp } from './set-up.ts'
import { agencies, type Agency } from './tenants.ts'
import { addDays, day, daysBetween, hour } from './times.ts'
import { usualTypes } from '../documentTypes/usual-types.ts'
import { tradeIds, tradeLookups } from '../lookups/trade.ts'
import { firstProject, insertVisitors, visitorHashes, visitorsOf } from './cast/visitors.ts'
import { fullCrew, worldOf } from './world.ts'

export const demoPassword = 'calltime-demo'

/** For whoever starts the demo: agency by agency, who logs in where. */
export const demoLogins = agencies.map(agency => ({
  agency: agency.name,
  host: agency.host,
  password: demoPassword,
  visitors: visitorsOf(agency),
  logins: (['crew', 'chief', 'planner', 'client', 'office'] as const).map(role => ({
    role,
    login: `${role}@${agency.mailDomain}`,
  })),
}))

export interface SeedOptions {
  /** Per agency; at least 80, so that today's crew can be staffed. */
  people?: number
  /** Per agency, in the two years behind and the seven weeks ahead. */
  projects?: number
}

/** Makes the demo tenants that are not there yet. */
export async function seedDemo(database: Database, now: Date, log: Log, options: SeedOptions = {}): Promise<void> {
  const present = await database.global(tx =>
    tx.raw<{ id: string }>('select id from tenant where id = any($1::uuid[])', [agencies.map(({ id }) => id)]),
  )
  const missing = agencies.filter(({ id }) => !present.some(row => row.id === id))
  if (missing.length === 0) return
  const began = performance.now()
  const people = missing.map(agency => agencyMembers(agency, Math.max(80, options.people ?? fullCrew)))
  const [passwordHash, hashes, pictures, secrets] = await Promise.all([
    hashPassword(demoPassword),
    visitorHashes(),
    facePictures(people.flat()),
    readSecrets(database),
  ])
  const [seal, pins] = [new Seal(secrets.seal), new KioskPins(secrets.seal)]
  for (const [at, agency] of missing.entries()) {
    const members = people[at] ?? []
    await database.global(tx =>
      seedAgency(tx, {
        agency,
        members,
        passwordHash,
        hashes,
        seal,
        pins,
        pictures,
        now,
        projects: options.projects ?? 260,
      }),
    )
  }
  log.info(
    { ms: Math.round(performance.now() - began) },
    `The demo is ready: ${missing.map(({ name }) => name).join(', ')}.`,
  )
}

/** Removes the demo tenants with all that was done in them, and makes them anew. */
export async function resetDemo(database: Database, now: Date, log: Log, options: SeedOptions = {}): Promise<void> {
  for (const agency of agencies)
    await database.global(async tx => {
      await removeTenant(tx, agency.id)
      await forgetSetUp(tx, agency.key)
    })
  await seedDemo(database, now, log, options)
}

interface Seed {
  agency: Agency
  members: readonly Member[]
  passwordHash: string
  hashes: Awaited<ReturnType<typeof visitorHashes>>
  seal: Seal
  pins: KioskPins
  pictures: ReadonlyMap<string, Buffer>
  now: Date
  projects: number
}

async function seedAgency(tx: Tx, seed: Seed): Promise<void> {
  const { agency, now, projects } = seed
  await tx.raw(`select set_config('app.tenant_id', $1, true)`, [agency.id])
  const today = localOf(now.getTime(), agency.homeZone).date
  const from = addDays(today, -731)
  const horizon = addDays(today, 49)
  const perWeek = (projects * 7) / daysBetween(from, horizon)
  const lookups = await insertBase(tx, seed)

  const world = worldOf(agency, seed.members, tradeIds(lookups))
  const rows = noRows()
  const random = randomFrom(`history ${agency.key}`)
  const draft = { tenantId: agency.id, trade: world.trade, random, ids: random, now: now.getTime(), rows }
  const pastCrews = projects * 2.2 * 0.94
  growCalendar(draft, world, {
    from,
    to: horizon,
    projects,
    firstNumber: firstProject + 1,
    demoShare: Math.min(0.5, 56 / pastCrews),
  })
  // The places are counted here; sixteen thousand notifications would tell nobody anything.
  await tx.raw('alter table project_crew_item_status disable trigger user')
  await insertProjects(tx, rows, 'counted')
  await chargeHistory(tx, agency.id)
  await tx.raw('alter table project_crew_item_status enable trigger user')
  // What planning adds is numbered far from what the demo adds itself.
  await tx.raw(`insert into number_series (tenant_id, kind, prefix, next) values ($1, 'project', $2, $3)`, [
    agency.id,
    `${agency.prefix}-`,
    firstOfPlanning,
  ])
  await writeSetUp(tx, agency.key, { horizon, perWeek, nextNumber: firstProject + 1 + projects, scenes: {} })
  // Until the database has counted it, it takes a new agency for empty: plans for one row take minutes over thousands.
  await tx.raw('analyze')
  await bringUpToDate(tx, agency, now)
  await insertVisitors(tx, agency, seed)
  // What was added since has tables of its own.
  await tx.raw('analyze')
}

/** Everything but the projects; gives the lookups. */
async function insertBase(tx: Tx, { agency, members, passwordHash, pins, pictures, now }: Seed) {
  const { places: _, locations } = agencyPlaces(agency, randomFrom(`places ${agency.key}`))
  const { clients, companies, contacts, clientContactNumber } = agencyClients(agency)
  const lookups = tradeLookups(agency.id, randomFrom(`trade ${agency.key}`).uuid)
  const random = randomFrom(`base ${agency.key}`)
  await insertRows(tx, tenant, [
    {
      id: agency.id,
      name: agency.name,
      look: agency.look,
      faviconUrl: '/favicon.svg',
      backgroundUrl: null,
      backgroundColorCode: agency.backgroundColorCode,
      defaultLanguage: 'en',
      useUserLanguage: true,
      metaHostName: agency.host,
      metaDescription: agency.description,
      treeTitle: agency.treeTitle,
      settings: agency.settings,
      sort: agency.sort,
      createdAt: new Date(now.getTime() - 800 * day),
    },
  ])
  await insertRows(tx, tenantHost, [{ host: agency.host, tenantId: agency.id, main: true }])
  await insertRows(tx, lookup, lookups)
  const usual = usualTypes(agency.id, lookups, randomFrom(`papers ${agency.key}`).uuid)
  await insertRows(tx, documentType, usual.types)
  await insertRows(tx, documentTypeSignatory, usual.signatories)
  await insertChoices(tx, agency.id, randomFrom(`plus crews ${agency.key}`).uuid)
  await insertRows(tx, location, locations)
  await insertRows(tx, company, companies)
  await insertRows(tx, contact, contacts)
  await insertRateCards(tx, agency, tradeIds(lookups), now)
  const homes = homesOf(agency, members)
  await insertRows(
    tx,
    person,
    personRows(agency, members, now, pins).map(row => ({ ...row, ...homes.get(row.id) })),
  )
  const faces = members.flatMap(({ id }) => {
    const bytes = pictures.get(id)
    return bytes ? [{ tenantId: agency.id, personId: id, contentType: 'image/webp', bytes }] : []
  })
  await insertRows(tx, personPicture, faces)
  const [first] = clients
  if (!first) throw new Error(`${agency.name} has no clients`)
  await insertRows(
    tx,
    login,
    loginRows(agency, members, passwordHash, { companyId: first.id, contactNumber: clientContactNumber }),
  )
  await insertKnown(tx, knownRows(agency, members, tradeIds(lookups), clients, now))
  const news = crewNews.map(({ daysAgo, ...text }) => ({
    tenantId: agency.id,
    id: random.uuid(),
    ...text,
    publishedAt: new Date(now.getTime() - daysAgo * day - random.between(1, 9) * hour),
  }))
  const topics = crewTopics.map((topic, at) => ({
    tenantId: agency.id,
    id: random.uuid(),
    ...topic,
    place: at + 1,
    important: false,
    publishedAt: new Date(now.getTime() - 90 * day),
  }))
  await insertRows(tx, crewInfo, news)
  await insertRows(tx, crewInfo, topics)
  return lookups
}
