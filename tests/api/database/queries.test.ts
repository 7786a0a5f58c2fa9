import { restoreKnown } from '../../support/rows/crew-rows.ts'
import { restoreInvoices } from '../../support/rows/invoice-rows.ts'
import { restoreReceipts } from '../../support/rows/receipt-rows.ts'
import { restoreQuotations } from '../../support/rows/quotation-rows.ts'
import { restoreDocuments } from '../../support/rows/document-rows.ts'
import { restoreDocumentTypes } from '../../support/rows/document-type-rows.ts'
import { restoreExports } from '../../support/rows/export-rows.ts'
import { restoreForms } from '../../support/rows/form-rows.ts'
import { restoreSecurityChecks, restoreSheets } from '../../support/rows/security-check-rows.ts'
import { restoreUploads } from '../../support/rows/upload-rows.ts'
import { restoreRequests } from '../../support/rows/request-rows.ts'
import { declinePayroll, restorePayrolls } from '../../support/rows/payroll-rows.ts'
import { restoreProposals } from '../../support/rows/fill-rows.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsIn, heavierIn, whoMayWhat } from '../../resources/all.ts'
import type { Call } from '../../resources/under-test.ts'
import { addressOf } from '../../support/calls.ts'
import { contract, type Operation } from '../../support/contract.ts'
import { addCrewOver } from '../../support/rows/crew-over.ts'
import { givenCodes, shownAt } from '../../support/one-time-codes.ts'
import { madePasskey, signedByPasskey } from '../../support/outside/passkeys.ts'
import { untilRemembered } from '../../support/remembered.ts'
import { type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { addLine, addPerson } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'
import { insertCodes, insertPasskeys } from '../../support/world/logins.ts'
import { insertCrewInfo, insertFaq, insertSubscriptions } from '../../support/world/people.ts'
import { principals } from '../../resources/verdicts.ts'

const most: Record<string, number> = { GET: 3, POST: 6, PATCH: 6, DELETE: 6 }
/** Once in a while: somebody new is entered, given a login, mailed to and made a member, each by what does it elsewhere. */
const mostOf: Record<string, number> = { invitePCrewMember: 13, createLogin: 12 }
const statements: string[] = []
const counts = new Map<string, number>()

let stage: Stage
beforeAll(async () => {
  stage = await setStage({ database: { onQuery: text => statements.push(text) } })
  // A changed agency is read again when the server hears of it, and would be counted with whatever is asked just then.
  stage.server.services.tenants.read = () => Promise.resolve()
})
afterAll(() => stage.close())

async function queriesOf({ operationId, method, path }: Operation, given: Call): Promise<number> {
  const { server, world } = stage
  // Whoever leaves is nobody that another operation asks as.
  const leaves = operationId === 'endAccess'
  const call: Call = leaves
    ? { id: (await addPerson(stage.test.database, world.a, crypto.randomUUID())).id }
    : operationId === 'withdrawStatus'
      ? { id: await justPut() }
      : operationId === 'erasePerson'
        ? await toBeErased()
        : operationId === 'changeSettings'
          ? { body: { rules: { graceMinutes: 5 }, revision: await revisionNow() } }
          : operationId === 'createPasskey'
            ? { body: await madePasskey(stage) }
            : operationId === 'createPasskeyToken'
              ? { body: await signedByPasskey(stage) }
              : operationId === 'startOneTimeCodes'
                ? { body: { code: shownAt((await givenCodes(stage)).secret, stage.clock.now) } }
                : given
  const behalf = operationId === 'logActivity' && JSON.stringify(call.body).includes('person')
  const at = whoMayWhat[operationId]?.findIndex(verdict => verdict === 'yes') ?? -1
  // Nobody may before the note is released, as it is here.
  const byClient = operationId === 'changeCrewItemRating'
  const name = behalf ? 'chief' : operationId === 'sendPunches' ? 'kiosk' : byClient ? 'client' : principals[at]
  const isLogin = operationId === 'createToken'
  // Whom the link asks is nobody whose job another operation needs.
  if (operationId === 'answerJob')
    await stage.admin('update job_answer_link set job_id = $2 where tenant_id = $1', [
      stage.world.a.id,
      await justPut(),
    ])
  // A link that was renewed ended the session that is asked about.
  if (operationId === 'streamSession') await stage.admin('update session set revoked_at = null')
  const sent = {
    ...(name && name !== 'nobody' && !isLogin ? { token: await tokenOf(operationId, name) } : {}),
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.headers ? { headers: call.headers } : {}),
    ...(isLogin ? { body: { login: world.a.logins.member, password: 'open sesame, please' }, key: null } : {}),
  }
  if (sent.token) await untilRemembered(server, 'a.test', sent.token, statements)
  if (path.includes('cancellation'))
    await stage.admin(`update project_crew_item_status set status = 'confirmed', cancel_reason = null where id = $1`, [
      call.id,
    ])
  if (path.includes('forgottenPassword')) await stage.admin('update password_link set used_at = null')
  if (operationId === 'createOpenIdToken')
    await stage.admin('update open_id_ticket set used_at = null; update open_id_provider set enabled = true')
  if (/securityChecks.*signed|crewChecks.*signed/.test(path))
    await stage.admin('update security_check set finished_at = $1, finished_by_id = $2 where id = $3', [
      ...[worldNow, world.a.persons.chief, world.a.securityChecks.main],
    ])
  if (/forms.*signed/.test(path))
    await stage.admin('update form set handed_in_at = $1 where id = $2', [worldNow, world.a.forms.main])
  if (operationId === 'answerPayrollItem') await declinePayroll(stage.admin, world.a)
  if (path.includes('roster')) await stage.admin('update kiosk set revoked_at = null')
  if (path.includes('plusCrewValueDatas')) await figureAsAtFirst()
  if (method === 'DELETE' && path.includes('rateCard')) await rateCardsAsAtFirst()
  if (method === 'DELETE' && path.includes('templates')) await templateAsAtFirst()
  statements.length = 0
  const answer = await server.request('a.test', method, addressOf(path.slice('/api/v1'.length), call), sent)
  expect(answer.status, `${operationId}: ${answer.text}`).toBeLessThan(400)
  return statements.length
}

/** Whoever goes is nobody that another operation asks about. */
const toBeErased = async (): Promise<Call> => {
  const name = crypto.randomUUID()
  const { id } = await addPerson(stage.test.database, stage.world.a, name)
  return { id, body: { name: `${name} Example`, reason: 'asked by letter' } }
}

const revisionNow = async () => {
  const [agency] = await stage.admin<{ revision: number }>(
    `select coalesce((settings ->> 'revision')::int, 0) as revision from tenant where id = $1`,
    [stage.world.a.id],
  )
  return agency?.revision ?? 0
}

/** A line of its own: whoever is taken back is on no position that another operation asks about. */
const justPut = async () => {
  const { test, world } = stage
  const { id: personId } = await addPerson(test.database, world.a, crypto.randomUUID())
  return addLine(test.database, world.a.id, { itemId: world.a.items.open, personId, status: 'invited' })
}

// What some take away, others need.
beforeEach(async () => {
  await restoreKnown(stage.admin, stage.world.a)
  await restoreQuotations(stage.admin, stage.world.a)
  await restoreInvoices(stage.admin, stage.world.a)
  await restoreReceipts(stage, stage.world.a)
  await restoreRequests(stage.admin, stage.world.a)
  await restoreDocuments(stage.admin, stage.world.a)
  await restoreDocumentTypes(stage.admin, stage.world.a)
  await restorePayrolls(stage.admin, stage.world.a)
  await restoreForms(stage.admin, stage.world.a)
  await restoreUploads(stage.admin, stage.world.a)
  await restoreSecurityChecks(stage.admin, stage.world.a)
  await restoreSheets(stage.admin)
  await restoreExports(stage)
  const { test, world } = stage
  await stage.admin('delete from passkey where tenant_id = $1', [world.a.id])
  await stage.admin('delete from one_time_code where tenant_id = $1', [world.a.id])
  await test.database.withTenant(world.a.id, async tx => {
    await insertPasskeys(tx, world.a)
    await insertCodes(tx, world.a)
    await insertSubscriptions(tx, world.a)
    await insertCrewInfo(tx, world.a)
    await insertFaq(tx, world.a)
  })
})

/** Starting a kiosk ends the session that asks. */
const tokenOf = (operationId: string, name: LoginName) =>
  operationId === 'startKiosk' ? stage.server.login('a.test', stage.world.a.logins[name]) : stage.token(name)

/** Those that are there to be taken away. */
const rateCardsAsAtFirst = async () => {
  const { id, rateCards, rateCardItems, functions } = stage.world.a
  for (const which of ['gone', 'lesser'] as const) {
    await stage.admin(
      `insert into rate_card (tenant_id, id, caption, valid_from, currency) values ($1, $2, 'Gone', '2020-01-01', 'EUR')
        on conflict (tenant_id, id) do nothing`,
      [id, rateCards[which]],
    )
    await stage.admin(
      `insert into rate_card_item (tenant_id, id, rate_card_id, function_id, rate_per_hour, minimum_minutes)
        values ($1, $2, $3, $4, 3100, 0) on conflict do nothing`,
      [id, rateCardItems[which], rateCards[which], functions.stagehand],
    )
  }
}

const templateAsAtFirst = () =>
  stage.admin(
    `insert into template (tenant_id, id, name, type) values ($1, $2, 'Gone', 'POSITIONS') on conflict (tenant_id, id) do nothing`,
    [stage.world.a.id, stage.world.a.templates.gone],
  )

/** There, and never changed. */
const figureAsAtFirst = () => {
  const { id, figures, plusCrews, valueTypes, sourceTypes } = stage.world.a
  return stage.admin(
    `insert into plus_crew_value_data (tenant_id, id, plus_crew_id, type_id, day, hundredths, source_id)
      values ($1, $2, $3, $4, '2026-06-01', 100000, $5) on conflict (tenant_id, id) do update set version = 1`,
    [id, figures.main, plusCrews.main, valueTypes.turnover, sourceTypes.byHand],
  )
}

/** In the order in which each finds the state it needs. */
const order = [
  'confirmJob',
  'acknowledgeChange',
  'undoConfirmation',
  'declineJob',
  'undoDecline',
  'activateStatus',
  'notNeeded',
  'reactivateStatus',
  'cancelJob',
]
const all = contract
  .filter(({ operationId, tag }) => operationId !== 'logout' && tag !== 'deliveryNotes')
  .toSorted((a, b) => order.indexOf(a.operationId) - order.indexOf(b.operationId))
const named = all.map(operation => [operation.operationId, operation] as const)

describe('with a handful of rows', () => {
  it.each(named)('%s asks the database few times', async (operationId, operation) => {
    const call = callsIn(stage.world.a, worldNow)[operationId] ?? {}
    let queries = await queriesOf(operation, call)
    const more = heavierIn(stage.world.a)[operationId]
    if (more) queries = Math.max(queries, await queriesOf(operation, more))
    counts.set(operationId, queries)
    expect(queries, `${queries} queries`).toBeLessThanOrEqual(mostOf[operationId] ?? most[operation.method] ?? 0)
  })

  it('choosing a punch and leaving a remark at once is as cheap', async () => {
    const { a } = stage.world
    const [punch] = await stage.admin<{ id: string }>('select id from punch where status_id = $1', [
      a.jobs.member.today,
    ])
    const operation = contract.find(({ operationId }) => operationId === 'changeStatus')
    if (!operation || !punch) throw new Error('nothing to choose')
    const call = { id: a.jobs.member.today, body: { chosenPunchId: punch.id, remark: 'Seen' } }
    expect(await queriesOf(operation, call)).toBeLessThanOrEqual(6)
  })
})

describe('with a thousand rows of everything', () => {
  beforeAll(async () => {
    const { a } = stage.world
    const many = 'from generate_series(1, 1000) n'
    await stage.admin(`
      insert into person (tenant_id, id, number, first_name, last_name, phone, language, time_zone)
        select '${a.id}', gen_random_uuid(), 'N-' || n, 'Many', 'N' || n, '+49', 'en', 'Europe/Berlin' ${many};
      insert into project_crew_item (tenant_id, id, crew_id, function_id, catering_id, start_date, start_time, end_time, time_zone,
          starts, ends, tz_version, break_minutes, amount_of_rows, open_for_applications)
        select tenant_id, gen_random_uuid(), crew_id, function_id, catering_id, start_date + n, start_time, end_time, time_zone,
          starts + n * interval '1 day', ends + n * interval '1 day', tz_version, break_minutes, 500, true from project_crew_item i cross join generate_series(1, 1000) n
        where i.id = '${a.items.open}';
      update project_crew_item set amount_of_rows = 500;
      insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since, overlap_accepted)
        select i.tenant_id, gen_random_uuid(), i.id, i.crew_id, '${a.persons.member}', 'confirmed', i.starts, i.ends, now(), true
        from project_crew_item i where i.tenant_id = '${a.id}' and i.open_for_applications and i.amount_of_rows = 500 and i.id <> '${a.items.open}'
        order by i.starts limit 500;
      insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since)
        select i.tenant_id, gen_random_uuid(), i.id, i.crew_id, p.id, 'invited', i.starts, i.ends, now()
        from project_crew_item i cross join person p where i.id in ('${a.items.today}', '${a.items.tomorrow}') and p.first_name = 'Many';
      insert into live_location (tenant_id, crew_id, person_id, latitude, longitude, accuracy, taken_at, delete_after)
        select '${a.id}', '${a.crews.main}', id, 1, 1, 1, now(), now() + interval '9 years' from person
        where tenant_id = '${a.id}' and first_name = 'Many';
      insert into lookup (tenant_id, id, kind, code, caption, sort)
        select '${a.id}', gen_random_uuid(), k, 'N' || n, 'N' || n, n ${many} cross join unnest(array['functions', 'countries']) k;
      insert into location (tenant_id, id, name, street, zipcode, city, country, region, time_zone)
        select '${a.id}', gen_random_uuid(), 'Müllerhalle ' || n, '', '', 'Berlin', 'DE', '', 'Europe/Berlin' ${many};
      insert into contact (tenant_id, id, number, company_id, name, role)
        select '${a.id}', gen_random_uuid(), 'N-' || n, '${a.companies.client}', 'Carla ' || n, 'r' ${many};
      insert into crew_info (tenant_id, id, title, body, important, published_at)
        select '${a.id}', gen_random_uuid(), 'N', 'N', false, '2026-01-01' ${many};
      insert into company (tenant_id, id, number, name, city, own)
        select '${a.id}', gen_random_uuid(), 'N-' || n, 'N', 'N', true ${many};
      insert into calendar_entry (tenant_id, id, person_id, kind, start_date, time_zone, starts, ends, tz_version, status)
        select '${a.id}', coalesce(e.id, gen_random_uuid()), '${a.persons.member}', k.kind, '2026-07-01'::date + n, 'Europe/Berlin',
          '2026-07-01'::timestamptz + n * interval '1 day', '2026-07-02'::timestamptz + n * interval '1 day', 'test',
          case when k.kind = 'vacation' then 'asked' end
        ${many} cross join (values ('block', '${a.entries.member.block}'::uuid), ('vacation', '${a.entries.member.vacation}'),
          ('available', '${a.entries.member.available}')) k (kind, taken)
        left join lateral (select k.taken as id where n = 1) e on true on conflict do nothing;
      insert into plus_crew (tenant_id, id, number, name) select '${a.id}', gen_random_uuid(), 'N-' || n, 'N' ${many};
      insert into plus_crew_value (tenant_id, id, plus_crew_id, type_id)
        select tenant_id, gen_random_uuid(), id, '${a.valueTypes.turnover}' from plus_crew where name = 'N';
      insert into plus_crew_value_data (tenant_id, id, plus_crew_id, type_id, day, hundredths, source_id)
        select '${a.id}', gen_random_uuid(), '${a.plusCrews.main}', '${a.valueTypes.turnover}', '2026-06-02', n, '${a.sourceTypes.byHand}' ${many};
      insert into person_function (tenant_id, id, person_id, function_id)
        select tenant_id, gen_random_uuid(), id, '${a.functions.stagehand}' from person where first_name = 'Many' and tenant_id = '${a.id}';
      insert into person_tag (tenant_id, id, person_id, tag) select '${a.id}', gen_random_uuid(), '${a.persons.member}', 'N' || n ${many};
      insert into crew_rating (tenant_id, id, person_id, rating, author_id)
        select '${a.id}', gen_random_uuid(), '${a.persons.member}', 3, '${a.persons.planner}' ${many};
      insert into crew_preference (tenant_id, id, person_id, kind, company_id, reason, author_id)
        select '${a.id}', gen_random_uuid(), '${a.persons.member}', 'favourite', '${a.companies.client}', 'N', '${a.persons.planner}' ${many};
      insert into staff_contract (tenant_id, id, person_id, begin_date, end_date, currency)
        select '${a.id}', gen_random_uuid(), '${a.persons.member}', '2020-01-01'::date - n, '2020-01-01'::date - n, 'EUR' ${many};
      analyze`)
    // As they were at first, for what takes them away or enters them.
    await stage.admin(`delete from staff_contract where begin_date = '2027-01-01'`)
    await stage.admin(`delete from project_crew_item_status where item_id = any($1) and person_id = $2`, [
      [a.items.tomorrow, a.items.open],
      a.persons.stranger,
    ])
    await restoreProposals(stage.admin, a.proposals)
    await stage.admin('update project set quoted_at = null, closed_at = null where id = $1', [a.projects.main])
    await stage.admin(`update project_crew_item_status set status = 'invited', previous_status = null where id = $1`, [
      stage.world.a.jobs.member.tomorrow,
    ])
    await stage.admin(`update project_crew_item_status set status = 'invited' where id = $1`, [
      stage.world.a.jobs.colleague.tomorrow,
    ])
    await stage.admin(`update project_crew_item_status set status = 'confirmed' where id = $1`, [
      stage.world.a.jobs.colleague.today,
    ])
    await stage.admin('delete from project_crew_item_status where person_id = $1', [stage.world.a.persons.office])
    await stage.admin('update mail set let_go_at = null where id = $1', [a.emails.goingNowhere])
  })

  it.each(named)('%s asks as often as before', async (operationId, operation) => {
    const call = callsIn(stage.world.a, worldNow)[operationId] ?? {}
    let queries = await queriesOf(operation, call)
    const more = heavierIn(stage.world.a)[operationId]
    if (more)
      queries = Math.max(
        queries,
        await queriesOf(
          operation,
          operationId === 'changeCrewItem' ? { ...more, body: { ...(more.body as object), startTime: '07:00' } } : more,
        ),
      )
    expect(queries).toBe(counts.get(operationId))
  })

  it('a list is as long as was asked for', async () => {
    const { a } = stage.world
    const lists = {
      [`/projectCrews/${a.crews.main}/projectCrewItems`]: 'planner',
      [`/projectCrews/${a.crews.main}/projectCrewItemStatus`]: 'planner',
      '/jobs': 'member',
      '/projectCrewItems/vacant/': 'stranger',
    } as const
    for (const [path, who] of Object.entries(lists)) {
      const { body } = await stage.as(who, 'GET', `${path}?limit=100&page=2`)
      expect((body as { items: unknown[] }).items, path).toHaveLength(100)
      expect((body as { total: number }).total, path).toBeGreaterThan(450)
    }
  })
})

describe('a delivery note', () => {
  /** From the first proposal to the last correction, in the order in which each finds what it needs. */
  const course = [
    'setProposedPaidChargedHours',
    'setProposedPaidChargedHoursByPost',
    'digitalConfirm',
    'releaseDeliveryNote',
    'signDeliveryNote',
    'sendDeliveryNote',
    'amendHours',
    'rateCrewItems',
    'changeCrewItemRating',
    'exportDeliveryNotes',
    'readDeliveryNote',
    'readDeliveryNoteDetails',
    'listAmendments',
    'listCrewItemRatings',
    'listDeliveryNotes',
  ]
  const shift = { date: '2026-06-08', from: '06:00', to: '14:00' }
  const asked = async (people: number) => {
    const times = { inAt: '2026-06-08T03:58:00Z', outAt: '2026-06-08T12:03:00Z' }
    const workers = Array.from({ length: people }, (_, i) => ({ name: `w${i}`, ...times }))
    const { crewId, lines } = await addCrewOver(stage, shift, workers)
    const calls = callsIn(stage.world.a, worldNow)
    const ratings = { rater: 'Carla', ratings: lines.map(id => ({ projectCrewItemStatusId: id, rating: 5 })) }
    const bodies: Record<string, unknown> = {
      digitalConfirm: { lines: lines.map(id => ({ id, chargeable: 450, startTime: '06:00' })) },
      rateCrewItems: ratings,
    }
    const found: Record<string, number> = {}
    for (const operationId of course) {
      const operation = contract.find(known => known.operationId === operationId)
      if (!operation) throw new Error(operationId)
      const body = bodies[operationId] ?? calls[operationId]?.body
      const [given] = await stage.admin<{ id: string }>('select id from item_rating where status_id = $1', [lines[0]])
      const ids: Record<string, string> = {
        amendHours: lines[0] ?? '',
        changeCrewItemRating: given?.id ?? '',
        exportDeliveryNotes: stage.world.a.projects.main,
      }
      const id = ids[operationId] ?? crewId
      found[operationId] = await queriesOf(operation, { id, ...(body === undefined ? {} : { body }) })
      expect(found[operationId], operationId).toBeLessThanOrEqual(most[operation.method] ?? 0)
    }
    return found
  }

  it('of two people and of two hundred asks the database equally few times', async () => {
    const operations = contract.filter(({ tag }) => tag === 'deliveryNotes')
    expect(course.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
    expect(await asked(200)).toEqual(await asked(2))
  })
})
