import { XmlDocument } from 'libxml2-wasm'
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

interface Payments {
  companies: { id: string; iban: string | null; canPay: boolean }[]
  payments: ({ payroll: { number: string } } & Record<string, unknown>)[]
  payable: { count: number; amount: number }
  leftOut: number
}
const august = '/payrollMonths/2026-08/payments'
const read = async () => answered<Payments>(await stage.as('office', 'GET', august))
const file = (count: number, amount: number, companyId = a.companies.own) =>
  stage.as('office', 'GET', `${august}/file?companyId=${companyId}&on=2026-06-12&count=${count}&amount=${amount}`)
const mark = (ids: readonly string[], executedOn: string | null) =>
  stage.as('office', 'POST', `${august}/sent`, { paymentIds: ids, executedOn })
const returned = (paymentId: string, returnedOn = '2026-06-14') =>
  stage.as('office', 'POST', `${august}/returned`, { paymentId, returnedOn, reason: 'Account closed' })
const account = (who: 'colleague' | 'chief', change: object) =>
  stage.as('office', 'PATCH', `/persons/${a.persons[who]}/bankAccount`, { holder: null, bic: null, ...change })
const codes = async () =>
  (await stage.admin(
    `select code, text from activity where tenant_id = $1 and by_id = $2 order by created_at, code desc`,
    [...[a.id, a.persons.office]],
  )) as { code: string; text: string | null }[]

/** What an independent reader finds at each place. */
function readXml(xml: string) {
  const document = XmlDocument.fromString(xml)
  const spaces = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' }
  const all = (path: string) => document.root.find(path, spaces).map(node => node.content)
  return { all, first: (path: string) => all(path)[0] }
}

describe('the payments of a month', () => {
  it('say what goes to the bank, what went, and whose company pays', async () => {
    const month = await read()
    expect(month).toMatchObject({ payable: { count: 1, amount: 90_000 }, leftOut: 0 })
    expect(month.companies).toEqual([
      { id: a.companies.own, name: 'Agency a', iban: 'DE02 •••• •••• 2051', canPay: true },
    ])
    expect(month.payments).toHaveLength(3)
    expect(month.payments).toContainEqual(
      expect.objectContaining({ id: a.transfers.open, fate: 'payable', iban: 'DE89 •••• •••• 3000', state: 'open' }),
    )
    expect(month.payments).toContainEqual(
      expect.objectContaining({ id: a.transfers.sent, fate: null, state: 'executed', executedOn: '2026-06-09' }),
    )
  })

  it('names whoever is left out and why, and what is missing can be entered', async () => {
    await stage.admin(`update bank_account set iban = null where person_id = $1`, [a.persons.colleague])
    expect(await read()).toMatchObject({ payable: { count: 0, amount: 0 }, leftOut: 1 })
    expect((await read()).payments.find(({ id }) => id === a.transfers.open)).toMatchObject({ fate: 'accountMissing' })
    expect(codeOf(await file(1, 90_000))).toBe('paymentsChanged')
    answered(await account('colleague', { iban: 'GB29 NWBK 6016 1331 9268 19' }))
    expect((await read()).payments.find(({ id }) => id === a.transfers.open)).toMatchObject({ fate: 'bicMissing' })
    answered(await account('colleague', { iban: 'GB29 NWBK 6016 1331 9268 19', bic: 'nwbkgb2l' }))
    expect(await read()).toMatchObject({ payable: { count: 1, amount: 90_000 }, leftOut: 0 })
    expect((await codes()).map(({ code }) => code)).toEqual(['bankAccountChanged', 'bankAccountChanged'])
  })
})

describe('the file for the bank', () => {
  it('is a credit transfer of as many payments, and of the sum, as the screen shows', async () => {
    await stage.admin(
      `update bank_transfer set state = 'open', executed_on = null where tenant_id = $1 and reference like 'PR-2608%'`,
      [a.id],
    )
    const month = await read()
    expect(month.payable).toEqual({ count: 3, amount: 170_051 })
    const answer = await file(3, 170_051)
    expect(answer.headers['content-type']).toContain('application/xml')
    expect(answer.headers['content-disposition']).toContain('SEPA-2026-08.xml')
    const { all, first } = readXml(answer.text)
    expect(all('//p:GrpHdr/p:NbOfTxs | //p:PmtInf/p:NbOfTxs')).toEqual(['3', '3'])
    expect(all('//p:GrpHdr/p:CtrlSum | //p:PmtInf/p:CtrlSum')).toEqual(['1700.51', '1700.51'])
    const amounts = all('//p:CdtTrfTxInf/p:Amt/p:InstdAmt[@Ccy="EUR"]')
    expect(amounts.toSorted()).toEqual(['0.01', '800.50', '900.00'])
    expect(first('//p:Dbtr/p:Nm')).toBe('Agency a')
    expect(first('//p:DbtrAcct/p:Id/p:IBAN')).toBe('DE02120300000000202051')
    expect(first('//p:DbtrAgt//p:Id')).toBe('NOTPROVIDED')
    expect(first('//p:ReqdExctnDt/p:Dt')).toBe('2026-06-12')
    expect(all('//p:EndToEndId').toSorted()).toEqual(['PR-2608-1', 'PR-2608-2', 'PR-2608-3'])
    expect(new Set(all('//p:CdtrAcct/p:Id/p:IBAN'))).toEqual(new Set(['DE89370400440532013000']))
    // A bank takes the same order once.
    expect(readXml((await file(3, 170_051)).text).first('//p:MsgId')).toBe(first('//p:MsgId'))
    expect(first('//p:MsgId')?.length).toBeLessThanOrEqual(35)
  })

  it('writes names in letters every bank takes, and nobody breaks out of them', async () => {
    const holder = `Jürgen Ŵyn <&"'> </Nm><Evil>`
    answered(await account('colleague', { holder, iban: 'DE89370400440532013000' }))
    await stage.admin(`update company set name = '=cmd|&<Ä>' where id = $1`, [a.companies.own])
    const { all, first } = readXml((await file(1, 90_000)).text)
    expect(first('//p:Cdtr/p:Nm')).toBe("Juergen Wyn .+.'. ./Nm..Evil.")
    expect(first('//p:Dbtr/p:Nm')).toBe('.cmd.+.Ae.')
    expect(all('//*[local-name() = "Evil"]')).toEqual([])
  })

  it('is refused where the company has no account, is none of ours, or other payments were shown', async () => {
    expect(codeOf(await file(1, 89_999))).toBe('paymentsChanged')
    expect(codeOf(await file(2, 90_000))).toBe('paymentsChanged')
    expect(codeOf(await file(1, 90_000, a.companies.client))).toBe('notFound')
    expect(codeOf(await file(1, 90_000, stage.world.b.companies.own))).toBe('notFound')
    await stage.admin(`update company set iban = null where id = $1`, [a.companies.own])
    expect(codeOf(await file(1, 90_000))).toBe('payerIncomplete')
    expect((await read()).companies[0]).toMatchObject({ iban: null, canPay: false })
  })
})

describe('a transfer', () => {
  it('is marked as sent, which can be taken back', async () => {
    expect(answered(await mark([a.transfers.open], '2026-06-12'))).toEqual({ marked: 1 })
    expect(await read()).toMatchObject({ payable: { count: 0 }, leftOut: 0 })
    expect(codeOf(await mark([a.transfers.open], '2026-06-12'))).toBe('outOfTurn')
    expect(answered(await mark([a.transfers.open, a.transfers.sent], null))).toEqual({ marked: 2 })
    expect(await read()).toMatchObject({ payable: { count: 2, amount: 170_050 } })
    expect(await codes()).toEqual([
      { code: 'transfersSent', text: '2026-08: 1' },
      { code: 'transfersNotSent', text: '2026-08: 2' },
    ])
  })

  it('is marked with the others or not at all, and those of another month are none', async () => {
    expect(codeOf(await mark([a.transfers.open, a.transfers.sent], '2026-06-12'))).toBe('outOfTurn')
    const ofJune = await stage.as('office', 'POST', '/payrollMonths/2026-06/payments/sent', {
      ...{ paymentIds: [a.transfers.open], executedOn: '2026-06-12' },
    })
    expect(codeOf(ofJune)).toBe('notFound')
    expect(codeOf(await mark([stage.world.b.transfers.open], '2026-06-12'))).toBe('notFound')
    expect(await read()).toMatchObject({ payable: { count: 1 } })
  })

  it('that came back stays, with why, and is payable again by another', async () => {
    answered(await returned(a.transfers.sent))
    const month = await read()
    expect(month.payable).toEqual({ count: 2, amount: 170_050 })
    const ofChief = month.payments.filter(({ payroll }) => payroll.number === 'PR-2608-2')
    expect(ofChief).toEqual([
      expect.objectContaining({
        state: 'returned',
        returnedOn: '2026-06-14',
        reason: 'Account closed',
        amount: 80_050,
      }),
      expect.objectContaining({
        state: 'open',
        reference: 'PR-2608-2-2',
        again: true,
        amount: 80_050,
        fate: 'payable',
      }),
    ])
    expect(codeOf(await returned(a.transfers.sent))).toBe('outOfTurn')
    expect(codeOf(await returned(a.transfers.open))).toBe('outOfTurn')
    expect(codeOf(await mark([a.transfers.sent], null))).toBe('outOfTurn')
    expect(await codes()).toEqual([{ code: 'transferReturned', text: 'Account closed' }])
    await expect(
      stage.admin(`update bank_transfer set returned_reason = 'Other' where id = $1`, [a.transfers.sent]),
    ).rejects.toThrow(/never changed/)
  })

  it('comes back twice, each time with another in its place', async () => {
    answered(await returned(a.transfers.sent))
    const again = (await read()).payments.find(({ again }) => again)
    answered(await mark([String(again?.['id'])], '2026-06-15'))
    answered(await returned(String(again?.['id']), '2026-06-16'))
    const states = (await read()).payments.filter(({ payroll }) => payroll.number === 'PR-2608-2')
    expect(states.map(({ reference, state }) => [reference, state])).toEqual([
      ['PR-2608-2', 'returned'],
      ['PR-2608-2-2', 'returned'],
      ['PR-2608-2-3', 'open'],
    ])
  })
})

describe('an account', () => {
  const own = `/persons/`
  it('is read in full by the office, by its ends by the person, and by nobody else', async () => {
    const path = `${own}${a.persons.colleague}/bankAccount`
    expect(answered(await stage.as('office', 'GET', path))).toMatchObject({ iban: 'DE89370400440532013000' })
    expect(answered(await stage.as('colleague', 'GET', path))).toMatchObject({ iban: 'DE89 •••• •••• 3000' })
    expect((await stage.as('member', 'GET', path)).status).toBe(404)
    expect((await stage.as('planner', 'GET', path)).status).toBe(403)
  })

  it('is refused where its check digits are wrong', async () => {
    expect(await account('colleague', { iban: 'DE89370400440532013001' })).toMatchObject({
      status: 400,
      body: { code: 'invalidInput', errors: [{ path: 'body.iban' }] },
    })
    const company = `/companies/${a.companies.own}/accounting`
    expect(codeOf(await stage.as('office', 'PATCH', company, { iban: 'DE00' }))).toBe('invalidInput')
    expect(codeOf(await stage.as('office', 'PATCH', company, { iban: 'DE89370400440532013001' }))).toBe('invalidInput')
  })
})

describe('what accounting knows of a company', () => {
  it('is changed field by field, and a new account is written down', async () => {
    const path = `/companies/${a.companies.own}/accounting`
    answered(await stage.as('office', 'PATCH', path, { street: 'Am Kai 7', vatId: 'de 118.347.203' }))
    expect(await codes()).toEqual([])
    answered(
      await stage.as('office', 'PATCH', path, {
        iban: 'AT61 1904 3002 3457 3201',
        contactEmail: 'books@agency.example',
      }),
    )
    expect(answered(await stage.as('office', 'GET', path))).toMatchObject({
      ...{ street: 'Am Kai 7', vatId: 'DE118347203', iban: 'AT611904300234573201', city: 'Hamburg', own: true },
      contactEmail: 'books@agency.example',
    })
    expect(await codes()).toEqual([{ code: 'companyAccountChanged', text: 'Agency a' }])
  })
})
