import type { Payment, Payments } from './paying.types.ts'

const payment = (name: string, amount: number, more: Partial<Payment> = {}): Payment => ({
  id: name,
  person: { id: name, name, number: '1001' },
  ...{
    payroll: { id: name, number: `PR-2605-${name.length}` },
    reference: `PR-2605-${name.length}`,
    recipient: name,
    amount,
    isNet: false,
    currency: 'EUR',
  },
  ...{ iban: 'DE89 •••• •••• 3000', dueOn: '2026-06-12', state: 'open', executedOn: null, returnedOn: null },
  ...{ reason: null, again: false, fate: 'payable' },
  ...more,
})

const went = { state: 'executed', executedOn: '2026-06-12', fate: null } as const
const back = { state: 'returned', executedOn: '2026-06-12', returnedOn: '2026-06-15', fate: null } as const

export const mayPayments: Payments = {
  month: '2026-05-01',
  companies: [
    { id: 'nordlicht', name: 'Nordlicht Crew GmbH', iban: 'DE02 •••• •••• 2051', canPay: true },
    { id: 'alster', name: 'Alster Event Personal GmbH', iban: null, canPay: false },
  ],
  payments: [
    payment('Hauke Brandt', 352_000),
    payment('Ingrid Solberg', 308_000, { recipient: 'Solberg Holding', isNet: true }),
    payment('Aylin Demir', 178_820, { iban: null, fate: 'accountMissing' }),
    payment('Gareth Llewellyn', 99_000, { iban: 'GB29 •••• •••• 6819', fate: 'bicMissing' }),
    payment('Oke Thomsen', 240_800, went),
    payment('Jonas Petersen', 146_114, { ...back, reason: 'AC04, account closed' }),
    payment('Jonas Petersen', 146_114, { id: 'again', reference: 'PR-2605-14-2', again: true }),
  ],
  payable: { count: 3, amount: 806_114 },
  leftOut: 2,
}
export const noPayments: Payments = { ...mayPayments, payments: [], payable: { count: 0, amount: 0 }, leftOut: 0 }
export const manyPayments: Payments = {
  ...mayPayments,
  payments: Array.from({ length: 600 }, (_, at) => payment(`Alexandra-Victoria von Hohenlohe ${at}`, 100_000 + at)),
}
