import type { ImportContext } from '../../machines/import/import.types.ts'
import { noAnswers } from '../../../domain/imports/answers.ts'
import { uuid } from '../shared/fixtures.ts'
import type { ImportRow, ImportTable } from './import.types.ts'

export const table = (state: ImportTable['state'], over: Partial<ImportTable> = {}): ImportTable => ({
  ...{ id: uuid(1), kind: 'companies', fileName: 'kunden-2026.csv', state, createdAt: '2026-05-27T05:12:00.000Z' },
  ...{ createdBy: 'Rieke Lohmann', rows: 2114, done: 0, revision: 1, fates: null, taken: null },
  ...{ answers: noAnswers, questions: [] },
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
  ...{ kind: of?.kind ?? 'companies', id: of?.id ?? null, file: null, table: of, leaveOut: false, takeChanges: true },
  settled: of?.answers ?? noAnswers,
  ...{ columns: of?.tableColumns.map(({ field }) => field) ?? [], lost: false, notice: null },
  ...over,
})

const row = (line: number, over: Partial<ImportRow>): ImportRow => ({
  ...{ id: uuid(100 + line), line, fate: 'new', number: String(10_500 + line), name: 'Elbarena Betriebs GmbH' },
  ...{ place: 'Hamburg', details: [], changes: [], problems: [], firstLine: null, matches: [] },
  ...over,
})
export const rows: readonly ImportRow[] = [
  row(14, {
    ...{ fate: 'wrong', name: 'Alster Konzerte' },
    problems: [{ field: 'contactEmail', reason: 'notEmail', text: 'alster.example', becomes: null }],
  }),
  row(88, {
    ...{ fate: 'wrong', name: '' },
    problems: [
      { field: 'name', reason: 'missing', text: '', becomes: null },
      { field: null, reason: 'tooManyCells', text: 'GmbH; Hamburg', becomes: null },
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

/** People, as they come out of a sheet: what is wrong with them is settled by one answer each. */
export const people = table('checked', {
  ...{ kind: 'people', fileName: 'crew-list-2026.xlsx', fates: { ...fates, wrong: 67, ambiguous: 0, double: 1 } },
  tableColumns: [
    { name: 'Name, Vorname', sample: ['Kowalczyk, Ewa', 'Meier; Jan'], field: 'lastFirst' },
    { name: 'Geb.', sample: ['31.02.1994', '12.11.1990'], field: 'birthday' },
    { name: 'Mail', sample: ['ewa@nordlicht.example'], field: 'email' },
    { name: 'Mobil', sample: ['+49 170 5550110'], field: 'phone' },
    { name: 'Wohnort', sample: ['Hamburg'], field: 'city' },
    { name: 'Einsatz', sample: ['Rigger', 'Riger'], field: 'functions' },
    { name: 'Bemerkung', sample: ['kommt gern früh'], field: null },
  ],
  answers: { ...noAnswers, monthFirst: true },
  questions: [
    { asks: 'dayNumbers', field: 'birthday', text: '36169', becomes: '1999-01-09', rows: 62, answered: false },
    { asks: 'monthFirst', field: 'birthday', text: '03/17/1984', becomes: '1984-03-17', rows: 19, answered: true },
    { asks: 'instead', field: 'functions', text: 'Riger', becomes: 'Rigger', rows: 3, answered: false },
  ],
})
const person = (line: number, name: string, birthday: string, functions: string, over: Partial<ImportRow>): ImportRow =>
  row(line, {
    ...{ number: '', name },
    details: [
      { field: 'birthday', text: birthday, becomes: null },
      { field: 'functions', text: functions, becomes: null },
      { field: 'email', text: 'crew@nordlicht.example', becomes: null },
    ],
    ...over,
  })
export const peopleRows: readonly ImportRow[] = [
  person(14, 'Kowalczyk, Ewa', '31.02.1994', 'Rigger', {
    ...{ fate: 'wrong', problems: [{ field: 'birthday', reason: 'notDay', text: '31.02.1994', becomes: null }] },
  }),
  person(88, 'Meier; Jan', '12.11.1990', 'Riger', {
    ...{ fate: 'wrong', problems: [{ field: 'functions', reason: 'notFunction', text: 'Riger', becomes: 'Rigger' }] },
  }),
  person(203, 'Sørensen, Freja', '04.07.1999', 'Stagehand', { fate: 'double', firstLine: 41 }),
  person(417, 'Haddad, Samira', '09.01.1998', 'Stagehand', {
    fate: 'wrong',
    problems: [{ field: 'phone', reason: 'formula', text: '="0170 5550110"', becomes: '0170 5550110' }],
  }),
  person(512, 'Novák, Petr', '36169', 'Loader', {
    ...{ fate: 'wrong', problems: [{ field: 'birthday', reason: 'dayNumber', text: '36169', becomes: '1999-01-09' }] },
  }),
  person(2, 'Ahlers, Wiebke', '17.03.2001', 'Stagehand', {}),
  row(3, {
    number: '',
    name: 'Bakker, Sanne',
    details: [{ field: 'functions', text: 'Light hnd', becomes: 'Light hand' }],
  }),
  person(4, 'Demir, Aylin', '11.12.1992', 'Rigger', {
    fate: 'changes',
    changes: [
      { field: 'city', from: 'Norderstedt', to: 'Hamburg' },
      { field: 'functions', from: null, to: '+ Follow-spot' },
    ],
  }),
  person(5, 'Evans, Charlotte', '25.09.1991', 'Follow-spot', { fate: 'same' }),
  person(6, 'Evans, Charlotte', '25.09.1991', 'Follow-spot', { fate: 'same', firstLine: 5 }),
]
