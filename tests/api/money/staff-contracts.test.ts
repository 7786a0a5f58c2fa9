import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

type Row = Record<string, unknown>
const own = () => `/staffContracts/${a.known.member.contract}`
const read = async (who: LoginName = 'member', path = own()) => answered<Row>(await stage.as(who, 'GET', path))
const papers = async (who: LoginName = 'member') =>
  answered<{ items: Row[] }>(await stage.as(who, 'GET', `${own()}/documents`)).items

describe('a contract', () => {
  it('says what was agreed, for the month and from its begin', async () => {
    expect(await read()).toMatchObject({
      ...{ id: a.known.member.contract, name: 'Full-time', number: null, active: true, quotaMinutes: 10_400 },
      ...{ person: { id: a.persons.member }, month: '2026-06-01', quota: 10_400 },
      ...{ vacationAccount: { year: 2026, days: 24 } },
    })
    const { employer, months } = await read()
    expect(employer).not.toBe('')
    expect(months).toHaveLength(6)
  })

  it('counts what was worked between the punches less the break, and what is still to come', async () => {
    await stage.admin(
      `update project_crew_item_status set status = 'checkedOut', check_in_at = starts, check_out_at = ends where id = $1`,
      [a.jobs.member.past],
    )
    await stage.admin(`update project_crew_item_status set status = 'confirmed' where id = any($1)`, [
      [a.jobs.member.today, a.jobs.member.tomorrow],
    ])
    await stage.admin(`update project_crew_item set break_minutes = 30 where id = any($1)`, [
      [a.items.past, a.items.today, a.items.tomorrow],
    ])
    expect(await read()).toMatchObject({ planned: 450 + 420 + 450, shifts: 3, worked: 450, toCome: 420 + 450 })
  })

  it('puts what was worked in a month that is over into the time account', async () => {
    const { timeAccount } = await read()
    expect(timeAccount).toEqual({ minutes: -5 * 10_400, lastMonth: { month: '2026-05-01', minutes: -10_400 } })
  })

  it('takes vacation off the year', async () => {
    await stage.admin(`delete from calendar_entry where person_id = $1 and kind = 'vacation'`, [a.persons.member])
    const ask = (startDate: string, endDate: string) =>
      stage.as('member', 'POST', '/vacationRequests', { startDate, endDate })
    const { id } = answered<{ id: string }>(await ask('2026-08-03', '2026-08-07'), 201)
    answered(await ask('2026-09-01', '2026-09-02'), 201)
    answered(await stage.as('planner', 'POST', `/vacationRequests/${id}/approve`, {}))
    expect((await read()).vacationAccount).toEqual({ year: 2026, days: 24, taken: 5, asked: 2, left: 17 })
    const unpaid = answered<{ id: string }>(
      await stage.as('member', 'POST', '/vacationRequests', { startDate: '2026-10-05', unpaid: true }),
      201,
    )
    expect((await read()).vacationAccount).toMatchObject({ asked: 2, left: 17 })
    answered(await stage.as('planner', 'POST', `/vacationRequests/${unpaid.id}/approve`, {}))
    expect((await read()).vacationAccount).toMatchObject({ taken: 5, left: 17 })
  })

  it('as the office entered it', async () => {
    const body = {
      ...{ name: 'Harbour weekends', number: 'V-2', employer: 'Harbour Crew Ltd', beginDate: '2026-07-01' },
      ...{ monthlyMinutes: 6000, accountLimitMinutes: 2400, vacationDays: 12, currency: 'EUR' },
    }
    const path = `/persons/${a.persons.member}/staffContracts`
    const made = answered<Row>(await stage.as('office', 'POST', path, body), 201)
    expect(made).toMatchObject({ ...body, quotaMinutes: 6000, weeklyMinutes: null })
    expect(await read('member', `/staffContracts/${String(made['id'])}`)).toMatchObject({
      ...body,
      ...{ month: '2026-07-01', quota: 6000, timeAccount: { minutes: 0, lastMonth: null } },
      vacationAccount: { days: 6 },
    })
    expect(codeOf(await stage.as('office', 'POST', path, { ...body, weeklyMinutes: 2400 }))).toBe('invalidInput')
  })
})

describe('papers about a contract', () => {
  beforeEach(() =>
    stage.admin('update document set staff_contract_id = $1 where id = any($2)', [
      a.known.member.contract,
      Object.values(a.documents),
    ]),
  )

  it('are those one signs; the office reads all', async () => {
    expect(await papers()).toMatchObject([
      {
        ...{ id: a.documents.main, version: { pages: 1 }, signatories: 2, signed: 0, signedAt: null, deleted: false },
        ...{ place: 1, turn: true },
      },
    ])
    expect((await papers('office')).map(({ id, place }) => [id, place])).toEqual(
      expect.arrayContaining([
        [a.documents.main, null],
        [a.documents.other, null],
      ]),
    )
  })

  it('are signed by all once the last one has', async () => {
    await stage.admin(
      `update document_signatory set status = 'Signed', signed_at = '2026-06-09T10:00:00Z' where id = $1`,
      [a.signatories.main],
    )
    expect(await papers()).toMatchObject([{ signed: 1, signedAt: null, place: null, turn: false }])
    await stage.admin(
      `update document_signatory set status = 'Signed', signed_at = '2026-06-09T11:00:00Z' where id = $1`,
      [a.signatories.second],
    )
    expect(await papers()).toMatchObject([{ signed: 2, signedAt: '2026-06-09T11:00:00.000Z' }])
  })
})
