import type { PayrollMonth, PersonOfMonth } from './closing.types.ts'

const hours = (h: number, m = 0) => h * 60 + m
type Payroll = NonNullable<PersonOfMonth['payroll']>

const person = (
  name: string,
  minutes: number,
  amount: number,
  state: PersonOfMonth['state'],
  more: Partial<PersonOfMonth> = {},
  payroll: Partial<Payroll> = {},
): PersonOfMonth => ({
  person: { id: name, name, number: '1001' },
  payroll: {
    ...{
      id: name,
      number: `PR-2605-${name.length}`,
      state: 'open',
      currency: 'EUR',
      amount,
      net: null,
      minutes,
      items: 9,
    },
    ...{ toConfirm: 0, declined: 0 },
    ...payroll,
  },
  ...{ ready: 0, unsigned: 0, unpriced: 0, missing: 0, toCome: 0, state },
  ...more,
})

const people: PersonOfMonth[] = [
  person('Hauke Brandt', hours(128), 352_000, 'waits', { unsigned: hours(16, 15), toCome: hours(17) }),
  person('Ingrid Solberg', hours(112), 308_000, 'complete'),
  person('Aylin Demir', hours(72), 178_820, 'ready', { ready: hours(8) }),
  person('Jonas Petersen', hours(63, 15), 146_114, 'asked', { ready: hours(16, 15) }, { declined: 1 }),
  person('Gareth Llewellyn', 0, -7600, 'toConfirm', {}, { toConfirm: 2 }),
  person('Oke Thomsen', hours(140), 240_800, 'closed', {}, { state: 'closed', net: 158_712 }),
  { ...person('Finn Albers', 0, 0, 'ready', { ready: hours(4) }), payroll: null },
]
export const may: PayrollMonth = {
  ...{ month: '2026-05-01', people, amounts: [{ currency: 'EUR', amount: 1_218_134 }], minutes: hours(515, 15) },
  ...{ ready: hours(28, 15), unsigned: hours(16, 15), declined: 1, open: 5 },
}
export const nobody: PayrollMonth = {
  ...{ month: '2026-05-01', people: [], amounts: [], minutes: 0, ready: 0, unsigned: 0, declined: 0, open: 0 },
}
export const many: PayrollMonth = {
  ...may,
  people: Array.from({ length: 600 }, (_, at) => {
    const one = people[at % people.length] ?? person('Nobody', 0, 0, 'complete')
    return { ...one, person: { ...one.person, id: `${at}`, name: `${one.person.name} ${at}` } }
  }),
}
