import writeSheet from 'write-excel-file/node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { full } from '../../support/full.ts'
import { csv, importing } from '../../support/importing.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
let functions: { id: string; caption: string }[]
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
  functions = await stage.admin(
    `select id, caption from lookup where tenant_id = $1 and kind = 'functions' and removed_at is null order by sort, caption`,
    [a.id],
  )
})
afterAll(() => stage.close())

const { bring, check, checked, looked, rowsOf, taken } = importing(() => stage, 'people')
const head = 'Nr;Name, Vorname;Geb.;Mail;Mobil;Straße;PLZ;Ort;Land;Einsatz'
const people = () =>
  stage.admin<Record<string, unknown>>(
    `select r.number, r.last_name as last, r.first_name as first, r.birthday::text as birthday, r.email, r.phone, r.street,
        r.zipcode, r.city, r.country, r.language, r.time_zone as zone,
        array(select f.caption from person_function pf join lookup f on f.tenant_id = pf.tenant_id and f.id = pf.function_id
          where pf.tenant_id = r.tenant_id and pf.person_id = r.id order by f.caption) as functions,
        (select json_agg(json_build_object('login', g.login, 'types', g.login_types, 'invited', g.invited_at, 'hash', g.password_hash))
          from login g where g.tenant_id = r.tenant_id and g.person_id = r.id) as logins
      from person r where r.tenant_id = $1 order by r.number`,
    [a.id],
  )
const named = async (last: string) => (await people()).filter(one => one['last'] === last)
const caption = (at: number) => functions[at]?.caption ?? ''
const mails = () => stage.admin(`select id from mail where tenant_id = $1`, [a.id])

describe('people of a table', () => {
  it('become people with a login of the crew, to which nobody is invited, and are the same the second time', async () => {
    const before = await mails()
    const [first] = functions
    const lines = [
      head,
      `;Ahlers, Wiebke;17.03.2001;Wiebke@New.example;+49 170 5550110;Am Kai 7;20457;Hamburg;Deutschland;${caption(0)}, ${caption(1)}`,
      '9001;Bakker, Sanne;;;;;;;;',
      ';Castillo, Ruben;21.06.1997;;;;;;;',
    ]
    const one = await checked(...lines)
    expect(one).toMatchObject({ kind: 'people', fates: { new: 3, wrong: 0 } })
    expect((await rowsOf(one.id)).items[0]).toMatchObject({
      ...{ line: 2, name: 'Ahlers, Wiebke', place: 'Hamburg' },
      details: [
        { field: 'birthday', text: '17.03.2001' },
        { field: 'functions' },
        { field: 'email', text: 'Wiebke@New.example' },
      ],
    })
    expect(await taken(one)).toMatchObject({ state: 'taken', taken: { added: 3, changed: 0 } })
    const [office] = await stage.admin<{ zone: string }>(`select time_zone as zone from person where id = $1`, [
      a.persons.office,
    ])
    expect(await named('Ahlers')).toEqual([
      {
        ...{ number: expect.stringMatching(/^\d+$/), last: 'Ahlers', first: 'Wiebke', birthday: '2001-03-17' },
        ...{
          email: 'wiebke@new.example',
          phone: '+49 170 5550110',
          street: 'Am Kai 7',
          zipcode: '20457',
          city: 'Hamburg',
        },
        ...{ country: 'DE', language: expect.any(String), zone: office?.zone },
        functions: [caption(0), caption(1)].toSorted((x, y) => x.localeCompare(y)),
        logins: [{ login: 'wiebke@new.example', types: ['crew'], invited: null, hash: '' }],
      },
    ])
    expect(await named('Bakker')).toMatchObject([{ number: '9001', logins: null, functions: [] }])
    expect(await mails()).toEqual(before)
    expect((await checked(...lines)).fates).toMatchObject({ same: 3, new: 0, changes: 0, ambiguous: 0 })
    const found = await stage.as('office', 'GET', `/persons?q=Ahlers&functionId=${first?.id}`)
    expect(answered<{ items: object[] }>(found).items).toMatchObject([{ name: 'Wiebke Ahlers' }])
  })

  it('who are new wait for their invitation, and log in once they have followed it', async () => {
    await taken(await checked('Name;Vorname;Mail', 'Ahlers;Wiebke;wiebke@new.example'))
    const listed = async () => answered<{ items: object[] }>(await stage.as('office', 'GET', '/logins?q=Ahlers')).items
    expect(await listed()).toMatchObject([{ login: 'wiebke@new.example', state: 'entered', since: null }])
    expect(answered<{ items: object[] }>(await stage.as('office', 'GET', '/logins?state=entered')).items).toHaveLength(
      1,
    )
    const [person] = await stage.admin<{ id: string }>(`select id from person where last_name = 'Ahlers'`)
    const access = `/persons/${person?.id}/profileAccess`
    expect(answered(await stage.as('office', 'GET', access))).toMatchObject({ accountState: 'none', invitedAt: null })
    const before = await mails()
    expect(answered(await stage.as('office', 'POST', access, {}))).toMatchObject({ accountState: 'invited' })
    expect(await mails()).toHaveLength(before.length + 1)
    expect(await listed()).toMatchObject([{ state: 'invited' }])
    expect(await named('Ahlers')).toHaveLength(1)
  })

  it('who are known change, with their login where it is called after the address; what is empty stays', async () => {
    const lines = [
      head,
      '9001;Ahlers, Wiebke;17.03.2001;wiebke@new.example;+49 170 5550110;;;;;',
      '9002;Bakker, Sanne;;;;;;;;',
    ]
    await taken(await checked(...lines))
    const two = await checked(
      head,
      `9001;Ahlers, Wiebke;;wiebke@other.example;+49 170 5550112;;;Altona;;${caption(0)}`,
      '9002;Bakker, Sanne;;sanne@new.example;;;;;;',
    )
    const { items } = await rowsOf(two.id)
    expect(items[0]?.changes).toEqual([
      { field: 'email', from: 'wiebke@new.example', to: 'wiebke@other.example' },
      { field: 'phone', from: '+49 170 5550110', to: '+49 170 5550112' },
      { field: 'city', from: null, to: 'Altona' },
      { field: 'functions', from: null, to: `+ ${caption(0)}` },
    ])
    expect(await taken(two)).toMatchObject({ taken: { added: 0, changed: 2 } })
    expect(await named('Ahlers')).toMatchObject([
      {
        ...{
          number: '9001',
          birthday: '2001-03-17',
          email: 'wiebke@other.example',
          city: 'Altona',
          functions: [caption(0)],
        },
        logins: [{ login: 'wiebke@other.example', hash: '' }],
      },
    ])
    expect(await named('Bakker')).toMatchObject([
      { email: 'sanne@new.example', logins: [{ login: 'sanne@new.example', types: ['crew'], invited: null }] },
    ])
    const log = await stage.admin<{ code: string; by: string }>(
      `select a.code, a.by_id as by from activity a join person r on r.tenant_id = a.tenant_id and r.id = a.person_id
        where a.tenant_id = $1 and r.last_name in ('Ahlers', 'Bakker')`,
      [a.id],
    )
    expect(log).toEqual([{ code: 'personDetailsChanged', by: a.persons.office }])
  })

  it('are never those who are known here as another than crew, nor named by an address of somebody else', async () => {
    const [desk] = await stage.admin<{ login: string }>(
      `select g.login from login g where g.tenant_id = $1 and g.kind = 'user' and g.person_id is not null and not 'crew' = any(g.login_types)`,
      [a.id],
    )
    const one = await checked('Name;Vorname;Mail', `Neu;Nina;${desk?.login}`, 'Neu;Nele;nele@new.example')
    expect(one.fates).toMatchObject({ wrong: 1, new: 1 })
    expect((await rowsOf(one.id, '?fate=wrong')).items[0]?.problems).toMatchObject([
      { field: 'email', reason: 'notCrew' },
    ])
  })

  it('are never those who were erased, not even where it was looked through before', async () => {
    await taken(await checked('Nr;Name;Vorname', '9001;Ahlers;Wiebke'))
    const line = `9001;Ahlers;Wiebke;wiebke@new.example;Altona;${caption(0)}`
    const before = await checked('Nr;Name;Vorname;Mail;Ort;Einsatz', line)
    expect(before.fates).toMatchObject({ changes: 1 })
    await stage.admin(
      `update person set erased_at = now(), name_kept_until = '2099-01-01' where number = '9001' and tenant_id = $1`,
      [a.id],
    )
    const erased = await named('Ahlers')
    expect(await taken(before)).toMatchObject({ state: 'outdated' })
    const one = await checked('Nr;Name;Vorname;Mail;Ort;Einsatz', line)
    expect((await rowsOf(one.id)).items).toMatchObject([{ fate: 'wrong', problems: [{ reason: 'wasErased' }] }])
    // Judged good, however that came.
    const [target] = await stage.admin<{ id: string }>(
      `select id from person where number = '9001' and tenant_id = $1`,
      [a.id],
    )
    const changes = JSON.stringify([{ field: 'email', from: null, to: 'wiebke@new.example' }])
    await stage.admin(
      `update import_row set fate = 'changes', target = $2, changes = $3::jsonb, problems = '[]',
      values = (select values from import_row where import_id = $4) where import_id = $1`,
      [one.id, target?.id, changes, before.id],
    )
    await taken(one, { leaveOut: true })
    expect(await named('Ahlers')).toEqual(erased)
  })

  it('of another agency are nobody here', async () => {
    const { b } = stage.world
    const one = await checked('Name;Vorname;Mail', `Neu;Nina;${b.logins.member}x`)
    await stage.admin(`update login set login = $1 where tenant_id = $2 and login = $3`, [
      `${b.logins.member}x`.toLowerCase(),
      b.id,
      b.logins.member.toLowerCase(),
    ])
    expect(await taken(one)).toMatchObject({ state: 'taken', taken: { added: 1 } })
  })

  it('take nothing where somebody got one of the addresses meanwhile', async () => {
    const one = await checked('Name;Vorname;Mail', 'Neu;Nina;nina@new.example', 'Neu;Nele;nele@new.example')
    const invited = {
      firstName: 'Nina',
      lastName: 'Neu',
      login: 'nina@new.example',
      loginTypes: ['crew'],
      companyId: null,
    }
    answered(await stage.as('office', 'POST', '/logins', invited), 201)
    expect(await taken(one)).toMatchObject({ state: 'outdated' })
    expect(await named('Neu')).toHaveLength(1)
  })

  it('without a number get the next ones, past those the file gives', async () => {
    await stage.admin(`delete from number_series where tenant_id = $1`, [a.id])
    const before = await people()
    const next = Math.max(0, ...before.map(one => Number(one['number'])).filter(Number.isInteger)) + 1
    const one = await checked('Nr;Name;Vorname;Mail', `;A;A;a@new.example`, `${next + 1};B;B;`, ';C;C;c@new.example')
    await taken(one)
    const numbers = await Promise.all(['A', 'B', 'C'].map(async last => (await named(last))[0]?.['number']))
    expect(numbers).toEqual([next, next + 1, next + 2].map(String))
    const invited = { firstName: 'D', lastName: 'D', login: 'd@new.example', loginTypes: ['crew'], companyId: null }
    answered(await stage.as('office', 'POST', '/logins', invited), 201)
    expect((await named('D'))[0]?.['number']).toBe(String(next + 3))
  })
})

describe('answers', () => {
  it('settle all rows alike, and are part of what is taken over', async () => {
    const bad = `${caption(0)}x`
    const one = await checked(
      'Name;Vorname;Geb.;Mobil;Einsatz',
      `A;A;36169;;${bad}`,
      `B;B;36170;"=""0176 555""";${bad}`,
      'C;C;31.02.1994;;',
      'D;D;1.2.1990;;',
      'D;D;01.02.1990;;',
    )
    expect(one).toMatchObject({ fates: { wrong: 3, new: 1, double: 1 } })
    expect(one.questions.map(({ asks, rows, answered: is, becomes }) => [asks, rows, is, becomes])).toEqual([
      ['dayNumbers', 2, false, '1999-01-09'],
      ['instead', 2, false, caption(0)],
      ['formulas', 1, false, '0176 555'],
      ['doubles', 1, false, ''],
    ])
    const two = await check(one, {
      ...{ dayNumbers: true, formulas: true, doubles: true },
      instead: [
        { field: 'functions', text: bad, becomes: caption(0) },
        { field: 'birthday', text: '31.02.1994', becomes: '28.02.1994' },
      ],
    })
    expect(two).toMatchObject({
      revision: 2,
      fates: { wrong: 0, new: 4, same: 1, double: 0 },
      answers: { dayNumbers: true },
    })
    expect(
      codeOf(
        await stage.as('office', 'POST', `/imports/${one.id}/take`, { revision: 1, leaveOut: true, takeChanges: true }),
      ),
    ).toBe('changedMeanwhile')
    const { items } = await rowsOf(two.id)
    expect(items[1]?.details).toEqual([
      { field: 'birthday', text: '36170', becomes: '1999-01-10' },
      { field: 'functions', text: bad, becomes: caption(0) },
      { field: 'phone', text: '="0176 555"', becomes: '0176 555' },
    ])
    const report = await stage.as('office', 'GET', `/imports/${two.id}/report`)
    expect(report.text).toContain('31.02.1994 → 1994-02-28')
    await taken(two)
    expect((await people()).filter(one => /^[ABCD]$/.test(String(one['last'])))).toMatchObject([
      { birthday: '1999-01-09', functions: [caption(0)] },
      { birthday: '1999-01-10', phone: '0176 555', functions: [caption(0)] },
      { birthday: '1994-02-28' },
      { birthday: '1990-02-01' },
    ])
  })

  it('are those of one dry run: asked again with the same it is made once, with others it is not its turn', async () => {
    const brought = answered<{ id: string }>(await bring(csv('Name;Vorname', 'A;B')), 201)
    const ask = (doubles: boolean) =>
      stage.as('office', 'POST', `/imports/${brought.id}/check`, {
        readAs: ['lastName', 'firstName'],
        answers: { dayNumbers: false, monthFirst: false, formulas: false, doubles, instead: [] },
      })
    answered(await ask(false))
    answered(await ask(false))
    expect(codeOf(await ask(true))).toBe('outOfTurn')
  })
})

it('of a workbook are read as they stand in it: days that are days are not asked about, numbers are', async () => {
  const sheet = await writeSheet([
    ['Name, Vorname', 'Geb.', 'Mail'].map(value => ({ value })),
    [
      { value: 'A, B' },
      { value: new Date('1990-02-01'), type: Date, format: 'dd.mm.yyyy' },
      { value: 'a@new.example' },
    ],
    [{ value: 'C, D' }, { value: 36_169 }, { value: 'c@new.example' }],
  ]).toBuffer()
  const one = await looked(sheet, 'crew.xlsx')
  expect(one).toMatchObject({ fates: { new: 1, wrong: 1 }, questions: [{ asks: 'dayNumbers', rows: 1 }] })
})

it(
  'of as many people as a table may have is looked through, taken over and the same',
  { timeout: 300_000 },
  async () => {
    const count = full ? 100_000 : 6_000
    const lines = Array.from(
      { length: count },
      (_, at) =>
        `Nachname${at},Vorname;${1 + (at % 28)}.${1 + (at % 12)}.19${60 + (at % 39)};p${at}@new.example;${caption(at % 2)}`,
    )
    const file = csv('Name, Vorname;Geb.;Mail;Einsatz', ...lines)
    const one = await looked(file)
    expect(one).toMatchObject({ state: 'checked', fates: { new: count } })
    expect(await taken(one)).toMatchObject({ state: 'taken', taken: { added: count, changed: 0 } })
    expect((await looked(file)).fates).toMatchObject({ same: count })
  },
)
