import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordsOf } from '../../../server/search/words.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const found = async (path: 'companies' | 'contacts' | 'locations', q: string) =>
  answered<{ items: { name: string }[] }>(
    await stage.as('planner', 'GET', `/${path}?q=${encodeURIComponent(q)}`),
  ).items.map(({ name }) => name)

describe('words of a text', () => {
  it.each([
    'Müllerhalle am See',
    'MÜLLER Ångström Łódź İstanbul',
    'Große Straße 12a/3',
    'GROẞE Œuvre, Æther, Łódź, Øresund, Đakovo, Iğdır',
    'Llŷn, Y Felinheli — Caernarfon',
    'Žižkov “Palác” (2. patro)',
    'rock\u2019n\u2019roll 🎸 & söhne',
    'e\u0301te\u0301 été',
    ' \t\n- _ ',
    '',
  ])('are the same to the database and to whoever asks: %s', async text => {
    const kept = await stage.admin<{ word: string }>('select words_of($1) as word', [text])
    expect(kept.map(({ word }) => word).toSorted()).toEqual(wordsOf(text).toSorted())
  })
})

describe('what is searched for', () => {
  it('is found by its new words and no longer by the old ones once it is called otherwise', async () => {
    const { id, companies } = stage.world.a
    const rename = (name: string) =>
      stage.admin('update company set name = $3 where tenant_id = $1 and id = $2', [id, companies.client, name])
    const [{ name: before } = { name: '' }] = await stage.admin<{ name: string }>(
      'select name from company where id = $1',
      [companies.client],
    )
    await rename('Österreichische Bühnen')
    expect(await found('companies', 'oster buh')).toEqual(['Österreichische Bühnen'])
    expect(await found('companies', before)).toEqual([])
    expect((await found('contacts', 'buhnen')).length, 'its contacts are found by it').toBeGreaterThan(0)
    await rename(before)
    expect(await found('companies', before)).toEqual([before])
    expect(await found('companies', 'buhnen')).toEqual([])
  })

  it('is looked at once each where many are changed at once, also where one was changed before', async () => {
    const { id } = stage.world.a
    const many = 200
    await stage.admin(
      `insert into company (tenant_id, id, number, name, city, own)
        select $1, gen_random_uuid(), 'W' || n, 'Wanderbühne ' || n, 'Hamburg', false from generate_series(1, $2) n`,
      [id, many],
    )
    const move = (city: string, number: string) =>
      stage.admin('update company set city = $2 where tenant_id = $1 and number like $3', [id, city, number])
    // How the database goes about it is remembered from the first times.
    for (const time of [1, 2, 3, 4, 5, 6, 7, 8]) await move(`Ulm ${time}`, 'W1')
    const looks = async () => {
      const [row] = await stage.admin<{ calls: number }>(
        `select coalesce(sum(pg_stat_get_xact_function_calls(oid)), 0)::int as calls from pg_proc where proname = 'told_by'`,
      )
      return row?.calls ?? 0
    }
    await stage.admin(`set track_functions = 'all'`)
    await stage.admin('begin')
    try {
      const before = await looks()
      await move('Altona', 'W%')
      expect((await looks()) - before, 'what was, what is, and its words').toBe(3 * many)
    } finally {
      await stage.admin('commit')
      await stage.admin('reset track_functions')
    }
    expect(await found('companies', 'wanderbuhne 117 altona')).toEqual(['Wanderbühne 117'])
    expect(await found('companies', 'wanderbuhne hamburg')).toEqual([])
    expect(await found('companies', 'wanderbuhne ulm')).toEqual([])
    await stage.admin('delete from company where tenant_id = $1 and number like $2', [id, 'W%'])
    expect(await stage.admin(`select 1 from search_word where word = 'wanderbuhne'`)).toEqual([])
  })

  it('has no words left when it is gone, and none of another agency', async () => {
    const { a, b } = stage.world
    const word = 'Wanderzirkus'
    for (const tenant of [a, b])
      await stage.admin(
        `insert into location (tenant_id, id, name, street, zipcode, city, country, region, time_zone)
          values ($1, gen_random_uuid(), $2, '', '', 'Ulm', 'DE', '', 'Europe/Berlin')`,
        [tenant.id, word],
      )
    expect(await found('locations', 'wanderz')).toEqual([word])
    await stage.admin('delete from location where name = $1', [word])
    expect(await found('locations', 'wanderz')).toEqual([])
    expect(await stage.admin(`select 1 from search_word where word = 'wanderzirkus'`)).toEqual([])
  })
})

it('no trigger joins what was with what is', async () => {
  const told = await stage.admin<{ name: string; body: string }>(
    `select distinct p.proname as name, p.prosrc as body from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgoldtable is not null and t.tgnewtable is not null`,
  )
  expect(told.map(({ name }) => name).toSorted()).toEqual(['keep_words', 'tell_crew_hours', 'tell_project_days'])
  for (const { name, body } of told) expect(body, name).not.toMatch(/\b(gone|come)\b[^(;]*\bjoin\s+(gone|come)\b/i)
})
