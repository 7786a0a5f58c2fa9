import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { columnsOf, personTables, register } from '../../../domain/privacy/register.ts'
import { storeFile } from '../../../server/files/stored-files.ts'
import { tidy } from '../../../server/housekeeping.ts'
import type { components } from '../../../src/client/schema.d.ts'
import { callsIn } from '../../resources/all.ts'
import { addressOf } from '../../support/calls.ts'
import { contract } from '../../support/contract.ts'
import { runJobs } from '../../support/run-jobs.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { unzip } from '../../support/files/unzip.ts'
import { addPerson } from '../../support/world/add.ts'

type Erasure = components['schemas']['PersonErasure']

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const member = () => stage.world.a.persons.member
const plan = async (id = member()) => answered<Erasure>(await stage.as('office', 'GET', `/persons/${id}/erasure`))
const erase = (body: object = { name: 'member Example', reason: 'asked by letter' }, id = member()) =>
  stage.as('office', 'POST', `/persons/${id}/erasure`, body)

/** Nothing is ahead of them and nothing is owed any more. */
async function settle(id = member()) {
  const at = [stage.world.a.id, id]
  await stage.admin(
    `update project_crew_item_status set status = 'cancelled', cancel_reason = 'moved away' where tenant_id = $1
      and person_id = $2 and status in ('confirmed', 'checkedIn', 'checkedOut')`,
    at,
  )
  await stage.admin(
    `update payroll set state = 'closed', closed_at = now() where tenant_id = $1 and person_id = $2 and state <> 'closed'`,
    at,
  )
  await stage.admin(
    `update bank_transfer set state = 'sent' where tenant_id = $1 and person_id = $2 and state = 'open'`,
    at,
  )
}

/** Signed hours, a line of a released invoice and a signed document, as they would have come about. */
async function freeze() {
  const { id, crews, jobs, persons } = stage.world.a
  const note = crypto.randomUUID()
  await stage.admin(
    `insert into delivery_note (tenant_id, id, crew_id, number, confirmed_at) values ($1, $2, $3, 'D-1', now())`,
    [id, note, crews.main],
  )
  await stage.admin(
    `insert into signed_hours (tenant_id, status_id, note_id, person_name, function_caption, starts_at, ends_at, break_minutes,
      planned_minutes, chargeable_minutes) values ($1, $2, $3, 'member Example', 'Stagehand', '2026-06-09T07:00Z', '2026-06-09T15:00Z', 30, 450, 450)`,
    [id, jobs.member.past, note],
  )
  const [paper] = await stage.admin<{ id: string; signatory: string; version: string }>(
    `select d.id, s.id as signatory, v.id as version from document d join document_signatory s on s.tenant_id = d.tenant_id
      and s.document_id = d.id join document_version v on v.tenant_id = d.tenant_id and v.document_id = d.id
      where d.tenant_id = $1 order by d.id limit 1`,
    [id],
  )
  if (!paper) throw new Error('there is no document with somebody who signs')
  await stage.admin(`update document set person_id = $3 where tenant_id = $1 and id = $2`, [
    id,
    paper.id,
    persons.member,
  ])
  await stage.admin('begin; set local session_replication_role = replica')
  await stage.admin(
    `update invoice_item set people = jsonb_set(people, '{0,jobId}', to_jsonb($2::text)) where tenant_id = $1 and people <> '[]'`,
    [id, jobs.member.past],
  )
  await stage.admin(
    `update invoice_item set people = jsonb_set(people, '{0,name}', '"member Example"') where tenant_id = $1 and people <> '[]'`,
    [id],
  )
  await stage.admin('commit')
  await stage.admin(
    `insert into document_signature (tenant_id, id, document_id, signatory_id, version_id, signature, filled, signed_at)
      values ($1, gen_random_uuid(), $2, $3, $4, '{"ratio":1,"strokes":[]}', '[]', '2026-06-01')`,
    [id, paper.id, paper.signatory, paper.version],
  )
  return { paper: paper.id }
}

/** Everything any row of the agency says, as one text. */
async function everythingSaid(): Promise<string> {
  return (await told()).map(({ text }) => text).join('\n')
}

/** Rows that still say something, whatever the case of its letters. */
const namesLeft = async (what: string) =>
  (await told()).flatMap(({ table, text }) =>
    text
      .split('\n')
      .filter(row => row.toLowerCase().includes(what.toLowerCase()))
      .map(row => `${table}: ${row.slice(0, 400)}`),
  )

async function told(): Promise<{ table: string; text: string }[]> {
  const tables = await stage.admin<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join pg_tables t on t.tablename = c.table_name
      where t.schemaname = 'public' and c.table_schema = 'public' and c.column_name = 'tenant_id'`,
  )
  const found: { table: string; text: string }[] = []
  for (const { name } of tables) {
    const rows = await stage.admin<{ text: string }>(
      `select x::text as text from "${name}" x where x.tenant_id = $1 order by 1`,
      [stage.world.a.id],
    )
    found.push({ table: name, text: rows.map(({ text }) => text).join('\n') })
  }
  return found
}

describe('erasing somebody, seen beforehand', () => {
  it('says what goes and what stays until when, and changes nothing', async () => {
    await stage.token('office')
    const before = await everythingSaid()
    const { goes, stays, nameUntil, erased, blocks } = await plan()
    expect(goes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['person', 'logins', 'pictures']))
    expect(stays.find(({ kind }) => kind === 'payrolls')).toMatchObject({ law: 'pay' })
    expect(nameUntil).toMatch(/^20\d\d-12-31$/)
    expect(erased).toBeNull()
    expect(new Set(blocks.map(({ block }) => block))).toEqual(new Set(['comingJob', 'openPayroll']))
    expect((await everythingSaid()) === before).toBe(true)
  })

  it('reckons with the years the agency settled', async () => {
    const { nameUntil } = await plan()
    const { revision } = answered<{ revision: number }>(await stage.as('office', 'GET', '/settings'))
    answered(await stage.as('office', 'PATCH', '/settings', { rules: { retentionYears: 6 }, revision }))
    const after = await plan()
    expect(Number(after.nameUntil?.slice(0, 4))).toBe(Number(nameUntil?.slice(0, 4)) - 4)
    for (const retentionYears of [5, 31])
      expect((await stage.as('office', 'PATCH', '/settings', { rules: { retentionYears }, revision })).status).toBe(400)
  })
})

describe('nobody is erased', () => {
  it('who has a coming job or an open payroll, and the answer names them', async () => {
    const refused = await erase()
    expect([refused.status, codeOf(refused)]).toEqual([409, 'personBlocked'])
    const { blocks } = refused.body as { blocks: Erasure['blocks'] }
    expect(blocks.find(({ block }) => block === 'openPayroll')?.label).not.toBe('')
    expect((await plan()).erased).toBeNull()
  })

  it('who manages a project that is not over, leads a crew to come, or has something to do', async () => {
    const { id: tenantId, projects, crews } = stage.world.a
    const { id } = await addPerson(stage.test.database, stage.world.a, 'leading', ['planners'])
    const of = async () => (await plan(id)).blocks.map(({ block, id: what }) => [block, what])
    expect(await of()).toEqual([])
    await stage.admin('update project set manager_id = $1 where tenant_id = $2 and id = $3', [
      id,
      tenantId,
      projects.main,
    ])
    await stage.admin('update project_crew set chief_id = $1 where tenant_id = $2 and id = $3', [
      id,
      tenantId,
      crews.main,
    ])
    const { id: toDo } = answered<{ id: string }>(
      await stage.as('office', 'POST', '/activities', {
        type: 'TODO',
        title: 'Order the lift',
        dueAt: '2026-06-12T10:00:00Z',
        forId: id,
      }),
      201,
    )
    expect(await of()).toEqual([
      ['manages', projects.main],
      ['leads', crews.main],
      ['toDo', toDo],
    ])
    expect((await plan(id)).blocks.at(-1)).toMatchObject({ label: 'Order the lift' })
    expect(codeOf(await erase({ name: 'leading Example', reason: 'x' }, id))).toBe('personBlocked')
    await stage.admin('update project set closed_at = now() where id = $1', [projects.main])
    await stage.admin('update project_crew set chief_id = null where id = $1', [crews.main])
    await stage.admin('update activity set done_at = now(), done_by_id = $1 where id = $2', [id, toDo])
    expect(await of()).toEqual([])
  })

  it('by themselves, nor as the last of the office', async () => {
    const { office } = stage.world.a.persons
    const refused = await erase({ name: 'office Example', reason: 'x' }, office)
    expect(refused.body).toMatchObject({ code: 'personBlocked' })
    expect((refused.body as { blocks: Erasure['blocks'] }).blocks.map(({ block }) => block)).toContain('own')
    // Seen by another of the office who is the only other one, and has not chosen a password yet.
    const other = await addPerson(stage.test.database, stage.world.a, 'second', ['office'])
    expect((await plan(other.id)).blocks).toEqual([])
    await stage.admin(
      `update login set invited_at = now() where tenant_id = $1 and person_id <> $2 and 'office' = any(login_types)`,
      [stage.world.a.id, other.id],
    )
    expect((await plan(other.id)).blocks.map(({ block }) => block)).toEqual(['lastOffice'])
  })

  it('whose name was typed otherwise', async () => {
    await settle()
    const refused = await erase({ name: 'member', reason: 'x' })
    expect([refused.status, codeOf(refused)]).toEqual([400, 'invalidInput'])
    expect((await plan()).erased).toBeNull()
  })

  it('with a reason that holds the name', async () => {
    await settle()
    const refused = await erase({ name: 'member Example', reason: 'Letter of Mx Example' })
    expect(refused.body).toMatchObject({ code: 'invalidInput', errors: [{ path: 'body.reason' }] })
    expect((await plan()).erased).toBeNull()
  })

  it('twice', async () => {
    await settle()
    answered(await erase())
    expect(codeOf(await erase())).toBe('outOfTurn')
  })
})

describe('whoever was erased', () => {
  it('is nowhere said any more but by the name that records keep', async () => {
    await settle()
    const { id, persons } = stage.world.a
    await stage.admin(
      `update person set street = 'Sesame Street 7', birthday = '1996-03-14', home_city = 'Oz' where tenant_id = $1 and id = $2`,
      [id, persons.member],
    )
    await stage.admin(
      `update project_crew_item_status set remark = 'told me they were ill' where tenant_id = $1 and person_id = $2`,
      [id, persons.member],
    )
    const token = await stage.token('member')
    const done = answered<Erasure>(await erase())
    expect(done.erased).toMatchObject({ erasedBy: 'office Example', reason: 'asked by letter' })
    const said = await everythingSaid()
    for (const gone of [
      'Sesame Street',
      '1996-03-14',
      'member@example.test',
      '+49 170 member',
      'told me they',
      'member@a.test',
    ])
      expect(await namesLeft(gone)).toEqual([])
    for (const one of personTables
      .filter(({ person }) => person.gone === 'rows' && person.stays === undefined)
      // The answer to the erasing itself is kept for a while.
      .filter(({ table }) => table !== 'idempotency_key')) {
      const of = one.person.of.replaceAll('$tenant', `'${id}'::uuid`).replaceAll('$person', `'${persons.member}'::uuid`)
      expect([
        one.table,
        await stage.admin(`select 1 from ${one.table} x where x.tenant_id = '${id}' and ${of}`),
      ]).toEqual([one.table, []])
    }
    expect(said.includes('member,Example')).toBe(true)
    expect((await stage.server.request(stage.world.a.host, 'GET', '/api/v1/jobs', { token })).status).toBe(401)
    const logins = await stage.as('office', 'GET', '/logins?limit=100')
    expect(logins.text.includes('erased-')).toBe(false)
    expect((await plan()).stays).toEqual(done.stays)
    expect(await stage.admin(`select text, person_id as "personId" from activity where code = 'personErased'`)).toEqual(
      [{ text: 'asked by letter', personId: persons.member }],
    )
  })

  it('is filled, invited and given a place by nobody any more', async () => {
    const { id: tenantId, functions, crews } = stage.world.a
    const { id } = await addPerson(stage.test.database, stage.world.a, 'fleeting')
    await stage.admin(`insert into login (tenant_id, id, login, password_hash, kind, login_types, person_id)
      values ('${tenantId}', gen_random_uuid(), 'fleeting@a.test', 'x', 'user', '{crew}', '${id}') on conflict do nothing`)
    answered(await erase({ name: 'fleeting example', reason: 'x' }, id))
    const before = (await everythingSaid()).split('\n').filter(row => row.includes(id)).length
    for (const [method, path, body] of [
      ['PATCH', `/persons/${id}/details`, { city: 'Oz' }],
      ['POST', `/crewMember/${id}`, { homeCity: 'Oz' }],
      ['POST', `/crewMember/${id}/crewFunctions`, { functionId: functions.stagehand }],
      ['POST', `/crewMember/${id}/crewTags`, { tag: 'lifts' }],
      ['POST', `/crewMember/${id}/crewRatings`, { rating: 3 }],
      ['POST', `/crewMember/${id}/crewPreferences`, { kind: 'favourite', reason: 'quick' }],
      ['POST', `/persons/${id}/activities`, { type: 'COMMENT', text: 'was quick' }],
      ['POST', `/persons/${id}/staffContracts`, { beginDate: '2026-06-01', currency: 'EUR' }],
      ['POST', `/persons/${id}/profileAccess`, {}],
    ] as const) {
      const answer = await stage.as('office', method, path, body)
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 409, 'personErased'])
    }
    expect((await everythingSaid()).split('\n').filter(row => row.includes(id))).toHaveLength(before)
    expect(await stage.admin('select 1 from mail where recipient like $1', ['%erased%'])).toEqual([])
    const place = `insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since)
      select tenant_id, gen_random_uuid(), id, crew_id, '${id}', 'invited', starts, ends, now() from project_crew_item
      where tenant_id = '${tenantId}' and crew_id = '${crews.main}' limit 1`
    await expect(stage.admin(place)).rejects.toThrow('of whoever was erased')
  })

  it('is in no table any more that was brought along', async () => {
    const { id: tenantId, imports, persons } = stage.world.a
    await settle()
    await stage.admin(
      `update data_import set kind = 'people', file_name = 'member Example.csv', sample = '[["member Example"]]'
        where tenant_id = $1 and id = $2`,
      [tenantId, imports.main],
    )
    const row = `insert into import_row (tenant_id, id, import_id, line, fate, number, name, place, values, target, changes, problems, matches)
      values ($1, gen_random_uuid(), $2, $3, 'new', '', $4, '', $5, $6, '[]', '[]', '[]')`
    const at = [tenantId, imports.main]
    await stage.admin(row, [...at, 101, 'Row of member', '{}', persons.member])
    await stage.admin(row, [...at, 102, 'Row of member', '{"email":"Member@example.test"}', null])
    await stage.admin(row, [...at, 103, 'Row of another', '{"email":"another@example.test"}', null])
    expect((await plan()).goes.find(({ kind }) => kind === 'imports')?.count).toBe(3)
    const taken = await stage.as('office', 'POST', `/persons/${member()}/export`, undefined, { key: null })
    const said = [...unzip(taken.bytes)].map(([, bytes]) => bytes.toString('utf8')).join()
    expect([
      said.includes('Row of member'),
      said.includes('Row of another'),
      said.includes('member Example.csv'),
    ]).toEqual([true, false, false])
    answered(await erase())
    expect(await namesLeft('Row of member')).toEqual([])
    expect(await namesLeft('member Example.csv')).toEqual([])
    expect(await stage.admin('select sample, file_id from data_import where id = $1', [imports.main])).toEqual([
      { sample: [], file_id: null },
    ])
    expect(await namesLeft('Row of another')).toHaveLength(1)
    answered(await stage.as('office', 'GET', `/imports/${imports.main}`))
  })

  it('lets no call of anybody fail', async () => {
    const { a } = stage.world
    const { member: whom, office: asker, planner } = a.persons
    // Their rows are what the suites ask about; signed hours stay.
    await settle()
    answered(await erase())
    expect(asker).not.toBe(planner)
    const calls = callsIn(a, stage.clock.now)
    const failed: string[] = []
    let asked = 0
    for (const { operationId, path } of contract.filter(
      one => one.method === 'GET' && !/stream|events/i.test(one.operationId),
    )) {
      const { body: _, ...call } = calls[operationId] ?? {}
      const addresses = [addressOf(path.slice('/api/v1'.length), call)]
      if (/persons?\/\{id\}|crewMember\/\{id\}/.test(path))
        addresses.push(addressOf(path.slice('/api/v1'.length), { ...call, id: whom }))
      for (const address of addresses)
        for (const who of ['office', 'planner', 'chief', 'client'] as const) {
          const answer = await stage.server.request(a.host, 'GET', address, { token: await stage.token(who) })
          asked++
          if (answer.status >= 500) failed.push(`${who} ${address}: ${answer.status} ${answer.text.slice(0, 200)}`)
        }
    }
    expect(asked).toBeGreaterThan(400)
    expect(failed).toEqual([])
  }, 240_000)

  it('loses their name once no record has to keep it, and what is frozen says so', async () => {
    await settle()
    const { id, persons } = stage.world.a
    const { paper } = await freeze()
    const { nameUntil, stays } = answered<Erasure>(await erase())
    expect(stays.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['hours', 'documents', 'signatures', 'payments']),
    )
    const papers = () =>
      stage.admin<{ id: string }>(`select id from document where tenant_id = $1 and person_id = $2`, [
        id,
        persons.member,
      ])
    expect(await papers()).toEqual([{ id: paper }])
    stage.clock.set(new Date(`${nameUntil}T22:00:00Z`))
    await runJobs(stage.server.services)
    expect(await stage.admin(`select name_gone_at from person where id = $1`, [persons.member])).toEqual([
      { name_gone_at: null },
    ])
    stage.clock.set(new Date(Date.parse(`${nameUntil}T00:00:00Z`) + 2 * 86_400_000))
    await runJobs(stage.server.services)
    await tidy(stage.server.services)
    for (const gone of ['member Example', 'member,Example']) expect(await namesLeft(gone)).toEqual([])
    expect(await papers()).toEqual([])
    for (const [text, count] of [
      [`select 1 from person where first_name || ' ' || last_name = 'Erased person'`, 1],
      [`select 1 from signed_hours where person_name = 'Erased person' and chargeable_minutes = 450`, 1],
      [`select 1 from bank_transfer where recipient = 'Erased person'`, 1],
      [
        `select 1 from invoice_item where tenant_id = '${id}' and people -> 0 ->> 'name' = 'Erased person' and people -> 0 ->> 'net' <> ''`,
        3,
      ],
      [`select 1 from activity where code = 'personNameGone'`, 1],
    ] as const)
      expect([text, (await stage.admin(text)).length]).toEqual([text, count])
  })

  it('whom no record has to keep loses their name at once', async () => {
    const { id } = await addPerson(stage.test.database, stage.world.a, 'fleeting')
    const done = answered<Erasure>(await erase({ name: 'fleeting  example', reason: 'x' }, id))
    expect([done.nameUntil, done.stays]).toEqual([null, []])
    for (const gone of ['fleeting Example', 'fleeting,Example', 'fleeting@']) expect(await namesLeft(gone)).toEqual([])
    expect((await plan(id)).name).toBe('Erased person')
    await stage.admin(`update tenant set use_user_language = true where id = $1`, [stage.world.a.id])
    await stage.admin(`update person set language = 'fr' where tenant_id = $1 and id = $2`, [
      stage.world.a.id,
      stage.world.a.persons.planner,
    ])
    const french = answered<{ name: string }>(await stage.as('planner', 'GET', `/crewMember/${id}`))
    expect(french.name).toBe('Personne effacée')
  })

  it('of another agency stays where they are', async () => {
    const other = stage.world.b.persons.member
    expect((await stage.as('office', 'GET', `/persons/${other}/erasure`)).status).toBe(404)
    expect((await erase(undefined, other)).status).toBe(404)
  })
})

describe('what is frozen', () => {
  it('still lets go of nobody who was not erased', async () => {
    const { id } = stage.world.a
    await freeze()
    await stage.as('planner', 'POST', `/crewMember/${member()}`, { homeCity: 'Altona' })
    for (const [table, text] of [
      ['signed_hours', `update signed_hours set person_name = 'Erased person' where tenant_id = $1`],
      [
        'bank_transfer',
        `update bank_transfer set recipient = 'Erased person' where tenant_id = $1 and state = 'executed'`,
      ],
      ['document_signature', `delete from document_signature where tenant_id = $1`],
      ['document_version', `delete from document_version where tenant_id = $1`],
      ['invoice_item', `update invoice_item set people = '[]' where tenant_id = $1 and people <> '[]'`],
      ['activity', `update activity set text = null, changes = '[]' where tenant_id = $1 and type <> 'TODO'`],
    ] as const) {
      const there = await stage.admin(`select 1 from ${table} where tenant_id = $1`, [id])
      expect([table, there.length > 0]).toEqual([table, true])
      await expect(stage.admin(text, [id]), text).rejects.toThrow(/never changed/)
    }
  })

  it('of whoever was erased loses nothing else while a law keeps it', async () => {
    const { id } = stage.world.a
    await settle()
    await freeze()
    answered(await erase())
    for (const text of [
      `update signed_hours set chargeable_minutes = 1 where tenant_id = $1`,
      `update signed_hours set person_name = 'Erased person' where tenant_id = $1`,
      `delete from document_signature where tenant_id = $1`,
    ])
      await expect(stage.admin(text, [id]), text).rejects.toThrow(/never changed/)
  })
})

describe('what is known of somebody, taken along', () => {
  it('is a summary, tables and files, and nothing that opens anything', async () => {
    const answer = await stage.as('office', 'POST', `/persons/${member()}/export`, undefined, { key: null })
    expect(answer.status).toBe(200)
    const found = unzip(answer.bytes)
    const texts = [...found].filter(([path]) => /\.(html|json|csv)$/.test(path))
    const said = texts.map(([, bytes]) => bytes.toString('utf8')).join('\n')
    expect([...found.keys()]).toEqual(
      expect.arrayContaining([
        'summary.html',
        'data/person.json',
        'data/person/person.csv',
        'data/jobs.json',
        'data/payrolls.json',
      ]),
    )
    expect([...found.keys()].some(path => path.startsWith('files/pictures/'))).toBe(true)
    expect(said.includes('member@example.test')).toBe(true)
    const rows = JSON.parse(found.get('data/person.json')?.toString('utf8') ?? '{}') as {
      person: Record<string, unknown>[]
    }
    expect(rows.person).toHaveLength(1)
    expect(rows.person[0]).not.toHaveProperty('kiosk_pin')
    const tables = [...found]
      .filter(([path]) => path.endsWith('.json'))
      .flatMap(([, bytes]) =>
        Object.entries(JSON.parse(bytes.toString('utf8')) as Record<string, Record<string, unknown>[]>),
      )
    expect(tables.length).toBeGreaterThan(15)
    for (const [table, rows] of tables) {
      const hidden = columnsOf(register[table] ?? { columns: {} }, 'secret', 'other', 'actor')
      expect([table, rows.flatMap(row => Object.keys(row)).filter(column => hidden.includes(column))]).toEqual([
        table,
        [],
      ])
    }
    for (const other of ['colleague@', 'office@', 'stranger@'])
      expect([other, said.includes(other)]).toEqual([other, false])
    expect(
      await stage.admin(`select 1 from activity where code = 'personExported' and person_id = $1`, [member()]),
    ).toHaveLength(1)
  })

  it('has files by the names of their papers, and no answers others were given', async () => {
    const { id: tenantId, persons } = stage.world.a
    await stage.admin(
      `insert into idempotency_key (tenant_id, owner, key, fingerprint, status, body)
        values ($1, $2, 'k1', 'f', 200, $3)`,
      [tenantId, persons.office, JSON.stringify({ id: member(), other: 'what the office was told' })],
    )
    const files = ['front', 'back'].map(side => ({ name: `picture ${side}.webp`, bytes: Buffer.from(side) }))
    const stored = await Promise.all(
      files.map(async one => storeFile(stage.server.services, tenantId, { ...one, contentType: 'image/webp' })),
    )
    const [paper] = await stage.admin<{ id: string }>(
      `update document set person_id = $2, name = 'Passport' where tenant_id = $1 and id = (select id from document
        where tenant_id = $1 order by id limit 1) returning id`,
      [tenantId, member()],
    )
    await stage.admin(
      `insert into document_upload (tenant_id, id, document_id, number, state, files, uploaded_at)
        values ($1, gen_random_uuid(), $2, 99, 'declined', $3, now())`,
      [tenantId, paper?.id, JSON.stringify(stored.map(id => ({ id })))],
    )
    const answer = await stage.as('office', 'POST', `/persons/${member()}/export`, undefined, { key: null })
    const found = unzip(answer.bytes)
    const paths = [...found.keys()]
    expect(paths).toEqual(
      expect.arrayContaining(['files/documents/Passport.webp', 'files/documents/Passport (2).webp']),
    )
    expect(paths.filter(path => path.includes('idempotency') || path.startsWith('data/answers'))).toEqual([])
    const said = [...found.values()].map(bytes => bytes.toString('utf8')).join()
    expect(said.includes('what the office was told')).toBe(false)
  })

  it('is in the language of whoever asks', async () => {
    await stage.admin(`update person set language = 'de' where tenant_id = $1 and id = $2`, [
      stage.world.a.id,
      stage.world.a.persons.office,
    ])
    await stage.admin(`update tenant set use_user_language = true where id = $1`, [stage.world.a.id])
    const answer = await stage.as('office', 'POST', `/persons/${member()}/export`, undefined, { key: null })
    expect(unzip(answer.bytes).get('summary.html')?.toString('utf8')).toContain('<h2>Bewertungen</h2>')
  })
})
