import type { Tx } from '../../../server/database/tenant.ts'
import type { PositionStatus } from '../../../domain/projectCrewItems/position-status.ts'
import { activity } from '../../../server/database/tables/activities.ts'
import { itemStatus, liveLocation } from '../../../server/database/tables/attendance.ts'
import { itemRating } from '../../../server/database/tables/deliveryNotes.ts'
import { rateCard, rateCardItem } from '../../../server/database/tables/rateCards.ts'
import { template, templatePosition } from '../../../server/database/tables/templates.ts'
import { crewItem, location, project, projectCrew } from '../../../server/database/tables/projects.ts'
import { line, type NewLine } from './add.ts'
import { worldNow, zone, type PersonName } from './cast.ts'
import type { Ids } from './ids.ts'

/** Places, what hours cost, and what is planned again and again. */
export async function insertPlaces(tx: Tx, world: Ids): Promise<void> {
  const { id, key, companies, locations, functions, rateCards, rateCardItems, templates } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
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
  for (const which of ['main', 'other', 'gone'] as const) {
    const companyId = which === 'main' ? client : null
    const templateId = templates[which]
    await tx
      .insert(template)
      .values(row({ id: templateId, name: `Show ${which} ${key}`, companyId, type: 'POSITIONS' }))
    const hours = { startDay: 0, startTime: '09:00', endTime: '17:00', breakMinutes: 30, crewChiefOnly: false }
    const places = [{ day: 0, crewName: 'Load-in', amountOfRows: 4 }]
    const position = { templateId, sort: 0, functionId: functions.stagehand, ...hours, places }
    await tx.insert(templatePosition).values(row({ id: world.fresh(), ...position }))
  }
}

/** The projects, their crews and positions, and who is on them. */
export async function insertProjects(tx: Tx, world: Ids): Promise<void> {
  const {
    id,
    key,
    persons,
    companies,
    contacts,
    locations,
    projects,
    crews,
    functions,
    catering,
    items,
    jobs,
    ratings,
    shifts,
  } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
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
  const times = (name: keyof typeof shifts) => ({ starts: shifts[name].starts, ends: shifts[name].ends })
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
  await tx.insert(itemRating).values([
    row({
      ...{ id: ratings.main, itemId: items.today, crewId: crews.main, rating: 4, raterName: 'Carla' },
      ...{ statusId: jobs.chief.today, personId: persons.chief },
    }),
    row({
      ...{ id: ratings.other, itemId: items.otherToday, crewId: crews.other, rating: 2, raterName: 'Olga' },
      ...{ statusId: jobs.stranger.otherToday, personId: persons.stranger },
    }),
  ])
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
}

/** What there is to do, and what was said and done. */
export async function insertActivities(tx: Tx, world: Ids): Promise<void> {
  const { id, persons, projects, activityTypes, activities } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
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
    row({ ...said, id: activities.agency, type: 'LOG', code: 'settingsChanged', line: 0 }),
    row({ ...said, id: activities.invited, type: 'LOG', code: 'loginInvited', personId: persons.member, line: 1 }),
  ])
}
