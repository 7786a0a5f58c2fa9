import { monthOf } from '../../../domain/plusCrews/plus-crew-month.ts'
import { uuid } from '../shared/fixtures.ts'
import type { CountedType, Figure, PlusCrew, Value } from './data.types.ts'
import type { MonthSheet } from './useMonthSheet.ts'

export const today = '2026-05-27'
export const may = monthOf(null, today)

export const hafen: PlusCrew = {
  id: uuid(7),
  number: '7',
  name: 'Hafen',
  company: { id: uuid(8), name: 'Hanse Konzerte GmbH' },
  type: { id: uuid(9), caption: 'Logistics' },
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
}
export const crews: readonly PlusCrew[] = [
  hafen,
  { ...hafen, id: uuid(17), number: '9', name: 'Prater', company: null, type: null },
  {
    ...hafen,
    id: uuid(27),
    number: '8-2026',
    name: 'Veranstaltungstechnik Mönchengladbach-Rheindahlen',
    company: { id: uuid(28), name: 'Donaudampfschifffahrtsgesellschaft Veranstaltungen mbH' },
  },
]

export const types: readonly [CountedType, CountedType, CountedType] = [
  { id: uuid(1), caption: 'Actual Turnover', unit: 'amount' },
  { id: uuid(2), caption: 'Staff Hours', unit: 'hours' },
  { id: uuid(3), caption: 'Target Turnover', unit: 'amount' },
]
export const values: readonly Value[] = [
  ...types.map((type, at) => ({
    id: uuid(40 + at),
    plusCrewId: hafen.id,
    type,
    perDay: at === 2 ? 4_000 : null,
    bonus: null,
  })),
  {
    id: uuid(50),
    plusCrewId: hafen.id,
    type: { id: uuid(4), caption: 'Team Bonus', unit: 'bonus' },
    perDay: null,
    bonus: { ofTurnover: 1.8, aboveTarget: 5 },
  },
]

let made = 1_000
const figure = (type: CountedType, day: number, value: number): Figure => ({
  id: uuid(made++),
  plusCrewId: hafen.id,
  type,
  date: `2026-05-${String(day).padStart(2, '0')}`,
  ...(type.unit === 'hours' ? { hours: value } : { amount: value }),
  source: { id: uuid(60), caption: 'Entered by hand' },
  version: 1,
  changedAt: '2026-05-27T08:00:00Z',
  changedBy: 'Britta Claasen',
})
const days = Array.from({ length: 31 }, (_, at) => at + 1)
export const figures: readonly Figure[] = days.flatMap(day => [
  ...(day <= 27
    ? [figure(types[0], day, 2_100 + ((day * 617) % 3_900)), figure(types[1], day, 50 + ((day * 7) % 40) / 2)]
    : []),
  ...(day === 12 ? [figure(types[0], day, 250)] : []),
  figure(types[2], day, 4_000),
])

export const sheet: MonthSheet = {
  crew: hafen,
  types,
  values,
  figures,
  loadedAt: 0,
  sources: new Map([['Entered by hand', uuid(60)]]),
}
