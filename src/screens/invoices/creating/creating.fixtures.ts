import type { Typed } from '../../../machines/invoice-draft/invoice-draft.types.ts'
import { uuid } from '../../shared/fixtures.ts'
import type { Picked, Position, PositionCrew } from './creating.types.ts'

let made = 700
const shift = (name: string, date: string, net: number | null, rest: Partial<PositionCrew> = {}): PositionCrew => ({
  ...{ id: uuid(made++), name, date, begin: '06:00', end: '14:30', daysLater: 0, timeZone: 'Europe/Berlin' },
  ...{ signedBy: 'Jost Petersen', invoice: null, people: 6, minutes: 12_750, amended: 0, unpriced: 0 },
  ...{ currency: 'EUR', net },
  ...rest,
})
const project = (company: string, name: string, clientMark: string, crews: PositionCrew[]): Position => ({
  ...{ id: uuid(made++), number: `P-26-${made}`, name, contact: { id: uuid(made++), name: 'Jost Petersen' } },
  ...{ clientMark, reference: `${clientMark}-0588`, paymentDays: 14, taxCode: 'standard', taxRate: 1900 },
  ...{ beginDate: '2026-05-08', endDate: '2026-05-28', company: { id: uuid(made++), name: company }, crews },
})
const night = { begin: '22:30', end: '06:30', daysLater: 1 }

export const positions: Position[] = [
  project('Elbufer Live GmbH', 'Hafengeburtstag, stage 3', 'EL', [
    shift('Load-in', '2026-05-08', 1_842_350),
    shift('Show', '2026-05-09', 968_175, { begin: '15:00', end: '23:30', minutes: 7_125 }),
    shift('Load-out', '2026-05-10', 1_204_800, { ...night, amended: 1, minutes: 9_300 }),
  ]),
  project('Nordwind Touring GmbH', 'Spring tour, load-outs', 'NT', [
    shift('Load-out', '2026-05-19', 411_600, { ...night, signedBy: 'Malte Ohlsen' }),
    shift('Load-out', '2026-05-28', null, { ...night, signedBy: null, currency: null }),
  ]),
  project('Kaikante Produktionen', 'Film set Speicherstadt', 'KP', [
    shift('Build', '2026-05-18', 490_200, { invoice: '2026-0336' }),
    shift('Shoot', '2026-05-20', 341_600, { signedBy: 'Ole Brandis' }),
    shift('Strike', '2026-05-22', null, { signedBy: 'Ole Brandis', unpriced: 2 }),
  ]),
]

export const chosen: Picked[] = positions
  .slice(0, 1)
  .flatMap(position => position.crews.map(crew => ({ position, crew })))

export const typed: Typed = {
  ...{ type: 'invoice', clientMark: 'EL', reference: 'EL-0588', title: '', taxCode: 'standard' },
  ...{ date: '2026-05-27', due: '2026-06-10' },
  amounts: [
    { text: 'Fork-lift with driver', quantity: '2.5', unit: 'day', price: '120' },
    { text: 'Late fork-lift, agreed 12 May', quantity: '', unit: '', price: '−150' },
  ],
}
