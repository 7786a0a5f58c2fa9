import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const june = '/payrollMonths/2026-06'
const get = (path: string) => stage.as('office', 'GET', path)
const read = async () => answered<Record<string, unknown>>(await get(`${june}/handOver`))
const file = () => get(`${june}/handOver/file`)
/** Those of June are closed in July. */
async function closeJune() {
  stage.clock.forward(21 * 86_400_000)
  answered(await stage.as('office', 'POST', `${june}/close`, { dueOn: '2026-07-15' }))
}
const mapping = {
  fileColumns: [
    { field: 'personNumber', name: 'PNr' },
    { field: 'wageType', name: '=LA' },
    { field: 'hours', name: 'Std' },
    { field: 'days', name: 'Tage' },
    { field: 'amount', name: 'Betrag' },
  ],
  wages: [
    { kind: 'base', percent: null, number: '1000' },
    { kind: 'flat', percent: null, number: '2000' },
    { kind: 'vacation', percent: null, number: '3000' },
    { kind: 'sick', percent: null, number: '4000' },
  ],
  ...{ numbers: 'own', costCentre: 'none', decimal: 'comma', answerNumber: null, answerNet: null },
}
const enter = (change: object = {}) =>
  stage.as('office', 'PATCH', '/payrollMapping', { ...mapping, revision: 0, ...change })
const numbers = async () =>
  Object.fromEntries(
    (
      (await stage.admin('select id, number from person where tenant_id = $1', [a.id])) as {
        id: string
        number: string
      }[]
    ).map(({ id, number }) => [id, number]),
  )

describe('what goes to the payroll office', () => {
  it('says what is lacking, and is had once it is entered', async () => {
    expect(await read()).toMatchObject({ people: 0, lines: 0, open: 2, lacks: { wages: [], people: [] } })
    await closeJune()
    expect(await read()).toMatchObject({
      ...{ people: 2, lines: 2, absences: 0, open: 0, amounts: [{ currency: 'EUR', amount: 15_300 }] },
      lacks: {
        wages: [
          { kind: 'base', percent: null },
          { kind: 'flat', percent: null },
        ],
        people: [],
      },
    })
    const refused = await file()
    expect(codeOf(refused)).toBe('handOverIncomplete')
    expect(refused.body).toMatchObject({ lacks: { wages: [{ kind: 'base' }, { kind: 'flat' }] } })
    answered(await enter())
    expect(await read()).toMatchObject({ lacks: { wages: [], people: [] } })
    const had = await file()
    expect(had.headers['content-type']).toContain('text/csv')
    expect(had.headers['content-disposition']).toContain('Payroll-2026-06.csv')
    const of = await numbers()
    expect(had.text.replace('\uFEFF', '').split('\r\n').toSorted()).toEqual(
      [
        "PNr;'=LA;Std;Tage;Betrag",
        `${of[a.persons.member]};1000;7,50;;129,00`,
        `${of[a.persons.stranger]};2000;;;24,00`,
        '',
      ].toSorted(),
    )
    expect(codeOf(await stage.as('member', 'GET', `${june}/handOver`))).toBe('loginTypeRequired')
  })

  it('has the absences, and leaves out whoever’s payroll is open', async () => {
    const away = (who: string, kind: string, status: string, from: string, to: string) =>
      stage.admin(
        `insert into calendar_entry (tenant_id, id, person_id, kind, start_date, end_date, time_zone, starts, ends, tz_version, status, answered_at, created_at)
         values ($1, gen_random_uuid(), $2, $3, $4::date, $5::date, 'Europe/Berlin', $4::date, $5::date + 1, '2026a', $6, case when $6 = 'asked' then null else now() end, now())`,
        [a.id, who, kind, from, to, status],
      )
    await away(a.persons.colleague, 'vacation', 'approved', '2026-05-30', '2026-06-03')
    await away(a.persons.chief, 'vacation', 'asked', '2026-06-15', '2026-06-20')
    await away(a.persons.member, 'vacation', 'approved', '2026-06-22', '2026-06-23')
    const before = await read()
    expect(before).toMatchObject({ people: 1, lines: 1, absences: 1, open: 2 })
    await closeJune()
    answered(await enter())
    const of = await numbers()
    const { text } = await file()
    expect(text).toContain(`${of[a.persons.colleague]};3000;;3;\r\n`)
    expect(text).toContain(`${of[a.persons.member]};3000;;2;\r\n`)
    expect(text).not.toContain(`${of[a.persons.chief]};`)
  })

  it('has hours on a project that stands for being sick as such', async () => {
    await stage.admin(
      `with made as (insert into lookup (tenant_id, id, kind, code, caption, sort)
        values ($1, gen_random_uuid(), 'projectTypes', 'internalSickness', 'Sick', 99) returning id)
      update project p set type_id = made.id from made, project_crew_item_status s, project_crew c
      where s.id = $2 and c.id = s.crew_id and p.id = c.project_id`,
      [a.id, a.jobs.member.past],
    )
    await closeJune()
    answered(await enter())
    const of = await numbers()
    expect((await file()).text).toContain(`${of[a.persons.member]};4000;7,50;;129,00\r\n`)
  })

  it('knows people by numbers of the payroll office, each once', async () => {
    await closeJune()
    answered(await enter({ numbers: 'payroll' }))
    const lacks = async () =>
      ((await read()) as { lacks: { people: { id: string }[] } }).lacks.people.map(({ id }) => id)
    expect(new Set(await lacks())).toEqual(new Set([a.persons.member, a.persons.stranger]))
    const say = (who: 'member' | 'stranger', number: string | null) =>
      stage.as('office', 'PATCH', `/persons/${a.persons[who]}/payrollNumber`, { number })
    answered(await say('member', '00042'))
    expect(await lacks()).toEqual([a.persons.stranger])
    expect(codeOf(await file())).toBe('handOverIncomplete')
    expect(codeOf(await say('stranger', '00042'))).toBe('nameTaken')
    answered(await say('stranger', '=43'))
    expect((await file()).text).toContain(`00042;1000;7,50;;129,00\r\n`)
    expect((await file()).text).toContain(`'=43;2000;;;24,00\r\n`)
    answered(await say('stranger', null))
    expect(answered(await get(`/persons/${a.persons.stranger}/payrollNumber`))).toEqual({
      ...{ personId: a.persons.stranger, number: null },
    })
    expect(codeOf(await get(`/persons/${stage.world.b.persons.member}/payrollNumber`))).toBe('notFound')
  })
})

describe('the mapping', () => {
  it('has fileColumns in the agency’s language until somebody enters others', async () => {
    expect(answered(await get('/payrollMapping'))).toMatchObject({
      ...{ entered: false, revision: 0, wages: [], numbers: 'own', decimal: 'comma' },
      fileColumns: expect.arrayContaining([{ field: 'wageType', name: expect.stringMatching(/Wage type|Lohnart/) }]),
    })
    expect(answered(await enter())).toMatchObject({ ...mapping, entered: true, revision: 1 })
    const other = { token: await stage.token('office', 'b') }
    const asked = await stage.server.request(stage.world.b.host, 'GET', '/api/v1/payrollMapping', other)
    expect(answered(asked)).toMatchObject({ entered: false })
  })

  it('is not lost to somebody else’s change', async () => {
    expect(codeOf(await enter({ revision: 4 }))).toBe('changedMeanwhile')
    answered(await enter())
    const late = await enter({ decimal: 'point' })
    expect(codeOf(late)).toBe('changedMeanwhile')
    expect(late.body).toMatchObject({ mapping: { decimal: 'comma', revision: 1 } })
    expect(answered(await enter({ decimal: 'point', revision: 1 }))).toMatchObject({ decimal: 'point', revision: 2 })
  })

  it.each([
    ['no column', { fileColumns: [] }],
    ['a column twice', { fileColumns: [mapping.fileColumns[0], mapping.fileColumns[0]] }],
    ['a wage type twice', { wages: [mapping.wages[0], mapping.wages[0]] }],
    ['a column of a kind that there is not', { fileColumns: [{ field: 'iban', name: 'IBAN' }] }],
  ])('refuses %s', async (_, change) => {
    expect(codeOf(await enter(change))).toBe('invalidInput')
  })
})
