import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDebtorAccount, isLedgerAccount } from '../../../domain/bookkeeping/accounts.ts'
import { type Accounts, type Sale, bookingsOf, missingSales } from '../../../domain/bookkeeping/booking.ts'
import { datevBatch, yearBeganOn } from '../../../domain/bookkeeping/datev.ts'
import { taxCodes } from '../../../openapi/invoices.ts'

const accounts: Accounts = {
  ...{ debtors: 10_000, bank: 1200 },
  sales: { standard: 8400, reduced: 8300, zero: 8120, reverseCharge: 8337, exempt: null },
}
const sale = (said: Partial<Sale> = {}): Sale => ({
  ...{ kind: 'invoice', on: '2026-06-02', number: '2026-0901', total: 28_560, taxCode: 'standard', due: '2026-06-16' },
  ...{ client: 'Elbe Events', title: 'Sommer Open Air', debtor: null },
  ...said,
})

describe('sales in the books', () => {
  it('an invoice is owed, a credit note takes it back, money settles it', () => {
    const [invoice, credit, paid, back] = bookingsOf(
      [
        sale(),
        sale({ total: -5000, number: '2026-0902' }),
        sale({ kind: 'payment', total: 28_560, due: null }),
        sale({ kind: 'payment', total: -100, due: null, debtor: 10_417 }),
      ],
      accounts,
    )
    expect(invoice).toMatchObject({ amount: 28_560, side: 'debit', account: 10_000, against: 8400, due: '2026-06-16' })
    expect(credit).toMatchObject({ amount: 5000, side: 'credit', account: 10_000, against: 8400 })
    expect(paid).toMatchObject({ amount: 28_560, side: 'debit', account: 1200, against: 10_000, due: null })
    expect(back).toMatchObject({ amount: 100, side: 'credit', account: 1200, against: 10_417 })
  })

  it('what is taxed in a way without an account is told, and never booked elsewhere', () => {
    const sales = [sale({ taxCode: 'exempt' }), sale({ taxCode: 'exempt' }), sale({ kind: 'payment', taxCode: 'zero' })]
    expect(missingSales(sales, accounts.sales)).toEqual(['exempt'])
    expect(missingSales([sale(), sale({ kind: 'payment', taxCode: 'exempt' })], accounts.sales)).toEqual([])
    expect(bookingsOf(sales, accounts)).toHaveLength(1)
  })

  it('what comes to nothing is booked nowhere, and a cent is', () => {
    expect(bookingsOf([sale({ total: 0 })], accounts)).toEqual([])
    expect(bookingsOf([sale({ total: 1 })], accounts)).toMatchObject([{ amount: 1, side: 'debit' }])
  })

  it('no cent appears or vanishes: what clients owe afterwards is what was charged less what came in', () => {
    const some = fc.record({
      kind: fc.constantFrom('invoice' as const, 'payment' as const),
      total: fc.integer({ min: -9_999_999, max: 9_999_999 }),
      taxCode: fc.constantFrom(...taxCodes.filter(code => code !== 'exempt')),
      debtor: fc.option(fc.integer({ min: 10_000, max: 69_999 })),
    })
    fc.assert(
      fc.property(fc.array(some), drawn => {
        const owed = new Map<number, number>()
        const add = (account: number, cents: number) => owed.set(account, (owed.get(account) ?? 0) + cents)
        for (const { account, against, amount, side } of bookingsOf(drawn.map(sale), accounts)) {
          add(account, side === 'debit' ? amount : -amount)
          add(against, side === 'debit' ? -amount : amount)
        }
        const debtors = [...owed].filter(([account]) => account >= 10_000).reduce((sum, [, cents]) => sum + cents, 0)
        const charged = drawn.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0)
        expect(debtors).toBe(charged)
        expect([...owed.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0)
      }),
    )
  })
})

describe('an account', () => {
  it.each([
    [8400, 4, 'ledger'],
    [9999, 4, 'ledger'],
    [10_000, 4, 'debtor'],
    [69_999, 4, 'debtor'],
    [70_000, 4, 'neither'],
    [10_000, 5, 'ledger'],
    [100_000, 5, 'debtor'],
    [84_000_000, 8, 'ledger'],
    [699_999_999, 8, 'debtor'],
    [0, 4, 'neither'],
    [1, 4, 'ledger'],
  ])('%i in a chart of %i digits is of a %s', (account, digits, kind) => {
    expect(isLedgerAccount(account, digits)).toBe(kind === 'ledger')
    expect(isDebtorAccount(account, digits)).toBe(kind === 'debtor')
  })
})

describe('a batch for DATEV', () => {
  const books = { consultant: 29_098, client: 55_003, yearBegan: '2026-01-01', accountDigits: 4 }
  const span = {
    from: '2026-06-01',
    to: '2026-06-30',
    made: new Date('2026-07-01T07:08:09.123Z'),
    title: 'Nordlicht 2026-06',
  }
  const linesOf = (...sales: Sale[]) => [...datevBatch(books, span, bookingsOf(sales, accounts))].slice(1)

  it('says whose it is, and has as many cells in every line as the format has columns', () => {
    const [head = '', names = '', booking = ''] = linesOf(sale())
    expect(
      head.startsWith('"EXTF";700;21;"Buchungsstapel";13;20260701070809123;;"CT";"";"";29098;55003;20260101;4;'),
    ).toBe(true)
    expect(head).toContain(';20260601;20260630;"Nordlicht 2026-06";')
    expect(head.split(';')).toHaveLength(31)
    expect(names.split(';')).toHaveLength(125)
    expect(booking.split(';')).toHaveLength(125)
    expect(new Set(names.trim().split(';')).size).toBe(125)
    expect(
      booking.startsWith('285,60;"S";"EUR";;;;10000;8400;;0206;"2026-0901";;;"Elbe Events: Sommer Open Air";'),
    ).toBe(true)
    expect(booking.split(';')[116]).toBe('16062026')
    expect([head, names, booking].every(line => line.endsWith('\r\n'))).toBe(true)
  })

  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['two\nlines;and a sign', '"two lines;and a sign"'],
    [`${'x'.repeat(59)}😀`, `"${'x'.repeat(59)}"`],
  ])('text that would be something else is text: %s', (client, cell) => {
    const [, , booking = ''] = linesOf(sale({ client, title: '' }))
    expect(booking).toContain(`;${cell};`)
  })

  it('a number has only what a document may be called there', () => {
    expect(linesOf(sale({ number: 'RE 2026/7 „b“' }))[2]).toContain(';"RE-2026/7--b-";')
  })

  it.each([
    ['2026-06-01', 1, '2026-01-01'],
    ['2026-06-01', 7, '2025-07-01'],
    ['2026-07-01', 7, '2026-07-01'],
  ])('the books of %s, begun in month %i, began on %s', (day, month, began) => {
    expect(yearBeganOn(day, month)).toBe(began)
  })
})
