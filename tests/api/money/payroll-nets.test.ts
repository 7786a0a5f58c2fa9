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

const august = '/payrollMonths/2026-08'
const headers = { 'content-type': 'text/csv' }
const bytes = (text: string) => new TextEncoder().encode(text)
const csv = (...lines: string[]) => bytes(['Personalnummer;Netto', ...lines, ''].join('\r\n'))
const check = (file: Uint8Array, month = august) => stage.as('office', 'POST', `${month}/nets/check`, file, { headers })
const take = (file: Uint8Array, count: number, amount: number) =>
  stage.as('office', 'POST', `${august}/nets?count=${count}&amount=${amount}`, file, { headers })

interface Read {
  lines: { line: number; number: string; fate: string; gross: number | null; net: number | null }[]
  missing: { person: { id: string } }[]
  amounts: unknown[]
  taking: { count: number; amount: number }
  wrong: number
}
const read = async (file: Uint8Array) => answered<Read>(await check(file))
const fates = async (file: Uint8Array) => (await read(file)).lines.map(({ line, fate }) => [line, fate])
const payments = async () =>
  answered<{ payments: Record<string, unknown>[]; payable: object }>(
    await stage.as('office', 'GET', `${august}/payments`),
  )
const log = () =>
  stage.admin<{ code: string; text: string }>(
    `select code, text from activity where tenant_id = $1 and by_id = $2 and code = 'payrollNetsTaken' order by created_at`,
    [a.id, a.persons.office],
  )

describe('the answer of the payroll office, looked at', () => {
  it('says of each line whether it fits or why not, what is missing, and changes nothing', async () => {
    const file = csv(
      ...['P-colleague;600,00', 'P-chief;1,00', 'P-stranger;0,02', 'P-member;5,00', 'P-nobody;5,00'],
      ...['P-planner;1,00', 'P-planner;2,00'],
    )
    const said = await read(file)
    expect(said.lines).toMatchObject([
      { line: 3, number: 'P-chief', fate: 'alreadySent', gross: 80_050, net: 100 },
      { line: 4, number: 'P-stranger', fate: 'aboveGross', gross: 1, net: 2 },
      { line: 5, number: 'P-member', fate: 'noPayroll', gross: null },
      { line: 6, number: 'P-nobody', fate: 'unknownNumber', person: null },
      { line: 7, fate: 'twice' },
      { line: 8, fate: 'twice' },
      { line: 2, number: 'P-colleague', fate: 'fits', gross: 90_000, net: 60_000, person: { id: a.persons.colleague } },
    ])
    expect(said).toMatchObject({
      ...{ wrong: 6, taking: { count: 1, amount: 60_000 }, missing: [] },
      amounts: [{ currency: 'EUR', gross: 90_000, net: 60_000 }],
    })
    // Whoever was paid already misses nothing.
    expect((await read(csv('P-nobody;1,00'))).missing.map(({ person }) => person.id)).toEqual([a.persons.colleague])
    expect(await payments()).toMatchObject({ payable: { count: 1, amount: 90_000 } })
    expect(await log()).toEqual([])
  })

  it('reads what programs and sheets write', async () => {
    const fits = { taking: { count: 1, amount: 60_050 }, wrong: 0 }
    expect(await read(bytes('\uFEFFNet pay,Personnel number\n"600.50",P-colleague\n'))).toMatchObject(fits)
    expect(await read(Uint8Array.from(Buffer.from('\uFEFFPNr;Netto\nP-colleague;600,50\n', 'utf16le')))).toMatchObject(
      fits,
    )
    expect(
      await read(Uint8Array.from(Buffer.from('Pers.-Nr.;Straße;Netto\nP-colleague;Mühle;600,50\n', 'latin1'))),
    ).toMatchObject(fits)
    expect(await fates(csv('P-colleague;=600'))).toEqual([[2, 'notNumber']])
    expect(await fates(csv("'=P-colleague;600,00"))).toEqual([[2, 'unknownNumber']])
    expect(await fates(csv('P-colleague;-1,00'))).toEqual([[2, 'notNumber']])
  })

  it('says by name what it is of an open month', async () => {
    const said = answered<Read>(await check(csv('P-member;100,00'), '/payrollMonths/2026-06'))
    expect(said.lines).toMatchObject([{ fate: 'payrollOpen' }])
  })

  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0'],
    ['a table without the columns', 'Name;Wert\r\nAnn;1,00\r\n'],
    ['a head alone', 'Personalnummer;Netto\r\n'],
    ['JSON', '{"netto": 5}'],
  ])('refuses %s', async (_, text) => {
    expect(['netsUnreadable', 'invalidInput', 'unsupportedMediaType']).toContain(codeOf(await check(bytes(text))))
  })

  it('takes 10,000 lines and no more', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `X-${at};1,00`)
    const said = await read(csv(...lines))
    expect(said).toMatchObject({ wrong: 10_000, taking: { count: 0, amount: 0 } })
    expect(said.lines).toHaveLength(10_000)
    expect(codeOf(await check(csv(...lines, 'X;1,00')))).toBe('fileTooLarge')
    expect((await check(bytes(`Personalnummer;Netto\r\n${'x'.repeat(2_100_000)};1`))).status).toBe(413)
  })

  it('knows numbers of this agency alone', async () => {
    await stage.admin(`update person set number = 'ONLY-B' where id = $1`, [stage.world.b.persons.colleague])
    expect(await fates(csv('ONLY-B;1,00'))).toEqual([[2, 'unknownNumber']])
    expect(
      (await stage.as('member', 'POST', `${august}/nets/check`, csv('P-colleague;1,00'), { headers })).status,
    ).toBe(403)
  })

  it('goes by the columns and numbers the agency has entered', async () => {
    answered(await stage.as('office', 'PATCH', `/persons/${a.persons.colleague}/payrollNumber`, { number: '00042' }))
    const mapping = answered<object>(await stage.as('office', 'GET', '/payrollMapping')) as Record<string, unknown>
    const { entered: _, ...kept } = mapping
    answered(
      await stage.as('office', 'PATCH', '/payrollMapping', {
        ...{ ...kept, numbers: 'payroll', answerNumber: 'Nr', answerNet: 'Überweisung' },
      }),
    )
    expect(await read(bytes('Nr;Netto;Überweisung\n42;1,00;600,00\n'))).toMatchObject({
      ...{ wrong: 0, taking: { count: 1, amount: 60_000 } },
    })
  })
})

describe('the answer of the payroll office, taken over', () => {
  it('is what is paid from then on, said with who and when, and twice is once', async () => {
    const file = csv('P-colleague;600,00')
    expect(answered(await take(file, 1, 60_000))).toEqual({ taken: 1 })
    expect(answered(await take(file, 1, 60_000))).toEqual({ taken: 0 })
    expect(await read(file)).toMatchObject({
      lines: [{ fate: 'same' }],
      taking: { count: 1, amount: 60_000 },
      wrong: 0,
    })
    expect(await log()).toEqual([{ code: 'payrollNetsTaken', text: '2026-08: 1' }])
    const { payable, payments: of } = await payments()
    expect(payable).toEqual({ count: 1, amount: 60_000 })
    expect(of).toContainEqual(expect.objectContaining({ id: a.transfers.open, amount: 60_000, isNet: true }))
    expect(of).toContainEqual(expect.objectContaining({ id: a.transfers.sent, amount: 80_050, isNet: false }))
    const sepa = await stage.as(
      'office',
      'GET',
      `${august}/payments/file?companyId=${a.companies.own}&on=2026-09-12&count=1&amount=60000`,
    )
    expect(sepa.text).toContain('<InstdAmt Ccy="EUR">600.00</InstdAmt>')
    expect(answered(await stage.as('colleague', 'GET', '/payrolls/PR-2608-1'))).toMatchObject({
      amount: 90_000,
      net: 60_000,
    })
    expect(answered(await stage.as('office', 'GET', august))).toMatchObject({
      people: expect.arrayContaining([
        expect.objectContaining({ payroll: expect.objectContaining({ amount: 90_000, net: 60_000 }) }),
        expect.objectContaining({ payroll: expect.objectContaining({ amount: 80_050, net: null }) }),
      ]),
    })
  })

  it('is replaced until the money went, and then refused by name', async () => {
    answered(await take(csv('P-colleague;600,00'), 1, 60_000))
    answered(await take(csv('P-colleague;500,00'), 1, 50_000))
    expect(await payments()).toMatchObject({ payable: { count: 1, amount: 50_000 } })
    const sent = (executedOn: string | null) =>
      stage.as('office', 'POST', `${august}/payments/sent`, { paymentIds: [a.transfers.open], executedOn })
    answered(await sent('2026-09-12'))
    const late = csv('P-colleague;400,00')
    expect(await fates(late)).toEqual([[2, 'alreadySent']])
    const refused = await take(late, 1, 40_000)
    expect(codeOf(refused)).toBe('netsRefused')
    expect(refused.body).toMatchObject({ wrong: 1 })
    answered(await sent(null))
    answered(await take(late, 1, 40_000))
    expect(await payments()).toMatchObject({ payable: { count: 1, amount: 40_000 } })
  })

  it('keeps its net where money came back and goes again', async () => {
    answered(await take(csv('P-colleague;600,00'), 1, 60_000))
    answered(
      await stage.as('office', 'POST', `${august}/payments/sent`, {
        paymentIds: [a.transfers.open],
        executedOn: '2026-09-12',
      }),
    )
    answered(
      await stage.as('office', 'POST', `${august}/payments/returned`, {
        ...{ paymentId: a.transfers.open, returnedOn: '2026-09-14', reason: 'AC04' },
      }),
    )
    expect(await payments()).toMatchObject({ payable: { count: 1, amount: 60_000 } })
    expect(await fates(csv('P-colleague;500,00'))).toEqual([[2, 'alreadySent']])
  })

  it('pays nothing where nothing is left, and something where it is again', async () => {
    expect(answered(await take(csv('P-colleague;0,00'), 1, 0))).toEqual({ taken: 1 })
    expect(await payments()).toMatchObject({ payable: { count: 0, amount: 0 } })
    expect(answered(await take(csv('P-colleague;12,00'), 1, 1200))).toEqual({ taken: 1 })
    const { payments: of } = await payments()
    expect(of).toContainEqual(
      expect.objectContaining({ amount: 1200, reference: 'PR-2608-1', state: 'open', fate: 'payable', isNet: true }),
    )
  })

  it('is all of it or nothing, and what was shown', async () => {
    expect(codeOf(await take(csv('P-colleague;600,00', 'P-nobody;1,00'), 1, 60_000))).toBe('netsRefused')
    const changed = await take(csv('P-colleague;600,00'), 1, 59_999)
    expect(codeOf(changed)).toBe('netsChanged')
    expect(changed.body).toMatchObject({ count: 1, amount: 60_000 })
    expect(await payments()).toMatchObject({ payable: { count: 1, amount: 90_000 } })
    expect(await log()).toEqual([])
  })

  it('is held by the database as well', async () => {
    answered(await take(csv('P-colleague;600,00'), 1, 60_000))
    answered(
      await stage.as('office', 'POST', `${august}/payments/sent`, {
        paymentIds: [a.transfers.open],
        executedOn: '2026-09-12',
      }),
    )
    await expect(stage.admin('update payroll_net set amount = 1 where tenant_id = $1', [a.id])).rejects.toThrow(
      /never changed/,
    )
    await expect(stage.admin('delete from payroll_net where tenant_id = $1', [a.id])).rejects.toThrow(/never changed/)
  })
})
