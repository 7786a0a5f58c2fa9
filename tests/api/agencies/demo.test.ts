import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TrailRow, firstBroken } from '../../../domain/documents/trail.ts'
import { grouped } from '../../../domain/grouped.ts'
import { monthAfter, teamBonus } from '../../../domain/plusCrews/plus-crew-month.ts'
import { localOf } from '../../../domain/shift-time.ts'
import { lookupKinds } from '../../../openapi/lookups.ts'
import { KioskPins } from '../../../server/access/kiosk-pin.ts'
import { Seal } from '../../../server/access/sealed.ts'
import { passwordMatches } from '../../../server/auth/passwords.ts'
import { keepPapers } from '../../../server/demo/cast/keep-papers.ts'
import { keepPhotos } from '../../../server/demo/cast/keep-photos.ts'
import { keepMails } from '../../../server/demo/mails/keep-mails.ts'
import { keepReceipts } from '../../../server/demo/money/keep-receipts.ts'
import { keepQuestionFiles } from '../../../server/demo/cast/keep-question-files.ts'
import { keepProofs } from '../../../server/demo/cast/keep-proofs.ts'
import { keepUploads } from '../../../server/demo/cast/keep-uploads.ts'
import { certificateOn, type Uploaded } from '../../../domain/documents/certificate.ts'
import { keepCurrent } from '../../../server/demo/keep-current.ts'
import { removeUntouched } from '../../../server/demo/remove.ts'
import { type SeedOptions, demoLogins, demoPassword, resetDemo, seedDemo } from '../../../server/demo/seed.ts'
import { diskStore } from '../../../server/files/disk-store.ts'
import { hashOf, readFile } from '../../../server/files/stored-files.ts'
import { readSecrets } from '../../../server/secrets.ts'
import { createTestDatabase, keepTemplate, silent, type TestDatabase } from '../../support/database.ts'
import { Clock, startTestServer, type TestServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'

const minute = 60_000
const day = 24 * 60 * minute
const small = { people: 110, projects: 40 }
const agencies = [
  { login: 'crew@nordlicht.example', zone: 'Europe/Berlin', venue: 'Elbphilharmonie' },
  { login: 'crew@harbour.example', zone: 'Europe/London', venue: 'Principality Stadium' },
]

interface Job {
  id: string
  status: string
  date: string
  starts: Date
  ends: Date
  accepted: boolean
  changedAt: Date | null
  confirmBy: Date | null
  crewId: string
  projectId: string
  venue: string
  chief: string | null
  companyId: string
}

let test: TestDatabase
let admin: pg.Client

const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await admin.query<Row>(text, values)).rows
const count = async (text: string, values: unknown[] = []) =>
  (await rows<{ n: number }>(`select count(*)::int as n ${text}`, values))[0]?.n

/** The demo as it was made at a moment: made once, and copied for whoever looks at another side of it. */
const made = new Map<string, Promise<string>>()
function madeAt(now: Date, size: SeedOptions): Promise<string> {
  const key = JSON.stringify([now, size])
  const template = made.get(key) ?? keepDemo(`calltime_demo_${made.size}`)
  made.set(key, template)
  return template
  async function keepDemo(name: string) {
    await keepTemplate(name, database => seedDemo(database, now, silent, size))
    return name
  }
}

async function open(now: Date, size: SeedOptions = small) {
  test = await createTestDatabase({ template: await madeAt(now, size) })
  admin = new pg.Client({ connectionString: test.adminUrl })
  await admin.connect()
}
async function close() {
  await admin.end()
  await test.close()
}

const jobsOf = (login: string) =>
  rows<Job>(
    `select s.id, s.status, i.start_date::text as date, s.starts, s.ends, s.overlap_accepted as accepted, s.changed_at as "changedAt",
        i.confirm_by as "confirmBy", c.id as "crewId", p.id as "projectId", v.name as venue, c.chief_id as chief, p.company_id as "companyId"
      from login l join project_crew_item_status s on s.person_id = l.person_id and s.tenant_id = l.tenant_id
      join project_crew_item i on i.id = s.item_id join project_crew c on c.id = s.crew_id
      join project p on p.id = c.project_id join location v on v.id = c.location_id
      where l.login = $1 order by s.starts`,
    [login],
  )
const overlaps = (a: Job, b: Job) => a !== b && a.starts < b.ends && a.ends > b.starts
const todays = (jobs: Job[], now: Date) =>
  jobs.find(
    ({ status, starts, ends }) =>
      (status === 'checkedIn' && ends > now) ||
      (status === 'confirmed' &&
        Number(starts) >= now.getTime() - 20 * minute &&
        Number(starts) <= now.getTime() + 35 * minute),
  )

async function expectPromises(now: Date) {
  for (const { login, zone } of agencies) {
    const jobs = await jobsOf(login)
    const ahead = jobs.filter(({ starts }) => starts > now)
    const with_ = (status: string) => ahead.filter(job => job.status === status)
    const today = todays(jobs, now)
    const tomorrow = localOf(now.getTime() + day, zone).date
    const promised = {
      today: today !== undefined,
      next: jobs.some(job => job !== today && job.status === 'confirmed' && job.date === tomorrow),
      toConfirm: with_('invited').length >= 3,
      overlapping: with_('invited').some(job =>
        jobs.some(other => other.status === 'confirmed' && overlaps(job, other)),
      ),
      deadline: with_('invited').some(({ confirmBy }) => confirmBy !== null && confirmBy > now),
      appliedFor: with_('applied').length >= 2,
      changed: with_('confirmed').some(({ changedAt }) => changedAt !== null),
      accepted: with_('confirmed').some(job => job.accepted && with_('confirmed').some(other => overlaps(job, other))),
      open:
        ((await count(
          `from project_crew_item i join login l on l.tenant_id = i.tenant_id where l.login = $1 and i.open_for_applications
            and not i.crew_chief_only and i.starts > $2 and i.filled < i.amount_of_rows
            and not exists (select from project_crew_item_status s where s.item_id = i.id and s.person_id = l.person_id)`,
          [login, now],
        )) ?? 0) >= 12,
    }
    expect(promised, `${login} at ${now.toISOString()}`).toEqual(
      Object.fromEntries(Object.keys(promised).map(key => [key, true])),
    )
    expect(
      jobs.filter(
        ({ status, ends }) => ends <= now && ['confirmed', 'checkedIn', 'invited', 'applied'].includes(status),
      ),
    ).toEqual([])
  }
}

async function expectSound() {
  const taking = `('confirmed','checkedIn','checkedOut','signedOff')`
  expect(
    await count(`from project_crew_item_status a join project_crew_item_status b on a.tenant_id = b.tenant_id and a.person_id = b.person_id
      and a.id < b.id and a.starts < b.ends and a.ends > b.starts
      where a.status in ${taking} and b.status in ${taking} and not a.overlap_accepted and not b.overlap_accepted`),
    'overlaps nobody accepted',
  ).toBe(0)
  expect(
    await count(`from project_crew_item i where filled > amount_of_rows or filled <> (select count(*) from project_crew_item_status s
      where s.tenant_id = i.tenant_id and s.item_id = i.id and s.status in ${taking})`),
    'positions whose places are miscounted',
  ).toBe(0)
  expect(
    await count(`from project_crew_item_status s where (check_in_at is null) <> (status not in ('checkedIn','checkedOut','signedOff'))
      or (check_out_at is null) <> (status not in ('checkedOut','signedOff')) or check_out_at < check_in_at
      or (status in ('checkedIn','checkedOut','signedOff') and not exists (select from punch u where u.tenant_id = s.tenant_id
        and u.status_id = s.id and u.kind = 'Check-in' and u.true_from = s.check_in_at))`),
    'statuses that their punches do not explain',
  ).toBe(0)
  expect(
    await count(
      `from project_crew_item i join project_crew_item_status s on s.item_id = i.id where s.starts <> i.starts or s.ends <> i.ends`,
    ),
    'people at other hours than their position',
  ).toBe(0)
}

/** The month before waits to be closed: most of it is confirmed, some is asked, some not signed; what is older is closed. */
async function expectAMonthToClose(now: Date) {
  const [present = ''] = agencies.map(({ zone }) => localOf(now.getTime(), zone).date.slice(0, 7))
  const [year = 0, month = 0] = present.split('-').map(Number)
  const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
  const states = await rows<{ payroll: string; item: string; items: number }>(
    `select y.state as payroll, o.state as item, count(*)::int as items from payroll y join payroll_item o
       on o.tenant_id = y.tenant_id and o.payroll_id = y.id where y.month = $1 group by 1, 2`,
    [before],
  )
  expect(new Set(states.map(({ payroll }) => payroll))).toEqual(new Set(['open']))
  const of = (item: string) => states.find(one => one.item === item)?.items ?? 0
  expect(of('declined')).toBeGreaterThanOrEqual(1)
  expect(of('toConfirm')).toBeGreaterThan(0)
  expect(of('confirmed')).toBeGreaterThan(of('toConfirm'))
  const [older] = await rows<{ open: number; closed: number }>(
    `select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'closed')::int as closed
      from payroll where month < $1`,
    [before],
  )
  expect(older?.closed).toBeGreaterThan(20)
  expect(older?.open).toBe(0)
}

/** Of the team on each wall: a year of months, targets a month ahead, every day once, and today's so far. */
async function expectFigures(now: Date) {
  // Figures of a day are entered from seven in the morning on.
  const days = agencies.map(({ zone }) => localOf(now.getTime() - 7 * 60 * minute, zone).date)
  for (const [at, today] of days.entries()) {
    const figures = await rows<{ caption: string; day: string; amount: number }>(
      `select t.caption, d.day::text as day, d.hundredths::int / 100 as amount from plus_crew_value_data d
        join plus_crew_value_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
        join plus_crew c on c.tenant_id = d.tenant_id and c.id = d.plus_crew_id
        join login l on l.tenant_id = d.tenant_id where c.number = '7' and l.login = $1 order by d.day`,
      [agencies[at]?.login],
    )
    const of = (caption: string) => figures.filter(figure => figure.caption === caption)
    const [turnover, hours, target] = [of('Actual Turnover'), of('Staff Hours'), of('Target Turnover')]
    expect(turnover.map(({ day }) => day)).toEqual(hours.map(({ day }) => day))
    expect(turnover.at(-1)?.day).toBe(today)
    expect(new Set(turnover.map(({ day }) => day)).size).toBe(turnover.length)
    expect(new Set(turnover.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(13)
    expect(target.map(({ day }) => day).slice(0, turnover.length)).toEqual(turnover.map(({ day }) => day))
    expect(target.at(-1)?.day.slice(0, 7)).toBe(monthAfter(today.slice(0, 7), 1))
    const over = turnover.slice(0, -1)
    const below = over.filter(({ amount }) => amount < 4000).length / over.length
    expect(below, 'days below the target').toBeGreaterThan(0.2)
    expect(below, 'days below the target').toBeLessThan(0.6)
    for (const month of new Set(over.map(({ day }) => day.slice(0, 7)))) {
      const amounts = over.filter(({ day }) => day.startsWith(month)).map(({ amount }) => amount)
      if (amounts.length < 28) continue
      const made = amounts.reduce((sum, amount) => sum + amount, 0)
      const bonus = teamBonus({ ofTurnover: 1.8, aboveTarget: 5 }, made, 4000 * amounts.length) ?? 0
      expect(bonus).toBeGreaterThan(1900)
      expect(bonus).toBeLessThan(2800)
    }
  }
}

const moments = [
  ['a Tuesday noon', '2026-05-26T10:00:00Z'],
  ['ten to twelve on New Year’s Eve', '2026-12-31T22:50:00Z'],
  ['the first 02:15 of the night that has two', '2026-10-25T00:15:00Z'],
  ['the night that has no 02:10', '2027-03-28T00:50:00Z'],
  ['the first of a month, two hours old', '2026-12-01T01:00:00Z'],
] as const

describe.each(moments)('the demo, seeded at %s', (_, at) => {
  const now = new Date(at)
  beforeAll(() => open(now))
  afterAll(close)

  it('keeps its promises at once, a day later and forty days later', async () => {
    for (const days of [0, 1, 40]) {
      const later = new Date(now.getTime() + days * day)
      if (days > 0) await keepCurrent(test.database, later)
      await expectPromises(later)
      await expectSound()
      await expectFigures(later)
      await expectAMonthToClose(later)
    }
  })
})

describe('the demo at work', () => {
  const now = new Date('2026-05-27T10:12:00Z')
  beforeAll(() => open(now))
  afterAll(close)

  it('leaves the chief twelve people to sign off, one of whom forgot to check out, and the client a note to sign', async () => {
    const waiting = await rows<{ people: number; open: number }>(
      `select count(*)::int as people, count(*) filter (where s.check_out_at is null)::int as open
        from project_crew c join login l on l.tenant_id = c.tenant_id and l.person_id = c.chief_id
        join project_crew_item_status s on s.tenant_id = c.tenant_id and s.crew_id = c.id
        where l.login = 'chief@nordlicht.example' and c.ends <= $1 and s.status in ('checkedIn', 'checkedOut')
          and not exists (select from delivery_note n where n.tenant_id = c.tenant_id and n.crew_id = c.id)
        group by c.id order by max(c.ends) desc`,
      [now],
    )
    expect(waiting[0]).toEqual({ people: 12, open: 1 })
    const unsigned = await count(
      `from delivery_note n join project_crew c on c.tenant_id = n.tenant_id and c.id = n.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        join login l on l.tenant_id = p.tenant_id and l.company_id = p.company_id
        where l.login = $1 and n.released_at is not null and n.signed_at is null and n.refused_at is null`,
      ['client@nordlicht.example'],
    )
    expect(unsigned).toBeGreaterThan(0)
  })

  it('lets everybody in with the one password, each as what they are', async () => {
    const types = { crew: ['crew'], chief: ['crew'], planner: ['planners'], client: ['clients'], office: ['office'] }
    for (const { logins } of demoLogins)
      for (const { role, login } of logins) {
        const [found] = await rows<{ hash: string; types: string[] }>(
          'select password_hash as hash, login_types as types from login where login = $1',
          [login],
        )
        expect(found?.types, login).toEqual(types[role])
        if (role === 'crew') expect(await passwordMatches(found?.hash ?? null, demoPassword)).toBe(true)
      }
    expect(await count(`from login where kind = 'user'`)).toBe(2 * small.people)
    expect(await count('from person_picture where length(bytes) < 3072')).toBe(2 * small.people)
  })

  it('sets today’s stage: 24 people in five functions, some there, two on the way, one silent', async () => {
    for (const { login, venue } of agencies) {
      const today = todays(await jobsOf(login), now)
      if (!today) throw new Error('no job today')
      expect(today.venue).toBe(venue)
      const people = await rows<{
        status: string
        code: string
        late: boolean
        live: boolean
        preCall: boolean
        person: string
      }>(
        `select s.status, f.code, s.person_id as person, s.starts < $2 and s.status = 'confirmed' as late, s.pre_call_at is not null as "preCall",
            exists (select from live_location v where v.crew_id = s.crew_id and v.person_id = s.person_id) as live
          from project_crew_item_status s join project_crew_item i on i.id = s.item_id join lookup f on f.id = i.function_id where s.crew_id = $1`,
        [today.crewId, now],
      )
      expect(people).toHaveLength(24)
      expect(new Set(people.map(({ code }) => code)).size).toBe(5)
      expect(people.filter(({ preCall, live, status }) => preCall && live && status === 'confirmed')).toHaveLength(2)
      expect(people.filter(({ late, preCall }) => late && !preCall)).toHaveLength(1)
      expect(people.filter(({ status }) => status === 'checkedIn').length).toBeGreaterThan(8)
      expect(people.find(({ person }) => person === today.chief)?.status).toBe('checkedIn')
      expect(
        await count(`from login where login = $1 and person_id = $2`, [login.replace('crew', 'chief'), today.chief]),
      ).toBe(1)
      expect(
        await count(`from login where login = $1 and company_id = $2`, [
          login.replace('crew', 'client'),
          today.companyId,
        ]),
      ).toBe(1)
      expect(
        await count(
          `from project_crew where id = $1 and contact_on_site_id is not null and meeting_point is not null`,
          [today.crewId],
        ),
      ).toBe(1)
    }
  })

  const visits = () =>
    rows<{
      login: string
      kind: string
      subject: string
      number: string
      hash: string
      sealed: string
      id: string
      tenant: string
    }>(
      `select login, kind, subject_id as subject, subject_number as number, password_hash as hash, sealed_password as sealed, id, tenant_id as tenant
        from login where kind <> 'user' order by tenant_id, kind desc`,
    )

  it('lets visitors into today’s project, which is the first, and to the crew on the wall', async () => {
    const seal = new Seal((await readSecrets(test.database)).seal)
    const found = await visits()
    for (const { visitors } of demoLogins)
      for (const { login, password } of visitors) {
        const row = found.find(
          one =>
            one.login === login.toLowerCase() &&
            seal.open(one.sealed, { tenantId: one.tenant, rowId: one.id }) === password,
        )
        expect(row, login).toBeDefined()
        expect(await passwordMatches(row?.hash ?? null, password)).toBe(true)
      }
    expect(found.map(({ kind, number }) => [kind, number]).toSorted()).toEqual([
      ['pluscrew', '7'],
      ['pluscrew', '7'],
      ['project', 'H-1001'],
      ['project', 'N-1001'],
    ])
    for (const { login } of agencies) {
      const today = todays(await jobsOf(login), now)
      expect(found.some(({ kind, subject }) => kind === 'project' && subject === today?.projectId)).toBe(true)
      const crews = await rows<{ name: string; places: number }>(
        `select c.name, sum(i.amount_of_rows)::int as places from project_crew c join project_crew_item i on i.crew_id = c.id
          where c.project_id = $1 group by c.id, c.name, c.starts order by c.starts`,
        [today?.projectId],
      )
      expect(crews.map(({ name }) => name)).toEqual(['Load-in', 'Sound check', 'Show 1', 'Show 2', 'Load-out'])
    }
    expect(
      (await rows<{ name: string }>(`select name from plus_crew where number = '7' order by name`)).map(
        ({ name }) => name,
      ),
    ).toEqual(['Docks', 'Hafen'])
  })

  it('has three plus crews an agency, each of a kind, of a client and with all that is counted', async () => {
    const crews = await rows<{ number: string; values: number; target: string; bonus: number; demo: boolean }>(
      `select c.number, count(v.id)::int as values, max(v.per_day) as target, max(v.bonus_of_turnover) as bonus,
          bool_or(exists (select from login l where l.tenant_id = c.tenant_id and l.company_id = c.company_id)) as demo
        from plus_crew c join plus_crew_value v on v.tenant_id = c.tenant_id and v.plus_crew_id = c.id
        join plus_crew_type t on t.tenant_id = c.tenant_id and t.id = c.type_id
        join company y on y.tenant_id = c.tenant_id and y.id = c.company_id and not y.own
        group by c.tenant_id, c.id order by c.number`,
    )
    expect(crews.map(({ number, values, demo }) => [number, values, demo])).toEqual(
      ['7', '7', '8', '8', '9', '9'].map(number => [number, 4, number === '7']),
    )
    expect(crews.every(({ target, bonus }) => Number(target) >= 200_000 && bonus === 1.8)).toBe(true)
  })

  it('knows for every project whom to ask at the client, and where notes go', async () => {
    expect(
      await count(
        'from project p where not exists (select from contact k where k.id = p.contact_id and k.company_id = p.company_id)',
      ),
    ).toBe(0)
    expect(await count(`from company where not own and delivery_note_email not like 'invoices@%.example'`)).toBe(0)
    expect(await count(`from company where language is not null`)).toBeGreaterThan(10)
  })

  it('has a past, and every kind of choice', async () => {
    for (const { login } of agencies) {
      const past = (await jobsOf(login)).filter(({ ends }) => ends <= now)
      expect(past.length, login).toBeGreaterThan(15)
    }
    const kinds = await rows<{ kind: string }>(
      'select kind from lookup group by kind having count(distinct tenant_id) = 2',
    )
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...lookupKinds].sort())
  })

  it('shares nothing between the agencies', async () => {
    const tables = await rows<{ name: string; key: string }>(
      `select c.table_name as name, max(c.column_name) filter (where c.column_name = 'id') as key from information_schema.columns c
        where c.table_schema = 'public' and c.column_name in ('id','tenant_id') group by 1 having bool_or(c.column_name = 'tenant_id') and bool_or(c.column_name = 'id')`,
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const { name } of tables)
      expect(await count(`from ${name} a join ${name} b on a.id = b.id and a.tenant_id <> b.tenant_id`), name).toBe(0)
  })

  it('has been counted by the database, whichever agency came last', async () => {
    for (const table of ['punch', 'project_crew_item_status', 'project_crew']) {
      const [known] = await rows<{ n: number }>('select reltuples::int as n from pg_class where relname = $1', [table])
      // What is set up last on top of it is little.
      expect(known?.n, table).toBeGreaterThan(0.9 * ((await count(`from ${table}`)) ?? 0))
    }
  })

  it('changes nothing when nothing is due, and nothing when it is seeded twice', async () => {
    const state = async () => [
      await rows(`select md5(string_agg(s::text, ',' order by id)) from project_crew_item_status s`),
      await rows(`select md5(string_agg(d::text, ',' order by id)) from plus_crew_value_data d`),
    ]
    const before = await state()
    await keepCurrent(test.database, now)
    await seedDemo(test.database, now, silent, small)
    expect(await state()).toEqual(before)
  })

  it('has what waits for planning: vacation of the crew, and more people its client asks for once they have a crew ahead', async () => {
    const waiting = () =>
      rows<{ n: number }>(
        `select count(*)::int as n from calendar_entry e join activity a on a.id = e.id and a.done_at is null
            join lookup k on k.id = a.type_id and k.code = 'vacationRequest'
          where e.kind = 'vacation' and e.status = 'asked' and e.ends > $1 group by e.tenant_id`,
        [now],
      )
    const asked = () =>
      rows<{ n: number }>(
        `select count(*)::int as n from position_request r join project p on p.id = r.project_id
            join project_crew c on c.id = r.crew_id and c.project_id = p.id
            join login l on l.person_id = r.requested_by_id and l.company_id = p.company_id
          where r.state = 'asked' and r.starts > $1 group by r.tenant_id`,
        [now],
      )
    expect(await waiting()).toEqual([{ n: 1 }, { n: 1 }])
    await admin.query('delete from position_request')
    await admin.query(`update installation set value = (value::jsonb - 'requestedTo')::text where key like 'demo:%'`)
    await admin.query(
      `update project p set company_id = l.company_id, contact_id = null from login l
        where l.tenant_id = p.tenant_id and l.login like 'client@%' and p.id in (select distinct on (tenant_id) id
          from project where closed_at is null and first_day > $1 order by tenant_id, first_day desc)`,
      [now],
    )
    await keepCurrent(test.database, now)
    expect(await asked()).toEqual([{ n: 1 }, { n: 1 }])
    await keepCurrent(test.database, now)
    expect([await asked(), await waiting()]).toEqual([
      [{ n: 1 }, { n: 1 }],
      [{ n: 1 }, { n: 1 }],
    ])
  })

  it('answers what is asked often, also where it was made before; what planning takes away stays away', async () => {
    await admin.query('delete from faq_text; delete from faq_category; delete from faq')
    await admin.query(`update installation set value = (value::jsonb - 'faq')::text where key like 'demo:%'`)
    await keepCurrent(test.database, now)
    const topics = await rows<{ code: string; n: number }>(
      `select k.code, count(*)::int as n from faq_category c join lookup k on k.id = c.category_id group by k.code having count(*) > 1`,
    )
    expect(new Set(topics.map(({ code }) => code)).size).toBe(8)
    expect(await count('from faq f where (select count(*) from faq_text t where t.faq_id = f.id) <> 2')).toBe(0)
    const all = await count('from faq')
    await admin.query(`delete from faq_text; delete from faq_category; delete from faq where login_types = '{}'`)
    await keepCurrent(test.database, now)
    expect(await count('from faq')).toBeLessThan(all ?? 0)
    expect(await count('from faq_text')).toBe(0)
  })

  it('has templates to plan from, also where it was made before; what planning takes away stays away', async () => {
    const kept = () => rows<{ n: number }>('select count(*)::int as n from template group by tenant_id')
    expect(await kept()).toEqual([{ n: 5 }, { n: 5 }])
    await admin.query('delete from template_position')
    await admin.query('delete from template')
    await keepCurrent(test.database, now)
    expect(await kept()).toEqual([])
    await admin.query(`update installation set value = (value::jsonb - 'templates')::text where key like 'demo:%'`)
    await keepCurrent(test.database, now)
    expect(await kept()).toEqual([{ n: 5 }, { n: 5 }])
    expect(await count('from template_position where jsonb_array_length(places) = 0')).toBe(0)
  })

  it('leaves a stage alone that somebody has quoted', async () => {
    const [scene] = await rows<{ id: string; tenant: string }>(
      `select c.project_id as id, c.tenant_id as tenant from login l join project_crew_item_status s on s.tenant_id = l.tenant_id
        and s.person_id = l.person_id and s.status = 'applied' join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
        where l.login = 'crew@nordlicht.example' limit 1`,
    )
    if (!scene) throw new Error('nobody has applied')
    await rows(
      `insert into quotation (tenant_id, id, project_id, number, version, valid_until, language, lines, hours, currency, total,
          fingerprint, recipient, released_at) values ($1, gen_random_uuid(), $2, 'by hand', 1, '2030-01-01', 'en', '[]', 0, 'EUR', 0,
          '', 'client@example.test', now())`,
      [scene.tenant, scene.id],
    )
    const removed = await test.database.global(tx => removeUntouched(tx, scene.tenant, scene.id, now))
    await rows(`delete from quotation where number = 'by hand'`)
    expect(removed).toBeNull()
  })

  it('moves an untouched call along under the same address', async () => {
    const before = await jobsOf(agencies[0]?.login ?? '')
    // As odd as it comes: nothing begins or ends with the steps.
    for (let minutes = 26; minutes <= 26 * 60; minutes += 26) {
      const later = new Date(now.getTime() + minutes * minute)
      await keepCurrent(test.database, later)
      if (minutes % 182 === 0) await expectPromises(later)
    }
    const later = new Date(now.getTime() + 26 * 60 * minute)
    await expectSound()
    const jobs = await jobsOf(agencies[0]?.login ?? '')
    expect(todays(jobs, later)?.id).toBe(todays(before, now)?.id)
    expect(jobs.length - before.length).toBeLessThan(4)
  })

  it('leads visitors to the project that has the number by now', async () => {
    const before = await visits()
    await admin.query(`update login set subject_id = gen_random_uuid() where kind = 'project'`)
    const later = new Date(now.getTime() + 26 * 60 * minute)
    await keepCurrent(test.database, later)
    expect(await visits()).toEqual(before)
    const today = todays(await jobsOf(agencies[0]?.login ?? ''), later)
    expect(before.some(({ number, subject }) => number === 'N-1001' && subject === today?.projectId)).toBe(true)
  })

  it('leaves a crew alone that somebody works with, and finds the crew member another', async () => {
    const start = new Date(now.getTime() + 26 * 60 * minute)
    const running = new Date(start.getTime() + 5 * 60 * minute)
    const before = await Promise.all(agencies.map(async ({ login }) => todays(await jobsOf(login), start)?.id))
    await admin.query(
      `update project_crew_item_status set status = 'checkedIn', check_in_at = starts, status_since = $2 where id = any($1::uuid[])`,
      [before, start],
    )
    await admin.query(
      `insert into punch (tenant_id, id, status_id, kind, server_time, true_from, true_to, recorded_by_id)
        select tenant_id, gen_random_uuid(), id, 'Check-in', $2, check_in_at, check_in_at, person_id
        from project_crew_item_status where id = any($1::uuid[])`,
      [before, start],
    )
    await keepCurrent(test.database, running)
    const after = await Promise.all(agencies.map(async ({ login }) => todays(await jobsOf(login), running)?.id))
    expect(after).toEqual(before)
    const over = new Date(start.getTime() + 10 * 60 * minute)
    await keepCurrent(test.database, over)
    await expectPromises(over)
    await expectSound()
    const gone = await rows<{ status: string }>(
      'select status from project_crew_item_status where id = any($1::uuid[])',
      [before],
    )
    expect(gone.map(({ status }) => status)).toEqual(['checkedOut', 'checkedOut'])
    const twins = await rows(
      `select name from project where name ~ '^(Nordic Sounds|Land of Song Live) ' group by tenant_id, name having count(*) > 1`,
    )
    expect(twins).toEqual([])
  })

  it('numbers what comes with the days below what planning makes', async () => {
    await rows(`update project set number = 'N-5007' where number = 'N-1002'`)
    const known = new Set((await rows<{ id: string }>('select id from project')).map(({ id }) => id))
    await keepCurrent(test.database, new Date(now.getTime() + 12 * 24 * 60 * minute))
    const all = await rows<{ id: string; number: string }>('select id, number from project')
    const added = all.filter(({ id }) => !known.has(id)).map(({ number }) => Number(number.slice(2)))
    expect(added.length).toBeGreaterThan(3)
    expect(added.filter(number => number >= 5001)).toEqual([])
  })

  it('moves nobody in what planning has set up itself, whatever the hour', async () => {
    const from = new Date(now.getTime() + 13 * 24 * 60 * minute)
    const [line] = await rows<{ project: string; over: Date }>(
      `select c.project_id as project, max(c.ends) as over from project_crew_item_status s
        join project_crew c on c.id = s.crew_id join project p on p.id = c.project_id
        where s.starts > $1 and s.status = 'confirmed' and p.number like 'N-%' group by c.project_id order by 2 limit 1`,
      [from],
    )
    const lines = () =>
      rows<{ id: string; status: string }>(
        `select s.id, s.status from project_crew_item_status s join project_crew c on c.id = s.crew_id
          where c.project_id = $1 order by s.id`,
        [line?.project],
      )
    await rows(`update project set number = 'N-5008' where id = $1`, [line?.project])
    const before = await lines()
    expect(before.map(({ status }) => status)).toContain('confirmed')
    await keepCurrent(test.database, new Date(Number(line?.over) + 60 * minute))
    expect(await lines()).toEqual(before)
  })

  it('is as new after a reset', async () => {
    const later = new Date('2026-07-01T04:00:00Z')
    await resetDemo(test.database, later, silent, small)
    expect(await count('from person')).toBe(2 * small.people)
    await expectPromises(later)
    await expectSound()
  })
})

describe('the figures on the walls of the demo', () => {
  const now = new Date('2026-05-27T10:12:00Z')
  beforeAll(() => open(now))
  afterAll(close)

  it('lets today’s figures grow, and leaves what somebody changed or took out', async () => {
    const today = () =>
      rows<{ id: string; hundredths: string }>(
        `select d.id, d.hundredths from plus_crew_value_data d join plus_crew c on c.tenant_id = d.tenant_id and c.id = d.plus_crew_id
          join plus_crew_value_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
          where d.day = '2026-05-27' and t.caption = 'Actual Turnover' and c.number <> '8' order by c.tenant_id, c.number`,
      )
    const [grows, changed, gone] = await today()
    if (!grows || !changed || !gone) throw new Error('no figures of today')
    await rows('update plus_crew_value_data set hundredths = 777, version = 2 where id = $1', [changed.id])
    await rows('delete from plus_crew_value_data where id = $1', [gone.id])
    await keepCurrent(test.database, new Date(now.getTime() + 60 * minute))
    const found = new Map((await today()).map(({ id, hundredths }) => [id, Number(hundredths)]))
    expect(found.get(grows.id)).toBeGreaterThan(Number(grows.hundredths))
    expect(found.get(changed.id)).toBe(777)
    expect(found.has(gone.id)).toBe(false)
  })
  it('come to a demo that an older version made', async () => {
    const held = () => rows(`select number, name, type_id as type from plus_crew order by tenant_id, number`)
    const [crews, figures] = [await held(), await count('from plus_crew_value_data')]
    await rows(`delete from plus_crew_value_data`)
    await rows(`delete from plus_crew_value v using plus_crew c where c.id = v.plus_crew_id and c.number <> '7'`)
    await rows(`delete from plus_crew where number <> '7'`)
    await rows(`update plus_crew set type_id = null`)
    await rows(`update plus_crew_value set per_day = null, bonus_of_turnover = null, bonus_above_target = null`)
    await rows(`update installation set value = (value::jsonb - 'figuresTo')::text where key like 'demo:%'`)
    const values = await rows('select id from plus_crew_value order by id')
    await keepCurrent(test.database, new Date(now.getTime() + 120 * minute))
    expect(await held()).toEqual(crews)
    // One was taken out above.
    expect(await count('from plus_crew_value_data')).toBe((figures ?? 0) + 1)
    expect(await rows('select id from plus_crew_value order by id')).toEqual(expect.arrayContaining(values))
    expect(await count('from plus_crew_value where per_day is not null or bonus_of_turnover is not null')).toBe(12)
  })
})

describe('what the demo knows of its crew', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  beforeAll(() => open(now))
  afterAll(close)

  const tables = ['person_function', 'person_tag', 'crew_rating', 'crew_preference', 'staff_contract']
  const counts = () => Promise.all(tables.map(table => count(`from ${table}`)))
  const homes = () => count('from person where home_latitude is not null')

  it('comes to one made before as well, once, but never beside what planning has entered', async () => {
    const before = { counts: await counts(), homes: await homes() }
    expect(Math.min(...before.counts.map(Number))).toBeGreaterThan(0)
    for (const table of [...tables, 'planner_crew_function', 'planner_crew']) await rows(`delete from ${table}`)
    await rows('update person set home_city = null, home_latitude = null, home_longitude = null')
    await keepCurrent(test.database, now)
    expect({ counts: await counts(), homes: await homes() }).toEqual(before)
    await keepCurrent(test.database, now)
    expect({ counts: await counts(), homes: await homes() }).toEqual(before)

    await rows(
      'delete from person_function where id not in (select max(id::text)::uuid from person_function group by tenant_id)',
    )
    await keepCurrent(test.database, now)
    expect(await count('from person_function')).toBe(2)
  })
})

describe('papers of the demo', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  const folder = temporaryFolder()
  beforeAll(() => open(now))
  afterAll(async () => {
    await close()
    folder.remove()
  })

  it('are two an agency, real files with a whole trail: one to sign by the crew member, one that waits', async () => {
    const services = { database: test.database, files: diskStore(folder.path) }
    await keepPapers(services, now)
    await keepPapers(services, now)
    const papers = await rows<{ tenant: string; file: string; sha256: string; waits: boolean }>(
      `select d.tenant_id as tenant, v.file_id as file, v.sha256, exists (select from document_signatory b
          where b.document_id = d.id and b.place < s.place and b.status <> 'Signed') as waits
        from document d join document_version v on v.document_id = d.id
        join document_signatory s on s.document_id = d.id and s.status <> 'Signed'
        join login l on l.person_id = s.person_id and l.login like 'crew@%' order by d.tenant_id, waits`,
    )
    expect(papers.map(({ waits }) => waits)).toEqual([false, true, false, true])
    for (const { tenant, file, sha256 } of papers) {
      const stored = await readFile(services, tenant, file)
      expect(stored && hashOf(stored.bytes)).toBe(sha256)
    }
    const links = await rows<TrailRow>(
      `select number, document_id as "documentId", event, at, by_id as "byId", by_name as "byName", file_hash as "fileHash",
        address, agent, details, before, hash from document_trail order by document_id, number`,
    )
    for (const chain of grouped(links, ({ documentId }) => documentId).values())
      expect(firstBroken(chain, hashOf)).toBeNull()
  })
})

describe('what the demo shows with a question', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  const folder = temporaryFolder()
  beforeAll(() => open(now))
  afterAll(async () => {
    await close()
    folder.remove()
  })

  it('is one picture an agency, kept once', async () => {
    const services = { database: test.database, files: diskStore(folder.path) }
    await keepQuestionFiles(services, now)
    await keepQuestionFiles(services, now)
    const shown = await rows<{ tenant: string; file: { id: string }; kind: string }>(
      `select f.tenant_id as tenant, f.file, q.kind from form_question q
        join question_file f on f.tenant_id = q.tenant_id and f.id = q.file_id`,
    )
    expect(shown.map(({ kind }) => kind)).toEqual(['information', 'information'])
    expect(new Set(shown.map(({ tenant }) => tenant)).size).toBe(2)
    expect(await count('from question_file')).toBe(2)
    for (const { tenant, file } of shown)
      expect((await readFile(services, tenant, file.id))?.contentType).toBe('image/webp')
  })
})

describe('receipts of the demo', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  const folder = temporaryFolder()
  beforeAll(() => open(now))
  afterAll(async () => {
    await close()
    folder.remove()
  })

  it('are of several people, in every state, some with a slip that can be seen, each once', async () => {
    const services = { database: test.database, files: diskStore(folder.path) }
    await keepReceipts(services, now)
    const before = await count('from receipt')
    await keepReceipts(services, now)
    expect(await count('from receipt')).toBe(before)
    const states = await rows<{ tenant: string; state: string }>(
      'select distinct tenant_id as tenant, state from receipt',
    )
    expect(new Set(states.map(({ tenant }) => tenant)).size).toBe(2)
    expect(new Set(states.map(({ state }) => state)).size).toBeGreaterThan(2)
    expect(await count('from receipt where state = $1', ['inReview'])).toBeGreaterThan(0)
  })
})

describe('mails of the demo', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  let server: TestServer
  beforeAll(async () => {
    await open(now)
    server = await startTestServer(test.database, { clock: new Clock(now) })
  })
  afterAll(async () => {
    await server.stop()
    await close()
  })

  it('were sent by both agencies, some with a paper, some in vain, each once', async () => {
    await keepMails(server.services, now)
    const before = await count('from email_message')
    await keepMails(server.services, now)
    expect(await count('from email_message')).toBe(before)
    const sent = await rows<{ tenant: string; state: string }>(
      'select distinct m.tenant_id as tenant, m.state from email_message e join mail m on m.tenant_id = e.tenant_id and m.id = e.id',
    )
    expect(new Set(sent.map(({ tenant }) => tenant)).size).toBe(2)
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['sent', 'failed', 'unclear', 'stopped']))
    expect(await count('from email_message_attachment')).toBeGreaterThan(5)
  })
})

describe('photos the demo shows', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  const folder = temporaryFolder()
  beforeAll(() => open(now))
  afterAll(async () => {
    await close()
    folder.remove()
  })

  it('are of the crews of its chief and crew member, some to be looked at, each once, with pictures that can be seen', async () => {
    const services = { database: test.database, files: diskStore(folder.path) }
    await keepPhotos(services, now)
    const count = () => rows<{ n: number }>('select count(*)::int as n from project_document')
    const before = await count()
    await keepPhotos(services, now)
    expect(await count()).toEqual(before)
    const photos = await rows<{ tenant: string; state: string; file: { id: string }; small: string; ahead: boolean }>(
      `select tenant_id as tenant, state, file, small_id as small, taken_at > $1 as ahead from project_document`,
      [now],
    )
    expect(new Set(photos.map(({ tenant }) => tenant)).size).toBe(2)
    expect(new Set(photos.map(({ state }) => state))).toEqual(new Set(['approved', 'inReview', 'declined']))
    expect(photos.filter(({ ahead }) => ahead)).toEqual([])
    for (const { tenant, file, small } of photos)
      for (const id of [file.id, small]) expect((await readFile(services, tenant, id))?.contentType).toBe('image/webp')
  })
})

describe('papers the demo shows', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  const folder = temporaryFolder()
  beforeAll(() => open(now))
  afterAll(async () => {
    await close()
    folder.remove()
  })

  it('have ended, are in review, are asked for and hold, each an agency once, and colleagues’ wait to be decided about, with pictures that can be seen', async () => {
    const services = { database: test.database, files: diskStore(folder.path) }
    await keepUploads(services, now)
    await keepUploads(services, now)
    const papers = await rows<{ tenant: string; name: string; uploads: (Uploaded & { files: { id: string }[] })[] }>(
      `select d.tenant_id as tenant, d.name, (select coalesce(json_agg(json_build_object('state', u.state, 'validUntil',
          u.valid_until, 'files', u.files) order by u.number), '[]') from document_upload u where u.document_id = d.id) as uploads
        from document d where d.wants = 'upload' order by d.tenant_id, d.name`,
    )
    const stands = [
      'Fork-lift licence expired',
      'Fork-lift licence inReview',
      'Health insurance card inReview',
      'Health insurance card toUpload',
      'Rigging certificate inReview',
      'Work at height inReview',
      'Work at height valid',
    ]
    for (const agency of new Set(papers.map(({ tenant }) => tenant)))
      expect(
        papers
          .filter(({ tenant }) => tenant === agency)
          .map(({ name, uploads }) => `${name} ${certificateOn(uploads, '2026-07-21').state}`)
          .toSorted(),
      ).toEqual(stands)
    for (const { tenant, uploads } of papers)
      for (const { id } of uploads.flatMap(({ files }) => files))
        expect((await readFile(services, tenant, id))?.contentType).toBe('image/webp')
    expect((await rows('select 1 from document_proof')).length).toBeGreaterThan(0)
  })

  it('of the whole crew hold for most, and once: some are missing, have ended or end soon', async () => {
    const services = { database: test.database, files: diskStore(folder.path) }
    await keepProofs(services, now)
    await keepProofs(services, now)
    const papers = await rows<{ tenant: string; person: string; name: string; uploads: Uploaded[] }>(
      `select d.tenant_id as tenant, d.person_id as person, d.name, (select coalesce(json_agg(json_build_object('state', u.state,
          'validUntil', u.valid_until) order by u.number), '[]') from document_upload u where u.document_id = d.id) as uploads
        from document d where d.wants = 'upload'`,
    )
    const firstAid = papers.filter(({ name }) => name === 'First aid')
    expect(new Set(firstAid.map(({ person }) => person)).size).toBe(firstAid.length)
    expect(new Set(firstAid.map(({ tenant }) => tenant)).size).toBe(2)
    const states = papers.map(({ uploads }) => certificateOn(uploads, '2026-07-21').state)
    expect(new Set(states)).toEqual(new Set(['toUpload', 'inReview', 'expired', 'ending', 'valid']))
    expect(states.filter(state => state === 'valid').length).toBeGreaterThan(states.length * 0.7)
    // No more waits to be decided than in their scenes.
    expect(states.filter(state => state === 'inReview')).toHaveLength(8)
  })
})

describe('security checks of the demo', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  beforeAll(() => open(now))
  afterAll(close)

  it('are due for the chief’s crew today, and one was finished before, with somebody who came later', async () => {
    for (const agency of ['nordlicht', 'harbour']) {
      const chief = `(select l.person_id from login l where l.login = 'chief@${agency}.example')`
      const finished = await rows<{
        asked: number
        answers: number
        defects: number
        open: boolean
        late: number
        signed: number
      }>(
        `select (select count(*)::int from form_question q where q.questionnaire_id = k.questionnaire_id) as asked,
            count(distinct a.id)::int as answers, count(distinct a.id) filter (where a.finding = 'defect')::int as defects,
            bool_or(k.finished_at is null) as open, count(distinct g.id)::int as signed,
            count(distinct g.id) filter (where g.signed_at > k.finished_at)::int as late
          from security_check k join project_crew c on c.id = k.crew_id and c.chief_id = ${chief} and c.ends < $1
          join security_check_answer a on a.check_id = k.id join security_check_signature g on g.check_id = k.id group by k.id, k.questionnaire_id`,
        [now],
      )
      expect(finished, agency).toMatchObject([{ asked: 7, answers: 7, defects: 1, open: false, late: 1 }])
      expect(finished[0]?.signed).toBeGreaterThan(2)
      const due = await count(
        `from project_crew c join project_crew_item i on i.crew_id = c.id where c.chief_id = ${chief}
          and i.start_date = '2026-07-21' and not exists (select from security_check k where k.crew_id = c.id)`,
      )
      expect(due, agency).toBeGreaterThan(0)
    }
  })
})

describe('forms of the demo', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  beforeAll(() => open(now))
  afterAll(close)

  const forms = () =>
    rows<{ id: string; login: string; due: string; done: boolean }>(
      `select f.id, split_part(l.login, '.', 1) as login, f.due_date::text as due, f.handed_in_at is not null as done
        from form f join login l on l.person_id = f.person_id
        where not (select n.training from questionnaire n where n.id = f.questionnaire_id) order by l.login, f.created_at`,
    )

  it('are trainings in every state as well, for the crew member', async () => {
    const taken = await rows<{ name: string; passed: boolean | null; until: string | null }>(
      `select n.name, (f.result->>'passed')::boolean as passed, f.result->>'validUntil' as until
        from form f join questionnaire n on n.id = f.questionnaire_id and n.training
        join login l on l.person_id = f.person_id where l.login = 'crew@nordlicht.example' order by n.name`,
    )
    expect(taken).toEqual([
      { name: 'Fire safety', passed: true, until: '2028-07-19' },
      { name: 'First aid', passed: true, until: '2028-05-06' },
      { name: 'Fork-lift, theory', passed: false, until: null },
      { name: 'Lifting and carrying', passed: null, until: null },
      { name: 'Securing loads', passed: true, until: '2026-07-16' },
      { name: 'Work at height', passed: true, until: '2026-08-06' },
    ])
  })

  it('are one a year for the crew member and the chief of each agency, never overdue', async () => {
    const first = await forms()
    expect(first.map(({ login }) => login)).toEqual([
      ...['chief@harbour', 'chief@nordlicht', 'crew@harbour', 'crew@nordlicht'],
    ])
    for (const { due, done } of first) expect({ due, done }).toEqual({ due: '2026-08-04', done: false })
    const kinds = await rows<{ kind: string }>('select distinct kind from form_question order by kind')
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...['check', 'choice', 'choices', 'date', 'information', 'number', 'photo', 'signature', 'text'],
    ])

    await keepCurrent(test.database, new Date(now.getTime() + 20 * day))
    expect((await forms()).map(({ due }) => due)).toEqual(Array(4).fill('2026-08-24'))

    const handedIn = new Date(now.getTime() + 20 * day)
    await rows('update form set handed_in_at = $1 where id = $2', [handedIn, first[2]?.id])
    await keepCurrent(test.database, new Date(now.getTime() + 300 * day))
    expect(await forms()).toHaveLength(4)
    await keepCurrent(test.database, new Date(now.getTime() + 386 * day))
    const later = await forms()
    expect(later.filter(({ login }) => login === 'crew@harbour').map(({ done }) => done)).toEqual([true, false])
    expect(later).toHaveLength(5)
  })
})

describe('kiosks of the demo', () => {
  const now = new Date('2026-07-21T09:30:00Z')
  beforeAll(() => open(now))
  afterAll(close)

  const asks = async () =>
    (await rows<{ asked: string | null }>(`select settings ->> 'kioskPin' as asked from tenant order by sort`)).map(
      ({ asked }) => asked === 'true',
    )
  /** How many people have the PIN of the README, and how many have none. */
  const pins = async () => {
    const kept = new KioskPins((await readSecrets(test.database)).seal)
    const people = await rows<{ id: string; pin: string | null }>('select id, kiosk_pin as pin from person')
    return {
      known: people.filter(({ id, pin }) => pin !== null && kept.matches(pin, id, '2468')).length,
      none: people.filter(({ pin }) => pin === null).length,
    }
  }

  it('ask at one agency, where everybody has the PIN of the README, and not at the other', async () => {
    expect(await asks()).toEqual([true, false])
    expect(await pins()).toEqual({ known: small.people, none: small.people })
  })

  it('ask in a demo made before as well, but never against what was said there', async () => {
    await rows(`update tenant set settings = settings - 'kioskPin'`)
    await rows('update person set kiosk_pin = null')
    await keepCurrent(test.database, now)
    expect(await asks()).toEqual([true, false])
    expect(await pins()).toEqual({ known: small.people, none: small.people })

    await rows(`update tenant set settings = settings || '{"kioskPin": false}'`)
    await rows('update person set kiosk_pin = null')
    await keepCurrent(test.database, now)
    expect(await asks()).toEqual([false, false])
    expect(await pins()).toEqual({ known: 0, none: 2 * small.people })
  })
})

describe('a demo as big as it is shown', () => {
  const now = new Date('2026-11-23T11:40:00Z')
  beforeAll(() => open(now, { people: 110, projects: 200 }))
  afterAll(close)

  it('has a client asked by a quotation who has accepted another, as they are planned', async () => {
    const offers = () =>
      rows<{
        state: string
        total: number
        lines: { total: number }[]
        project: string
        asks: boolean
        quoted: boolean
      }>(
        `select q.state, q.total::float8 as total, q.lines, p.id as project, q.valid_until > $1::timestamptz::date and q.state = 'released' as asks,
            p.quoted_at is not null as quoted
          from quotation q join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
          join login l on l.tenant_id = p.tenant_id and l.company_id = p.company_id
          where l.login = 'client@nordlicht.example' order by q.state`,
        [now],
      )
    const first = await offers()
    expect(first.map(({ state, asks, quoted }) => [state, asks, quoted])).toEqual([
      ['accepted', false, false],
      ['released', true, true],
    ])
    for (const { total, lines } of first) {
      expect(total).toBeGreaterThan(0)
      expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total)
    }
    await keepCurrent(test.database, now)
    expect(await offers()).toEqual(first)
  })
})
