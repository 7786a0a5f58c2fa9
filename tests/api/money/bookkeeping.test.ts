import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { whileWritten } from '../../support/rows/held-row.ts'
import { usualBooks } from '../../support/rows/invoice-rows.ts'
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

const pathOf = (company: string = a.companies.own) => `/companies/${company}/bookkeeping`
const read = (company?: string) => stage.as('office', 'GET', pathOf(company))
const change = (to: object, company?: string) => stage.as('office', 'PATCH', pathOf(company), to)
const batch = (month = '2026-06', company: string = a.companies.own) =>
  stage.as('office', 'GET', `/companies/${company}/bookings/${month}`)
const file = (month = '2026-06', company: string = a.companies.own) =>
  stage.as('office', 'GET', `/companies/${company}/bookings/${month}/file`)
/** Past what keeps a released invoice as it is. */
async function invoiceIs(id: string, change: string) {
  await stage.admin(`alter table invoice disable trigger user`)
  await stage.admin(`update invoice set ${change} where id = $1`, [id])
  await stage.admin(`alter table invoice enable trigger user`)
}
/** Cells of each line, as a reader of semicolons and quotes finds them. */
function linesOf(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, '')
  expect(body.endsWith('\r\n')).toBe(true)
  return body
    .slice(0, -2)
    .split('\r\n')
    .map(line =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare]) =>
        quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
      ),
    )
}
async function bookings(month?: string) {
  const [head = [], names = [], ...rows] = linesOf(new TextDecoder().decode((await file(month)).bytes))
  const cell = (row: string[], name: string) => row[names.indexOf(name)] ?? 'no such column'
  return { head, names, rows, cell }
}

describe('the accounts of an own company', () => {
  it('are kept, field by field', async () => {
    expect(answered(await read())).toEqual({ companyId: a.companies.own, ...usualBooks })
    expect(answered(await change({ bank: 1800, yearBegins: 7 }))).toMatchObject({ bank: 1800, yearBegins: 7 })
    expect(answered(await read())).toEqual({
      ...{ companyId: a.companies.own, ...usualBooks },
      ...{ bank: 1800, yearBegins: 7 },
    })
    expect(codeOf(await change({}))).toBe('invalidInput')
  })

  it('keep what two say at once', async () => {
    const first = `update bookkeeping set bank = 1900 where tenant_id = $1`
    answered(await whileWritten(stage, [first, [a.id]], () => change({ yearBegins: 7 })))
    expect(answered(await read())).toMatchObject({ bank: 1900, yearBegins: 7 })
  })

  it('are not known until somebody says them', async () => {
    await stage.admin(`delete from bookkeeping where tenant_id = $1`, [a.id])
    const sales = { standard: null, reduced: null, zero: null, reverseCharge: null, exempt: null }
    const nothing = {
      ...{ companyId: a.companies.own, consultant: null, client: null, yearBegins: 1, accountDigits: 4 },
      ...{ debtors: null, bank: null, sales },
    }
    expect(answered(await read())).toEqual(nothing)
    answered(await change({ consultant: 29_098 }))
    expect(answered(await read())).toEqual({ ...nothing, consultant: 29_098 })
  })

  it('have as many digits as their chart', async () => {
    const paths = (answer: Awaited<ReturnType<typeof change>>) => {
      expect(codeOf(answer)).toBe('invalidInput')
      return (answer.body as { errors: { path: string }[] }).errors.map(({ path }) => path)
    }
    expect(paths(await change({ bank: 12_000 }))).toEqual(['body.bank'])
    expect(paths(await change({ debtors: 70_000 }))).toEqual(['body.debtors'])
    expect(paths(await change({ accountDigits: 5 }))).toEqual(['body.debtors'])
    expect(paths(await change({ sales: { ...usualBooks.sales, zero: 84_000 } }))).toEqual(['body.sales.zero'])
    answered(await change({ accountDigits: 5, debtors: 100_000, bank: 12_000 }))
  })

  it('are of the agency’s own companies alone, and of its office', async () => {
    const { own } = stage.world.b.companies
    for (const company of [a.companies.client, own, crypto.randomUUID()]) {
      expect(codeOf(await read(company))).toBe('notFound')
      expect(codeOf(await change({ bank: 1800 }, company))).toBe('notFound')
      expect(codeOf(await batch('2026-06', company))).toBe('notFound')
      expect(codeOf(await file('2026-06', company))).toBe('notFound')
    }
    const kept = await stage.admin<{ bank: number }>(`select bank from bookkeeping where company_id = $1`, [own])
    expect(kept).toEqual([{ bank: usualBooks.bank }])
    expect((await stage.as('planner', 'GET', pathOf())).status).toBe(403)
    expect((await stage.as('client', 'GET', pathOf(a.companies.client))).status).toBe(403)
  })
})

describe('a month of sales', () => {
  it('is what was released, taken back and paid in it; drafts are not in it', async () => {
    answered(
      await stage.as('office', 'POST', `/invoices/${a.invoices.main}/credit`, { reason: 'Late', net: 1000 }),
      201,
    )
    await invoiceIs(a.invoices.other, `date = '2026-05-31'`)
    expect(answered(await batch())).toEqual({
      month: '2026-06',
      invoices: { count: 1, total: 28_560 },
      credits: { count: 1, total: -1190 },
      payments: { count: 1, total: 100 },
      notEuro: 0,
      toEnter: [],
    })
    expect(answered(await batch('2026-05'))).toMatchObject({
      invoices: { count: 1, total: 28_560 },
      credits: { count: 0, total: 0 },
      payments: { count: 0, total: 0 },
    })
    expect(answered(await batch('2026-07'))).toMatchObject({ invoices: { count: 0 }, toEnter: [] })
  })

  it('leaves other currencies out, and says how many', async () => {
    await invoiceIs(a.invoices.main, `currency = 'CHF'`)
    // The invoice, and what was paid of it.
    expect(answered(await batch())).toMatchObject({
      invoices: { count: 1, total: 28_560 },
      payments: { count: 0, total: 0 },
      notEuro: 2,
    })
    const { rows, cell } = await bookings()
    expect(rows.map(row => cell(row, 'Belegfeld 1'))).toEqual(['2026-0902'])
  })

  it('says what is missing, in the order it is entered in, and there is no file before', async () => {
    await stage.admin(`delete from bookkeeping where tenant_id = $1`, [a.id])
    const toEnter = ['consultant', 'client', 'debtors', 'bank', 'standard']
    expect(answered(await batch())).toMatchObject({ toEnter })
    expect(await file()).toMatchObject({ status: 409, body: { code: 'bookkeepingIncomplete', toEnter } })
    await invoiceIs(a.invoices.other, `tax_code = 'exempt'`)
    const { sales, debtors: _, ...said } = usualBooks
    answered(await change({ ...said, sales: { ...sales, exempt: null } }))
    expect(answered(await batch())).toMatchObject({ toEnter: ['debtors', 'exempt'] })
    // The common account is for clients that have none of their own.
    for (const [client, debtorAccount] of [
      [a.companies.client, 10_417],
      [a.companies.other, 10_418],
    ] as const)
      answered(await stage.as('office', 'PATCH', `/companies/${client}/accounting`, { debtorAccount }))
    expect(answered(await batch())).toMatchObject({ toEnter: ['exempt'] })
    answered(await change({ sales }))
    const { rows, cell } = await bookings()
    expect(rows.map(row => [cell(row, 'Konto'), cell(row, 'Gegenkonto (ohne BU-Schlüssel)')])).toEqual([
      ['10417', '8400'],
      ['10418', '8100'],
      ['1200', '10417'],
    ])
  })
})

describe('the file for DATEV', () => {
  it('is read back as what the screen says', async () => {
    const answer = await file()
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain('EXTF_Buchungsstapel_2026-06.csv')
    expect([...answer.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const { head, names, rows, cell } = await bookings()
    expect(head.slice(0, 5)).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13'])
    expect(head.slice(10, 17)).toEqual(['29098', '55003', '20260101', '4', '20260601', '20260630', 'Agency a 2026-06'])
    expect(names).toHaveLength(125)
    expect(rows.every(row => row.length === 125)).toBe(true)
    const shown = [
      ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'],
      ...['Belegdatum', 'Belegfeld 1', 'Fälligkeit'],
    ]
    expect(rows.map(row => shown.map(name => cell(row, name)))).toEqual([
      ['285,60', 'S', '10000', '8400', '0206', '2026-0901', '16062026'],
      ['285,60', 'S', '10000', '8400', '0206', '2026-0902', '16062026'],
      ['1,00', 'S', '1200', '10000', '0306', '2026-0901', ''],
    ])
  })

  it('takes back what a credit note takes back', async () => {
    answered(
      await stage.as('office', 'POST', `/invoices/${a.invoices.main}/credit`, { reason: 'Late', net: 1000 }),
      201,
    )
    const { rows, cell } = await bookings()
    const back = rows.filter(row => cell(row, 'Soll/Haben-Kennzeichen') === 'H')
    expect(back.map(row => [cell(row, 'Umsatz (ohne Soll/Haben-Kz)'), cell(row, 'Konto')])).toEqual([
      ['11,90', '10000'],
    ])
  })

  it('takes nothing from a name but letters: no formula, no other cell, no other line', async () => {
    await stage.admin(`update company set name = $2 where id = $1`, [a.companies.client, '=cmd|"x";"y"\r\n;"z"'])
    const { rows, cell } = await bookings()
    expect(rows).toHaveLength(3)
    expect(rows.every(row => row.length === 125)).toBe(true)
    expect(cell(rows[0] ?? [], 'Buchungstext')).toMatch(/^'=cmd\|"x";"y" ;"z": /)
  })

  it('is of the year of the books the month is of', async () => {
    answered(await change({ yearBegins: 7 }))
    expect((await bookings()).head[12]).toBe('20250701')
    await invoiceIs(a.invoices.main, `date = '2026-07-31'`)
    const july = await bookings('2026-07')
    expect(july.head.slice(12, 16)).toEqual(['20260701', '4', '20260701', '20260731'])
    expect(july.rows).toHaveLength(1)
  })
})
