import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookupKinds } from '../../../openapi/lookups.ts'
import { principals } from '../../resources/verdicts.ts'
import { callsIn, whoMayWhat } from '../../resources/all.ts'
import { addressOf } from '../../support/calls.ts'
import { contract } from '../../support/contract.ts'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
  await stage.admin(
    `insert into lookup (tenant_id, id, kind, code, caption, sort)
      select $1, gen_random_uuid(), k, 'more' || n, 'More ' || n, n / 2 from unnest($2::text[]) k cross join generate_series(1, 5) n`,
    [stage.world.a.id, [...lookupKinds]],
  )
  const { id, persons, documents, known, questionnaires, visitors } = stage.world.a
  // A kiosk stands only while its session opens something.
  await stage.admin(
    `insert into session (tenant_id, id, login_id, created_at, expires_at)
      values ($1, gen_random_uuid(), $2, $3::timestamptz, $3::timestamptz + interval '14 days')`,
    [id, visitors.kiosk.id, worldNow],
  )
  const training = crypto.randomUUID()
  await stage.admin('insert into questionnaire (tenant_id, id, name, training) values ($1, $2, $3, true)', [
    ...[id, training, 'Fire safety'],
  ])
  await stage.admin(
    'insert into form (tenant_id, id, questionnaire_id, person_id) values ($1, gen_random_uuid(), $2, $3)',
    [id, training, persons.member],
  )
  await stage.admin(
    'update document set person_id = $3, staff_contract_id = $4, questionnaire_id = $5 where tenant_id = $1 and id = $2',
    [id, documents.main, persons.member, known.member.contract, questionnaires.main],
  )
})
afterAll(() => stage.close())

interface List {
  items: unknown[]
  total: number
  limit: number
  page: number
  next?: string
}
const base = '/api/v1'
const lists = contract.filter(
  ({ method, parameters }) => method === 'GET' && parameters.some(one => one.name === 'page'),
)

/** Nobody is late in this world or has signed anything, whoever asks leads no crew, and what was worked is on a payroll. */
const empty = [
  ...['listAmendments', 'listCrewChiefJobs', 'listDeliveryNotes', 'listLatePeople'],
  ...['listUnassignedPcis', 'listInvoicePositions'],
]

/** Somebody who may read the list, asking for a page of it. */
const asked = (operationId: string, path: string) => {
  const call = callsIn(stage.world.a, worldNow)[operationId] ?? {}
  const name = principals[whoMayWhat[operationId]?.findIndex(verdict => verdict === 'yes') ?? -1]
  const as = name === undefined || name === 'nobody' ? null : (name as LoginName)
  return async (part: string) => {
    const query = [call.query, part].filter(Boolean).join('&')
    return stage.as(as, 'GET', addressOf(path.slice(base.length), { ...call, query }).slice(base.length))
  }
}

describe.each(lists.map(({ operationId, path }) => [operationId, path] as const))('%s', (operationId, path) => {
  it('says how many there are when it is asked for past its end', async () => {
    const ask = asked(operationId, path)
    const { total } = answered<List>(await ask('limit=1'))
    const { items, next, ...past } = answered<List & { page: number; limit: number }>(
      await ask(`limit=1&page=${total + 7}`),
    )
    // What a list carries beside its rows is the contract's matter, which every answer is held against.
    expect({ items, next, total: past.total, limit: past.limit, page: past.page }).toEqual({
      items: [],
      next: undefined,
      total,
      limit: 1,
      page: total + 7,
    })
  })

  it('is the same rows in the same order whole, by numbers of pages and from page to page', async () => {
    const ask = asked(operationId, path)
    const whole = answered<List>(await ask('limit=1000'))
    expect(whole.items.length === 0, 'there is something to go through').toBe(empty.includes(operationId))
    expect(whole.total).toBe(whole.items.length)
    expect(whole).not.toHaveProperty('next')

    const numbered: unknown[] = []
    for (let page = 1; page <= whole.total; page++) {
      const one = answered<List>(await ask(`limit=1&page=${page}`))
      expect(one).toMatchObject({ total: whole.total, page, limit: 1 })
      expect('next' in one, `after page ${page} of ${whole.total} more is to come, or not`).toBe(page < whole.total)
      numbered.push(...one.items)
    }
    expect(numbered).toEqual(whole.items)

    const followed: unknown[] = []
    for (let next: string | undefined = ''; next !== undefined;) {
      const one: List = answered(await ask(`limit=1${next && `&after=${next}`}`))
      expect(one.total).toBe(whole.total)
      followed.push(...one.items)
      next = one.next
    }
    expect(followed).toEqual(whole.items)
  })

  it('takes no place to go on from that it has not given', async () => {
    const ask = asked(operationId, path)
    const made = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url')
    const odd = ['x', made(null), made([]), made({}), made(['2026-02-30', '1', '2', '3', '4']), made(['\0', '\0'])]
    for (const length of [1, 2, 3, 4, 5])
      for (const key of [null, 'x', 1e300, '\0', {}]) odd.push(made(Array(length).fill(key)))
    for (const after of odd)
      expect(await ask(`after=${after}`)).toMatchObject({
        status: 400,
        body: { code: 'invalidInput', errors: [{ path: 'query.after' }] },
      })
  })
})
