import type { Tx } from '../../../server/database/tenant.ts'
import { insertKnown } from '../rows/crew-rows.ts'
import { hashOfSecret } from '../../../server/publicCalendarSubscriptions/calendar-addresses.ts'
import { calendarSubscription } from '../../../server/database/tables/calendarSubscriptions.ts'
import { pushSubscription } from '../../../server/database/tables/pushSubscriptions.ts'
import { calendarEntry } from '../../../server/database/tables/calendarEntries.ts'
import { dateQuestion, dateQuestionPerson, dateQuestionShift } from '../../../server/database/tables/dateQuestions.ts'
import { faq, faqCategory, faqText } from '../../../server/database/tables/faq.ts'
import { company, contact, crewInfo, person, personPicture } from '../../../server/database/tables/people.ts'
import { lookup } from '../../../server/database/tables/tenants.ts'
import { freshDevice } from '../outside/push-device.ts'
import { personRow } from './add.ts'
import { people, worldNow, zone } from './cast.ts'
import type { Ids } from './ids.ts'

/** Companies, people with their faces, contacts, what is told to the crew, and what can be chosen from. */
export async function insertPeople(tx: Tx, world: Ids): Promise<void> {
  const { id, key, persons, companies, contacts, functions, catering, activityTypes, documentTypes, crewInfos } = world
  const { receiptTypes } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
  await tx.insert(company).values([
    row({
      ...{ id: companies.own, number: 'C-1', name: `Agency ${key}`, city: 'Hamburg', own: true },
      ...{ street: 'Am Kai 7', zipcode: '20457', vatId: 'DE118347203', contactName: 'Accounts' },
      ...{ contactPhone: '+49 40 5550100', invoiceEmail: `accounts@${key}.example` },
    }),
    row({
      ...{ id: companies.client, number: 'C-2', name: 'Client Ltd', city: 'Berlin', own: false },
      ...{ street: 'Unter den Linden 1', zipcode: '10117' },
    }),
    row({ id: companies.other, number: 'C-3', name: 'Other Ltd', city: 'Bremen', own: false }),
  ])
  await tx
    .insert(person)
    .values(people.map(name => ({ ...personRow(id, persons[name], name), publicProfile: name === 'member' })))
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
  await insertCrewInfo(tx, { id, crewInfos })
  await tx.insert(lookup).values([
    row({ id: functions.stagehand, kind: 'functions', code: 'SH', caption: 'Stagehand', sort: 1 }),
    row({ id: functions.rigger, kind: 'functions', code: 'RG', caption: 'Rigger', sort: 2 }),
    row({ id: activityTypes.callBack, kind: 'activityTypes', code: 'callBack', caption: 'Call back', sort: 1 }),
    row({
      id: documentTypes.agreement,
      kind: 'documentTypes',
      code: 'rateAgreement',
      caption: 'Rate agreement',
      sort: 1,
    }),
    row({ id: documentTypes.licence, kind: 'documentTypes', code: 'licence', caption: 'Fork-lift licence', sort: 2 }),
    row({ id: documentTypes.made, kind: 'documentTypes', code: 'made', caption: 'Made here', sort: 3 }),
    row({ id: documentTypes.gone, kind: 'documentTypes', code: 'gone', caption: 'No longer used', sort: 4 }),
    row({ id: receiptTypes.fuel, kind: 'receiptTypes', code: 'fuel', caption: 'Fuel', sort: 1 }),
    row({ id: receiptTypes.parking, kind: 'receiptTypes', code: 'parking', caption: 'Parking', sort: 2 }),
    row({ id: catering, kind: 'cateringAgreementTypes', code: 'FULL', caption: 'Full catering', sort: 1 }),
    row({ id: world.faqTopic, kind: 'categories', code: 'checkIn', caption: 'Check-in and hours', sort: 1 }),
  ])
  await insertFaq(tx, world)
}

/** What is asked often: for the crew, for everybody, and one that is taken away; again, where they are gone. */
export async function insertFaq(
  tx: Tx,
  { id, faqs, faqTopic, companies }: Pick<Ids, 'id' | 'faqs' | 'faqTopic' | 'companies'>,
): Promise<void> {
  const asked = [
    { id: faqs.main, question: 'How do I check in?', loginTypes: ['crew' as const] },
    { id: faqs.other, question: 'Who is behind this?', loginTypes: [] },
    { id: faqs.gone, question: 'What was here before?', loginTypes: [] },
  ]
  for (const { id: faqId, question, loginTypes } of asked) {
    await tx
      .insert(faq)
      .values({
        ...{ tenantId: id, id: faqId, companyId: companies.own, loginTypes, tags: ['start'], screen: 'jobs' },
        changedAt: worldNow,
      })
      .onConflictDoNothing()
    await tx.insert(faqCategory).values({ tenantId: id, faqId, categoryId: faqTopic }).onConflictDoNothing()
    await tx
      .insert(faqText)
      .values({ tenantId: id, faqId, language: 'en', question, answer: 'So.' })
      .onConflictDoNothing()
  }
}

/** What stands in calendars, and what planning knows of people. */
export async function insertEntries(tx: Tx, world: Ids): Promise<void> {
  const { id, fresh, persons, companies, functions, known, entries } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
  const hours = (starts: string, ends: string) => ({ starts: new Date(starts), ends: new Date(ends) })
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
  await insertQuestions(tx, world)
  await insertSubscriptions(tx, world)
  await insertKnown(tx, known, {
    tenantId: id,
    fresh,
    persons,
    functionId: functions.stagehand,
    companyId: companies.client,
  })
}

async function insertQuestions(tx: Tx, { id, fresh, persons, questions, questionShifts }: Ids): Promise<void> {
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
  const both = ['main', 'other'] as const
  await tx.insert(dateQuestion).values(
    both.map(which =>
      row({
        id: questions[which],
        note: 'Autumn fair',
        answerBy: new Date('2026-06-20T16:00:00Z'),
        askedById: persons.planner,
      }),
    ),
  )
  await tx.insert(dateQuestionShift).values(
    both.flatMap(which =>
      ['2026-07-18', '2026-07-19'].map((date, at) =>
        row({
          id: questionShifts[which][at] ?? fresh(),
          questionId: questions[which],
          date,
          beginTime: '22:00',
          endTime: '06:00',
        }),
      ),
    ),
  )
  await tx
    .insert(dateQuestionPerson)
    .values([
      row({ id: fresh(), questionId: questions.main, personId: persons.member }),
      row({ id: fresh(), questionId: questions.other, personId: persons.stranger }),
    ])
}

/** Addresses by which other calendars read the shifts of the member, one worn out, and the stranger; again, where they are gone. */
export async function insertSubscriptions(
  tx: Tx,
  {
    id,
    persons,
    calendarSubscriptions: ids,
    pushDevices,
  }: Pick<Ids, 'id' | 'persons' | 'calendarSubscriptions' | 'pushDevices'>,
): Promise<void> {
  const row = (which: 'member' | 'worn' | 'stranger', secret: string) => ({
    tenantId: id,
    id: ids[which],
    personId: persons[which === 'stranger' ? 'stranger' : 'member'],
    kind: 'ical',
    name: `Phone of ${which}`,
    requests: true,
    absences: true,
    secretHash: hashOfSecret(secret),
    createdAt: worldNow,
  })
  await tx
    .insert(calendarSubscription)
    .values([row('member', ids.secret), row('worn', `worn ${ids.secret}`), row('stranger', `other ${ids.secret}`)])
    .onConflictDoNothing()
  const device = (which: 'main' | 'other') => ({
    ...{ tenantId: id, id: pushDevices[which], personId: persons[which === 'main' ? 'member' : 'stranger'] },
    ...{ endpoint: `https://push.services.mozilla.com/wpush/${pushDevices[which]}`, mark: `mark of ${which}` },
    ...{ publicKey: freshDevice().keys.p256dh, secret: freshDevice().keys.auth, kind: 'phone', browser: 'Firefox' },
    createdAt: worldNow,
  })
  await tx
    .insert(pushSubscription)
    .values([device('main'), device('other')])
    .onConflictDoNothing()
}

/** What the crew is told: a notice, one that is published later, two topics; again, where they are gone. */
export async function insertCrewInfo(tx: Tx, { id, crewInfos }: Pick<Ids, 'id' | 'crewInfos'>): Promise<void> {
  const row = <T extends object>(of: T) => ({ tenantId: id, ...of })
  const entries = [
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
    ...[crewInfos.topic, crewInfos.otherTopic].map((info, at) =>
      row({
        id: info,
        kind: 'topic' as const,
        title: at ? 'When you are paid' : 'What you bring',
        body: '- Safety shoes',
        icon: 'tools' as const,
        place: at + 1,
        important: false,
        publishedAt: new Date('2026-06-01T00:00:00Z'),
      }),
    ),
  ]
  for (const entry of entries) await tx.insert(crewInfo).values(entry).onConflictDoNothing()
}
