import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { importing } from '../../support/importing.ts'
import { setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

describe('places of a table', () => {
  const { checked, rowsOf, taken } = importing(() => stage, 'locations')
  const places = (name: string) =>
    stage.admin<Record<string, unknown>>(
      `select name, street, zipcode, city, country, region, entrance, info, time_zone as zone from location
        where tenant_id = $1 and name = $2 order by zipcode`,
      [a.id, name],
    )

  it('become places in the zone that is said, else in that of whoever takes them over; the same again is the same', async () => {
    const lines = [
      'Halle;Straße;PLZ;Ort;Land;Bundesland;Zeitzone;Eingang;Hinweis',
      'Neue Arena;Am Kai 7;20457;Hamburg;Deutschland;Hamburg;;Tor 3;Bitte leise',
      'Neue Arena;;1010;Wien;AT;;Europe/Vienna;;',
      'Alte Arena;;;Bremen;;;Mars;;',
    ]
    const one = await checked(...lines)
    expect(one).toMatchObject({ kind: 'locations', fates: { new: 2, wrong: 1 } })
    expect((await rowsOf(one.id, '?fate=wrong')).items[0]?.problems).toMatchObject([
      { field: 'timeZone', reason: 'notZone' },
    ])
    expect(await taken(one, { leaveOut: true })).toMatchObject({ taken: { added: 2, changed: 0 } })
    const [office] = await stage.admin<{ zone: string }>(`select time_zone as zone from person where id = $1`, [
      a.persons.office,
    ])
    expect(await places('Neue Arena')).toEqual([
      {
        ...{ name: 'Neue Arena', street: '', zipcode: '1010', city: 'Wien', country: 'AT', region: '', entrance: null },
        ...{ info: null, zone: 'Europe/Vienna' },
      },
      {
        ...{ name: 'Neue Arena', street: 'Am Kai 7', zipcode: '20457', city: 'Hamburg', country: 'Deutschland' },
        ...{ region: 'Hamburg', entrance: 'Tor 3', info: 'Bitte leise', zone: office?.zone },
      },
    ])
    expect((await checked(...lines)).fates).toMatchObject({ same: 2, new: 0, changes: 0, wrong: 1 })
    const two = await checked('Name;PLZ;Ort;Eingang', 'Neue Arena;20457;Hamburg;Tor 4')
    expect(await taken(two)).toMatchObject({ taken: { added: 0, changed: 1 } })
    expect((await places('Neue Arena'))[1]).toMatchObject({ street: 'Am Kai 7', entrance: 'Tor 4' })
  })

  it('keep their zone where a crew is planned there, and have it as it is written everywhere', async () => {
    const lines = ['Name;PLZ;Ort;Zeitzone', 'Neue Arena;20457;Hamburg;europe/lisbon']
    await taken(await checked(...lines))
    expect(await places('Neue Arena')).toMatchObject([{ zone: 'Europe/Lisbon' }])
    const other = (await checked(lines[0] ?? '', 'Neue Arena;20457;Hamburg;Europe/Vienna')).fates
    expect(other).toMatchObject({ changes: 1, wrong: 0 })
    await stage.admin(
      `update project_crew set location_id = (select id from location where tenant_id = $1 and name = 'Neue Arena')
        where tenant_id = $1`,
      [a.id],
    )
    const one = await checked(lines[0] ?? '', 'Neue Arena;20457;Hamburg;Europe/Vienna')
    expect((await rowsOf(one.id)).items).toMatchObject([
      { fate: 'wrong', problems: [{ field: 'timeZone', reason: 'changeThere' }] },
    ])
    expect((await checked(...lines)).fates).toMatchObject({ same: 1 })
  })

  it('take nothing where one of them was changed meanwhile', async () => {
    await taken(await checked('Name;PLZ;Ort', 'Neue Arena;20457;Hamburg'))
    const one = await checked('Name;PLZ;Ort', 'Neue Arena;20457;Altona')
    await stage.admin(`update location set street = 'x' where tenant_id = $1 and name = 'Neue Arena'`, [a.id])
    expect(await taken(one)).toMatchObject({ state: 'outdated', taken: null })
  })
})

describe('contacts of a table', () => {
  const { check, checked, rowsOf, taken } = importing(() => stage, 'contacts')
  const contacts = () =>
    stage.admin<Record<string, unknown>>(
      `select k.number, k.name, k.role, k.email, k.phone, y.number as company from contact k
        join company y on y.tenant_id = k.tenant_id and y.id = k.company_id where k.tenant_id = $1 order by k.name`,
      [a.id],
    )

  it('become contacts of their clients, by number or name, and are the same the second time', async () => {
    const [client] = await stage.admin<{ number: string; name: string }>(
      `select number, name from company where tenant_id = $1 and not own order by number`,
      [a.id],
    )
    const lines = [
      'Kunde;Name;Rolle;E-Mail;Telefon',
      `${client?.number};Nina Neu;Technik;Nina@new.example;+49 40 1`,
      `${client?.name};Nele Neu;;;`,
      'Niemand GmbH;Nora Neu;;;',
    ]
    const before = await contacts()
    const one = await checked(...lines)
    expect(one.fates).toMatchObject({ new: 2, wrong: 1 })
    expect((await rowsOf(one.id, '?fate=wrong')).items[0]).toMatchObject({
      problems: [{ field: 'company', reason: 'notCompany' }],
      details: [{ field: 'company', text: 'Niemand GmbH' }],
    })
    expect(await taken(one, { leaveOut: true })).toMatchObject({ taken: { added: 2, changed: 0 } })
    const now = await contacts()
    expect(now.filter(({ name }) => String(name).endsWith('Neu'))).toEqual([
      {
        number: expect.stringMatching(/^\d+$/),
        name: 'Nele Neu',
        role: '',
        email: null,
        phone: null,
        company: client?.number,
      },
      {
        ...{ number: expect.stringMatching(/^\d+$/), name: 'Nina Neu', role: 'Technik', email: 'nina@new.example' },
        ...{ phone: '+49 40 1', company: client?.number },
      },
    ])
    expect(new Set(now.map(({ number }) => number)).size).toBe(before.length + 2)
    expect((await checked(...lines)).fates).toMatchObject({ same: 2, new: 0, changes: 0, wrong: 1 })
    const two = await checked('Kunde;Name;E-Mail;Telefon', `${client?.number};Nina Alt;nina@new.example;`)
    expect(await taken(two)).toMatchObject({ taken: { added: 0, changed: 1 } })
    expect(await contacts()).toContainEqual(expect.objectContaining({ name: 'Nina Alt', phone: '+49 40 1' }))
  })

  it('of a client that is mistyped are taken once somebody says which is meant', async () => {
    const [client] = await stage.admin<{ name: string }>(
      `select name from company where tenant_id = $1 and not own order by number`,
      [a.id],
    )
    const text = `${client?.name}x`
    const one = await checked('Kunde;Name', `${text};Nina Neu`)
    expect(one.questions).toEqual([
      { asks: 'instead', field: 'company', text, becomes: client?.name, rows: 1, answered: false },
    ])
    const two = await check(one, { instead: [{ field: 'company', text, becomes: client?.name ?? '' }] })
    expect(await taken(two)).toMatchObject({ taken: { added: 1 } })
  })

  it('are never those of the agency’s own company, nor of a client of another agency', async () => {
    const own = await stage.admin<{ name: string }>(
      `select name from company where (tenant_id = $1 and own) or (tenant_id = $2 and name not in (select name from company where tenant_id = $1))`,
      [a.id, stage.world.b.id],
    )
    const one = await checked('Kunde;Name', ...own.map(({ name }) => `${name};Nina Neu`))
    expect(one.fates).toMatchObject({ wrong: own.length, new: 0 })
  })
})
