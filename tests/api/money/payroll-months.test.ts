import { readSheet } from 'read-excel-file/node'
import { extractText } from 'unpdf'
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

interface Month {
  people: { person: { id: string; name: string }; payroll: { amount: number; state: string } | null; state: string }[]
  amounts: { currency: string; amount: number }[]
  minutes: number
  declined: number
  open: number
}
const june = '/payrollMonths/2026-06'
const read = async () => answered<Month>(await stage.as('office', 'GET', june))
const close = () => stage.as('office', 'POST', `${june}/close`, { dueOn: '2026-07-15' })
/** Those of June are paid in July. */
const inJuly = () => stage.clock.forward(21 * 86_400_000)
const ofMember = (month: Month) => month.people.find(({ person }) => person.id === a.persons.member)

describe('a month of payrolls', () => {
  it('says who is paid what, and what is to be done next', async () => {
    const month = await read()
    expect(month).toMatchObject({ minutes: 450, declined: 0, open: 2, amounts: [{ currency: 'EUR', amount: 15_300 }] })
    expect(ofMember(month)).toMatchObject({ payroll: { amount: 12_900, state: 'open' } })
    await stage.admin(
      `update payroll_item set state = 'declined', declined_at = now(), declined_line = 'hours', declined_reason = 'More' where id = $1`,
      [a.payrollItems.main],
    )
    expect(ofMember(await read())).toMatchObject({ state: 'asked' })
  })

  it('is nobody’s but the office’s, and a month is one', async () => {
    expect((await stage.as('member', 'GET', june)).status).toBe(403)
    expect((await stage.as('planner', 'GET', june)).status).toBe(403)
    expect(codeOf(await stage.as('office', 'GET', '/payrollMonths/2026-13'))).toBe('notFound')
  })

  it('is closed once it is over', async () => {
    expect(codeOf(await close())).toBe('outOfTurn')
    expect((await read()).open).toBe(2)
  })

  it('is closed in one step, each payroll with its transfer, and twice is once', async () => {
    inJuly()
    expect(answered(await close())).toMatchObject({ closed: 2 })
    const month = await read()
    expect(month.open).toBe(0)
    expect(ofMember(month)).toMatchObject({ state: 'closed' })
    const { items } = answered<{ items: Record<string, unknown>[] }>(await stage.as('member', 'GET', '/bankTransfers'))
    expect(items[0]).toMatchObject({
      ...{ reference: 'PR-2606-1', state: 'open', dueOn: '2026-07-15', executedOn: null },
      amount: ofMember(month)?.payroll?.amount,
    })
    expect(answered(await close())).toEqual({ added: 0, closed: 0 })
  })

  it('leaves open whoever waits for an answer', async () => {
    inJuly()
    await stage.admin(
      `update payroll_item set state = 'declined', declined_at = now(), declined_line = 'hours', declined_reason = 'More' where id = $1`,
      [a.payrollItems.main],
    )
    expect(answered(await close())).toMatchObject({ closed: 1 })
    expect(ofMember(await read())).toMatchObject({ state: 'asked', payroll: { state: 'open' } })
  })

  it('puts onto payrolls what is payable by now, so that it can be confirmed', async () => {
    answered(await stage.as('office', 'POST', `${june}/make`))
    expect(answered(await stage.as('office', 'POST', `${june}/make`))).toEqual({ added: 0 })
  })
})

describe('the export of a month', () => {
  const saved = (format: 'xlsx' | 'csv') => stage.as('office', 'GET', `${june}/export?format=${format}&language=en`)

  it('holds the items and the totals of the screen, and no formula', async () => {
    await stage.admin(`update person set first_name = '=HYPERLINK("http://x")' where id = $1`, [a.persons.member])
    const month = await read()
    const answer = await stage.as('office', 'GET', `${june}/export?language=en`)
    expect(answer.headers['content-disposition']).toContain('Payrolls-2026-06.xlsx')
    const rows = await readSheet(Buffer.from(answer.bytes))
    const total = rows.find(([first]) => first === 'Total')
    expect(total?.slice(6, 11)).toEqual([month.minutes / 60, 153, 0, (month.amounts[0]?.amount ?? 0) / 100, 'EUR'])
    expect(rows.flat().filter(cell => typeof cell === 'string' && /^[=+\-@\t]/.test(cell))).toEqual([])
    expect(rows.flat()).toContainEqual(expect.stringMatching(/^'=HYPERLINK/))
  })

  it('says the same to print, each person with what they come to', async () => {
    const answer = await stage.as('office', 'GET', `${june}/export?format=pdf&language=en`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain('Payrolls-2026-06.pdf')
    const { text } = await extractText(new Uint8Array(answer.bytes), { mergePages: true })
    expect(text).toContain('member Example')
    expect(text).toMatch(/Total EUR 7:30 129\.00 0\.00 129\.00/)
    expect(text).toMatch(/Total EUR 7:30 153\.00 0\.00 153\.00/)
  })

  it('says the same with commas', async () => {
    const { text, headers } = await saved('csv')
    expect(headers['content-type']).toContain('text/csv')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toBe('Total,,,,,,7.5,153,0,153,EUR,')
  })
})
