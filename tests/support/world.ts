import { hash } from '@node-rs/argon2'
import type { LoginType } from '../../openapi/access.ts'
import type { PositionStatus } from '../../domain/projectCrewItems/position-status.ts'
import { instantsOf } from '../../domain/shift-time.ts'
import { hashOfToken } from '../../server/auth/password-link.ts'
import type { Database } from '../../server/database/open.ts'
import { activity } from '../../server/database/tables/activities.ts'
import { calendarEntry } from '../../server/database/tables/calendarEntries.ts'
import { itemStatus, liveLocation } from '../../server/database/tables/attendance.ts'
import { kiosk } from '../../server/database/tables/kiosks.ts'
import { company, contact, crewInfo, person, personPicture } from '../../server/database/tables/people.ts'
import {
  plusCrew,
  plusCrewSourceType,
  plusCrewType,
  plusCrewValue,
  plusCrewValueData,
  plusCrewValueType,
} from '../../server/database/tables/plusCrews.ts'
import { rateCard, rateCardItem } from '../../server/database/tables/rateCards.ts'
import { crewItem, location, project, projectCrew } from '../../server/database/tables/projects.ts'
import { login, passwordLink } from '../../server/database/tables/sessions.ts'
import { lookup, tenant, tenantHost, type Look, type TenantSettings } from '../../server/database/tables/tenants.ts'
import { insertKnown, knownOf } from './crew-rows.ts'

/** Wednesday morning, 10:00 in Berlin: a job begins in half an hour, check-in has been open for half an hour. */
export const worldNow = new Date('2026-06-10T08:00:00.000Z')
export const zone = 'Europe/Berlin'
/** Of every login in the world. */
export const password = 'open sesame, please'
const hashed = hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 })

export const people = [
  'member',
  'chief',
  'colleague',
  'stranger',
  'planner',
  'client',
  'otherClient',
  'office',
] as const
export type PersonName = (typeof people)[number]

const loginTypesOf: Record<PersonName, LoginType[]> = {
  member: ['crew'],
  chief: ['crew'],
  colleague: ['crew'],
  stranger: ['crew'],
  planner: ['planners'],
  client: ['clients'],
  otherClient: ['clients'],
  office: ['office'],
}

const look: Look = {
  colorScheme: 'auto',
  light: { accent: '#1d4ed8', accentInk: '#ffffff', accentSoft: '#dbeafe', accentText: '#1e40af' },
  dark: { accent: '#60a5fa', accentInk: '#0b1220', accentSoft: '#172554', accentText: '#93c5fd' },
  ground: '#10223f',
  groundInk: '#f8fafc',
  beam: '#f4b942',
  steel: '#5b708f',
  mark: 'bars',
}
const settings: TenantSettings = {
  checkInOpensMinutes: 60,
  mapTilesUrl: null,
  frameAncestors: [],
  supportEmail: 'help@example.test',
  supportPhone: '+49 40 0000',
}

/** Where things stand; every id is fresh, so that no id of one tenant is one of another. */
export type TenantWorld = Awaited<ReturnType<typeof makeTenant>>
export interface World {
  a: TenantWorld
  b: TenantWorld
}

export interface Shift {
  /** Local, in Berlin. */
  date: string
  from: string
  to: string
  endDate?: string
}

export const shiftColumns = ({ date, from, to, endDate }: Shift) => {
  const instants = instantsOf({ startDate: date, endDate: endDate ?? null, startTime: from, endTime: to, zone })
  if (!('starts' in instants)) throw new Error(`no shift: ${JSON.stringify({ date, from, to })}`)
  return {
    startDate: date,
    endDate: endDate ?? null,
    startTime: from,
    endTime: to,
    timeZone: zone,
    starts: new Date(instants.starts),
    ends: new Date(instants.ends),
    tzVersion: process.versions.tz ?? 'unknown',
  }
}

export type NewItem = Partial<typeof crewItem.$inferInsert> & { crewId: string; functionId: string; shift: Shift }

/** Adds a position and returns its id. */
export async function addItem(database: Database, tenantId: string, { shift, ...rest }: NewItem): Promise<string> {
  const id = crypto.randomUUID()
  const row = { tenantId, id, ...shiftColumns(shift), breakMinutes: 30, amountOfRows: 5, ...rest }
  await database.withTenant(tenantId, tx => tx.insert(crewItem).values(row))
  return id
}

export type NewLine = Partial<typeof itemStatus.$inferInsert> & {
  itemId: string
  crewId: string
  personId: string
  status: PositionStatus
  starts: Date
  ends: Date
}

const line = (tenantId: string, row: NewLine) => ({
  tenantId,
  id: crypto.randomUUID(),
  statusSince: new Date(worldNow.getTime() - 86_400_000),
  ...(['confirmed', 'checkedIn', 'checkedOut', 'signedOff'].includes(row.status)
    ? { confirmedAt: new Date(worldNow.getTime() - 86_400_000) }
    : {}),
  ...row,
})

/** Puts a person on a position and returns the job's id. Times are the position's. */
export async function addLine(
  database: Database,
  tenantId: string,
  row: Omit<NewLine, 'starts' | 'ends' | 'crewId'>,
): Promise<string> {
  return database.withTenant(tenantId, async tx => {
    const [item] = await tx.raw<{ crew_id: string; starts: string; ends: string }>(
      'select crew_id, starts, ends from project_crew_item where id = $1',
      [row.itemId],
    )
    if (!item) throw new Error('there is no such position')
    const values = line(tenantId, {
      ...row,
      crewId: item.crew_id,
      starts: new Date(item.starts),
      ends: new Date(item.ends),
    })
    await tx.insert(itemStatus).values(values)
    return values.id
  })
}

/** A position of the main crew from 10:30 to 18:00 today, with the member on it, whatever else they do then. */
export async function addMemberToday(
  database: Database,
  { id, crews, functions, persons }: TenantWorld,
): Promise<{ item: string; job: string }> {
  const item = await addItem(database, id, {
    crewId: crews.main,
    functionId: functions.stagehand,
    shift: { date: '2026-06-10', from: '10:30', to: '18:00' },
  })
  const own = { itemId: item, personId: persons.member, status: 'confirmed', overlapAccepted: true } as const
  return { item, job: await addLine(database, id, own) }
}

/** Adds a person who can log in, and returns ids. */
export async function addPerson(
  database: Database,
  world: TenantWorld,
  name: string,
  loginTypes: LoginType[] = ['crew'],
) {
  const id = crypto.randomUUID()
  const passwordHash = await hashed
  const loginName = `${name}@${world.host}`.toLowerCase()
  await database.withTenant(world.id, async tx => {
    await tx.insert(person).values(personRow(world.id, id, name))
    await tx.insert(login).values({
      tenantId: world.id,
      id: crypto.randomUUID(),
      login: loginName,
      passwordHash,
      kind: 'user',
      loginTypes,
      personId: id,
    })
  })
  return { id, login: loginName }
}

const personRow = (tenantId: string, id: string, name: string) => ({
  tenantId,
  id,
  number: `P-${name}`,
  firstName: name,
  lastName: 'Example',
  email: `${name}@example.test`,
  phone: `+49 170 ${name}`,
  language: 'en',
  timeZone: zone,
})

const hours = (starts: string, ends: string) => ({ starts: new Date(starts), ends: new Date(ends) })

async function makeTenant(database: Database, key: string, sort: number) {
  const id = crypto.randomUUID()
  const host = `${key}.test`
  const fresh = () => crypto.randomUUID()
  await database.global(async tx => {
    await tx.insert(tenant).values({
      id,
      name: `Agency ${key.toUpperCase()}`,
      look,
      faviconUrl: '/favicon.svg',
      backgroundUrl: null,
      backgroundColorCode: '#10223f',
      defaultLanguage: 'de',
      useUserLanguage: true,
      metaHostName: `Agency ${key.toUpperCase()}`,
      metaDescription: 'Crews for events',
      treeTitle: null,
      settings,
      sort,
    })
    await tx.insert(tenantHost).values({ host, tenantId: id, main: true })
  })
  const persons = Object.fromEntries(people.map(name => [name, fresh()])) as Record<PersonName, string>
  const logins = Object.fromEntries(
    people.map(name => [name, { id: fresh(), login: `${name}@${host}`.toLowerCase() }]),
  ) as Record<PersonName, { id: string; login: string }>
  const visitors = {
    projectVisitor: { id: fresh(), login: `project-7001@${host}`, kind: 'project', number: '7001' },
    plusCrewVisitor: { id: fresh(), login: `pluscrew-12@${host}`, kind: 'pluscrew', number: '12' },
    kiosk: { id: fresh(), login: `kiosk@${host}`, kind: 'kiosk', number: null },
  }
  const otherKiosk = fresh()
  const companies = { own: fresh(), client: fresh(), other: fresh() }
  const plusCrews = { main: fresh(), other: fresh() }
  /** Tablets at the doors of the two crews; the first is the one that can log in. */
  const kiosks = { main: fresh(), other: fresh() }
  const plusCrewTypes = { service: fresh() }
  const valueTypes = { turnover: fresh(), hours: fresh(), target: fresh(), bonus: fresh() }
  const sourceTypes = { byHand: fresh(), pasted: fresh() }
  /** How the turnover and the bonus of each plus crew are counted, and a figure of each on the first of the month. */
  const values = { main: fresh(), other: fresh(), bonus: fresh() }
  const figures = { main: fresh(), other: fresh() }
  const contacts = { client: fresh(), other: fresh() }
  const locations = { venue: fresh(), elsewhere: fresh(), unused: fresh() }
  const projects = { main: fresh(), other: fresh() }
  const crews = { main: fresh(), other: fresh() }
  const subjects = { projectVisitor: projects.main, plusCrewVisitor: plusCrews.main, kiosk: crews.main }
  const functions = { stagehand: fresh(), rigger: fresh() }
  const catering = fresh()
  /** What hours cost each client, and by the agency's standard; each with a rate for stagehands; two are there to be taken away. */
  const rateCards = { main: fresh(), other: fresh(), standard: fresh(), gone: fresh(), lesser: fresh() }
  const rateCardItems = { main: fresh(), other: fresh(), standard: fresh(), gone: fresh(), lesser: fresh() }
  const activityTypes = { callBack: fresh() }
  /** Something planning has to do for each project, and what was said of the main one. */
  const activities = { toDo: fresh(), other: fresh(), comment: fresh(), line: fresh() }
  const items = {
    /** 10:30 to 18:00 today: check-in is open. */
    today: fresh(),
    /** Tomorrow, to be confirmed. */
    tomorrow: fresh(),
    /** In two days, open for applications. */
    open: fresh(),
    /** Yesterday. */
    past: fresh(),
    /** Of the crew nobody of the main crew knows: today, and one in three days open for applications. */
    otherToday: fresh(),
    otherLater: fresh(),
  }
  const jobs = {
    member: { today: fresh(), tomorrow: fresh(), past: fresh() },
    chief: { today: fresh() },
    colleague: { today: fresh(), tomorrow: fresh(), open: fresh() },
    stranger: { otherToday: fresh() },
  }
  const crewInfos = { first: fresh(), second: fresh() }
  /** The member's and the stranger's: what they have blocked, vacation they have asked for, and an "I can". */
  const known = knownOf(fresh)
  const entries = {
    member: { block: fresh(), vacation: fresh(), available: fresh() },
    stranger: { block: fresh(), vacation: fresh(), available: fresh() },
  }
  /** Sets the password of a login nobody else of the world has. */
  const links = { welcome: `welcome-${fresh()}` }
  const passwordHash = await hashed
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
  const shifts = {
    today: shiftColumns({ date: '2026-06-10', from: '10:30', to: '18:00' }),
    tomorrow: shiftColumns({ date: '2026-06-11', from: '09:00', to: '17:00' }),
    open: shiftColumns({ date: '2026-06-12', from: '09:00', to: '17:00' }),
    past: shiftColumns({ date: '2026-06-09', from: '09:00', to: '17:00' }),
    otherToday: shiftColumns({ date: '2026-06-10', from: '10:30', to: '18:00' }),
    otherLater: shiftColumns({ date: '2026-06-13', from: '09:00', to: '17:00' }),
  }
  const times = (name: keyof typeof shifts) => ({ starts: shifts[name].starts, ends: shifts[name].ends })

  await database.withTenant(id, async tx => {
    await tx
      .insert(company)
      .values([
        row({ id: companies.own, number: 'C-1', name: `Agency ${key}`, city: 'Hamburg', own: true }),
        row({ id: companies.client, number: 'C-2', name: 'Client Ltd', city: 'Berlin', own: false }),
        row({ id: companies.other, number: 'C-3', name: 'Other Ltd', city: 'Bremen', own: false }),
      ])
    await tx.insert(person).values(people.map(name => personRow(id, persons[name], name)))
    await tx.insert(personPicture).values(
      (['member', 'chief', 'stranger'] as const).map(name =>
        row({
          personId: persons[name],
          contentType: 'image/webp',
          bytes: Buffer.from(`RIFF....WEBP ${key} ${name}`),
        }),
      ),
    )
    await tx.insert(contact).values([
      row({
        id: contacts.client,
        number: 'K-1',
        companyId: companies.client,
        name: 'Carla Client',
        role: 'On site',
        phone: '+49 1',
        email: 'carla@example.test',
      }),
      row({
        id: contacts.other,
        number: 'K-2',
        companyId: companies.other,
        name: 'Otto Other',
        role: 'Buyer',
        phone: '+49 2',
        email: 'otto@example.test',
      }),
    ])
    await tx.insert(crewInfo).values([
      row({
        id: crewInfos.first,
        title: 'Helmets',
        body: 'Bring one.',
        important: true,
        publishedAt: new Date('2026-06-01T00:00:00Z'),
      }),
      row({
        id: crewInfos.second,
        title: 'Later',
        body: 'Not yet.',
        important: false,
        publishedAt: new Date('2026-07-01T00:00:00Z'),
      }),
    ])
    await tx
      .insert(lookup)
      .values([
        row({ id: functions.stagehand, kind: 'functions', code: 'SH', caption: 'Stagehand', sort: 1 }),
        row({ id: functions.rigger, kind: 'functions', code: 'RG', caption: 'Rigger', sort: 2 }),
        row({ id: activityTypes.callBack, kind: 'activityTypes', code: 'callBack', caption: 'Call back', sort: 1 }),
        row({ id: catering, kind: 'cateringAgreementTypes', code: 'FULL', caption: 'Full catering', sort: 1 }),
      ])
    const place = (placeId: string, name: string, city: string, street: string) =>
      row({
        id: placeId,
        name,
        street,
        zipcode: '10000',
        city,
        country: 'DE',
        region: '',
        timeZone: zone,
        latitude: 52.5,
        longitude: 13.4,
        radius: 300,
      })
    const places = [
      place(locations.venue, `Müllerhalle ${key}`, 'Berlin', 'Große Straße 1'),
      place(locations.elsewhere, `Elsewhere ${key}`, 'Bremen', 'Am Wall 2'),
      place(locations.unused, `Unused ${key}`, 'Kiel', 'Hafenweg 3'),
    ]
    await tx.insert(location).values(places)
    const { client, other } = companies
    const owners = { main: client, other, standard: null, gone: client, lesser: client }
    for (const whose of ['main', 'other', 'standard', 'gone', 'lesser'] as const) {
      const rateCardId = rateCards[whose]
      const validFrom = whose === 'gone' || whose === 'lesser' ? '2020-01-01' : '2026-01-01'
      const card = { caption: `Rates ${whose} ${key}`, companyId: owners[whose], validFrom, currency: 'EUR' }
      await tx.insert(rateCard).values(row({ id: rateCardId, ...card }))
      const rate = { functionId: functions.stagehand, ratePerHour: 3100, minimumMinutes: 0 }
      await tx.insert(rateCardItem).values(row({ id: rateCardItems[whose], rateCardId, ...rate }))
    }
    await tx.insert(project).values([
      row({
        id: projects.main,
        number: '7001',
        name: `Main ${key}`,
        companyId: companies.client,
        locationId: locations.venue,
        managerId: persons.planner,
        contactId: contacts.client,
        comment: 'between us',
        beginDate: '2026-06-09',
        endDate: '2026-06-12',
      }),
      row({
        id: projects.other,
        number: '7002',
        name: `Other ${key}`,
        companyId: companies.other,
        locationId: locations.elsewhere,
        contactId: contacts.other,
        comment: 'between us',
        beginDate: '2026-06-10',
        endDate: '2026-06-13',
      }),
    ])
    await tx.insert(plusCrewType).values(row({ id: plusCrewTypes.service, caption: 'Service', sort: 1 }))
    await tx.insert(plusCrew).values([
      row({
        id: plusCrews.main,
        number: '12',
        name: 'Docks',
        companyId: companies.client,
        typeId: plusCrewTypes.service,
      }),
      row({ id: plusCrews.other, number: '13', name: 'Yard', companyId: companies.other }),
    ])
    await tx
      .insert(plusCrewValueType)
      .values([
        row({ id: valueTypes.turnover, caption: 'Actual Turnover', unit: 'amount', sort: 1 }),
        row({ id: valueTypes.hours, caption: 'Staff Hours', unit: 'hours', sort: 2 }),
        row({ id: valueTypes.target, caption: 'Target Turnover', unit: 'amount', sort: 3 }),
        row({ id: valueTypes.bonus, caption: 'Team Bonus', unit: 'bonus', sort: 4 }),
      ])
    await tx
      .insert(plusCrewSourceType)
      .values([
        row({ id: sourceTypes.byHand, caption: 'Entered by hand', sort: 1 }),
        row({ id: sourceTypes.pasted, caption: 'Pasted from a sheet', sort: 2 }),
      ])
    await tx
      .insert(plusCrewValue)
      .values([
        row({ id: values.main, plusCrewId: plusCrews.main, typeId: valueTypes.turnover }),
        row({ id: values.bonus, plusCrewId: plusCrews.main, typeId: valueTypes.bonus }),
        row({ id: values.other, plusCrewId: plusCrews.other, typeId: valueTypes.turnover }),
      ])
    const figure = { typeId: valueTypes.turnover, day: '2026-06-01', hundredths: 100_000, sourceId: sourceTypes.byHand }
    await tx
      .insert(plusCrewValueData)
      .values([
        row({ id: figures.main, plusCrewId: plusCrews.main, ...figure, changedById: persons.planner }),
        row({ id: figures.other, plusCrewId: plusCrews.other, ...figure }),
      ])
    const during = { starts: shifts.past.starts, ends: shifts.otherLater.ends }
    await tx.insert(projectCrew).values([
      row({
        id: crews.main,
        projectId: projects.main,
        locationId: locations.venue,
        name: 'Main crew',
        chiefId: persons.chief,
        contactOnSiteId: contacts.client,
        meetingPoint: 'Gate 3',
        ...during,
      }),
      row({
        id: crews.other,
        projectId: projects.other,
        locationId: locations.elsewhere,
        name: 'Other crew',
        ...during,
      }),
    ])
    const item = (itemId: string, crewId: string, name: keyof typeof shifts, more: object = {}) =>
      row({
        id: itemId,
        crewId,
        functionId: functions.stagehand,
        cateringId: catering,
        ...shifts[name],
        breakMinutes: 30,
        amountOfRows: 5,
        commentExternal: 'external',
        commentInternal: 'internal',
        commentCrew: 'for the crew',
        commentCrewChief: 'for the chief',
        ...more,
      })
    await tx
      .insert(crewItem)
      .values([
        item(items.today, crews.main, 'today'),
        item(items.tomorrow, crews.main, 'tomorrow'),
        item(items.open, crews.main, 'open', { openForApplications: true }),
        item(items.past, crews.main, 'past'),
        item(items.otherToday, crews.other, 'otherToday'),
        item(items.otherLater, crews.other, 'otherLater'),
      ])
    const on = (
      lineId: string,
      name: keyof typeof shifts,
      who: PersonName,
      status: PositionStatus,
      more: Partial<NewLine> = {},
    ) =>
      line(id, {
        id: lineId,
        itemId: items[name],
        crewId: name.startsWith('other') ? crews.other : crews.main,
        personId: persons[who],
        status,
        ...times(name),
        ...more,
      })
    await tx.insert(itemStatus).values([
      on(jobs.member.today, 'today', 'member', 'confirmed'),
      on(jobs.chief.today, 'today', 'chief', 'confirmed'),
      on(jobs.colleague.today, 'today', 'colleague', 'confirmed'),
      on(jobs.member.tomorrow, 'tomorrow', 'member', 'invited'),
      on(jobs.colleague.tomorrow, 'tomorrow', 'colleague', 'invited'),
      on(jobs.colleague.open, 'open', 'colleague', 'applied'),
      on(jobs.member.past, 'past', 'member', 'checkedOut', {
        checkInAt: shifts.past.starts,
        checkOutAt: shifts.past.ends,
      }),
      on(jobs.stranger.otherToday, 'otherToday', 'stranger', 'confirmed'),
    ])
    const entryTimes = {
      block: { startDate: '2026-06-20', endDate: '2026-06-21', ...hours('2026-06-19T22:00Z', '2026-06-21T22:00Z') },
      vacation: { startDate: '2026-07-06', endDate: '2026-07-10', ...hours('2026-07-05T22:00Z', '2026-07-10T22:00Z') },
      available: { startDate: '2026-06-27', endDate: null, ...hours('2026-06-26T22:00Z', '2026-06-27T22:00Z') },
    }
    await tx.insert(calendarEntry).values(
      (['member', 'stranger'] as const).flatMap(who =>
        (['block', 'vacation', 'available'] as const).map(kind =>
          row({
            id: entries[who][kind],
            personId: persons[who],
            kind,
            companyId: companies.own,
            ...entryTimes[kind],
            timeZone: zone,
            tzVersion: 'test',
            reason: `reason of ${who}`,
            status: kind === 'vacation' ? 'asked' : null,
          }),
        ),
      ),
    )
    await insertKnown(tx, known, {
      tenantId: id,
      fresh,
      persons,
      functionId: functions.stagehand,
      companyId: companies.client,
    })
    await tx.insert(liveLocation).values([
      row({
        crewId: crews.main,
        personId: persons.colleague,
        latitude: 52.5,
        longitude: 13.4,
        accuracy: 10,
        takenAt: worldNow,
        deleteAfter: new Date('2026-06-14T00:00:00Z'),
      }),
    ])
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
    const newcomer = fresh()
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
    const said = { createdAt: new Date(worldNow.getTime() - 86_400_000), byId: persons.planner }
    const about = { ...said, projectId: projects.main }
    const toDo = { ...said, type: 'TODO', dueAt: new Date('2026-06-11T10:00:00Z'), priority: 2 }
    await tx.insert(activity).values([
      row({
        ...toDo,
        id: activities.toDo,
        projectId: projects.main,
        typeId: activityTypes.callBack,
        title: 'Call the venue back',
        forGroup: 'planning',
      }),
      row({
        ...toDo,
        id: activities.other,
        projectId: projects.other,
        title: 'Ask for the plan',
        forId: persons.planner,
      }),
      row({ ...about, id: activities.comment, type: 'COMMENT', text: 'They want two ramps.' }),
      row({ ...about, id: activities.line, type: 'LOG', code: 'projectCreated' }),
    ])
    const tablet = { startedAt: new Date(worldNow.getTime() - 3_600_000), startedById: persons.chief }
    await tx
      .insert(kiosk)
      .values([
        row({ ...tablet, id: kiosks.main, crewId: crews.main, loginId: visitors.kiosk.id, label: 'Gate A' }),
        row({ ...tablet, id: kiosks.other, crewId: crews.other, loginId: otherKiosk, label: 'Gate B' }),
      ])
    await tx.insert(login).values(row({ ...hers, id: newcomer, login: `newcomer@${host}` }))
    await tx.insert(passwordLink).values(
      row({
        id: fresh(),
        loginId: newcomer,
        purpose: 'welcome',
        tokenHash: hashOfToken(links.welcome),
        expiresAt: new Date('2026-06-17T00:00:00Z'),
      }),
    )
  })
  return {
    id,
    key,
    host,
    persons,
    logins: {
      ...(Object.fromEntries(people.map(name => [name, logins[name].login])) as Record<PersonName, string>),
      projectVisitor: visitors.projectVisitor.login,
      plusCrewVisitor: visitors.plusCrewVisitor.login,
      kiosk: visitors.kiosk.login,
    },
    companies,
    plusCrews,
    kiosks,
    plusCrewTypes,
    valueTypes,
    sourceTypes,
    values,
    figures,
    contacts,
    locations,
    projects,
    crews,
    functions,
    catering,
    rateCards,
    rateCardItems,
    activityTypes,
    activities,
    items,
    jobs,
    crewInfos,
    entries,
    known,
    links,
    shifts,
  }
}

/** Two agencies with the same small day each, at a.test and b.test. */
export async function createWorld(database: Database): Promise<World> {
  return { a: await makeTenant(database, 'a', 1), b: await makeTenant(database, 'b', 2) }
}
