import type { ImportContext } from '../../machines/import/import.types.ts'
import { uuid } from '../shared/fixtures.ts'
import type { ImportRow, ImportTable } from './import.types.ts'

export const table = (state: ImportTable['state'], over: Partial<ImportTable> = {}): ImportTable => ({
  ...{ id: uuid(1), kind: 'companies', fileName: 'kunden-2026.csv', state, createdAt: '2026-05-27T05:12:00.000Z' },
  ...{ createdBy: 'Rieke Lohmann', rows: 2114, done: 0, revision: 1, fates: null, taken: null },
  tableColumns: [
    { name: 'Kunden-Nr.', sample: ['10501', '10502', '10503'], field: 'number' },
    { name: 'Firma', sample: ['Elbarena Betriebs GmbH', 'Alster Konzerte', 'Bille Kulturhaus e. V.'], field: 'name' },
    { name: 'PLZ', sample: ['20457', '22087', '21031'], field: 'zipcode' },
    { name: 'Ort', sample: ['Hamburg', 'Hamburg', 'Hamburg'], field: 'city' },
    { name: 'E-Mail', sample: ['office@elbarena.example', 'alster.example'], field: 'contactEmail' },
    { name: '', sample: [], field: null },
    {
      name: 'Bemerkung',
      sample: ['Zahlt immer spät und ruft vor jeder Rechnung an, bitte vorher Bescheid sagen'],
      field: null,
    },
  ],
  ...over,
})
export const fates = { wrong: 2, double: 1, ambiguous: 1, new: 842, changes: 61, same: 1207 }

export const context = (of: ImportTable | null, over: Partial<ImportContext> = {}): ImportContext => ({
  ...{ kind: 'companies', id: of?.id ?? null, file: null, table: of, leaveOut: false, takeChanges: true },
  ...{ columns: of?.tableColumns.map(({ field }) => field) ?? [], lost: false, notice: null },
  ...over,
})

const row = (line: number, over: Partial<ImportRow>): ImportRow => ({
  ...{ id: uuid(100 + line), line, fate: 'new', number: String(10_500 + line), name: 'Elbarena Betriebs GmbH' },
  ...{ place: 'Hamburg', changes: [], problems: [], firstLine: null, matches: [] },
  ...over,
})
export const rows: readonly ImportRow[] = [
  row(14, {
    ...{ fate: 'wrong', name: 'Alster Konzerte' },
    problems: [{ field: 'contactEmail', reason: 'notEmail', text: 'alster.example' }],
  }),
  row(88, {
    ...{ fate: 'wrong', name: '' },
    problems: [
      { field: 'name', reason: 'missing', text: '' },
      { field: null, reason: 'tooManyCells', text: 'GmbH; Hamburg' },
    ],
  }),
  row(203, { fate: 'double', name: 'Bille Kulturhaus e. V.', firstLine: 41 }),
  row(417, { fate: 'ambiguous', number: '', name: 'Stadthalle', matches: ['10080', '10081'] }),
  row(2, {}),
  row(3, {
    ...{ fate: 'changes', name: 'Nordsee Festspiele' },
    changes: [
      { field: 'city', from: 'Altona', to: 'Hamburg' },
      { field: 'contactPhone', from: null, to: '+49 40 5550101' },
    ],
  }),
  row(4, { fate: 'same', name: 'Kulturwerk Wedel' }),
]
export const manyRows: readonly ImportRow[] = Array.from({ length: 300 }, (_, at) =>
  row(at + 2, { id: uuid(1000 + at), name: `Veranstaltungsgesellschaft ${at + 1}` }),
)
