import { z } from 'zod'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Instant, listOf, named, oneLine, paging, searching } from './schemas.ts'

export const about = 'Tables an agency brings along: looked at row by row, then taken over as they were shown'

/** What a table is of. */
export const importKinds = ['companies', 'people', 'locations', 'contacts', 'projects', 'positions'] as const
/** What a column may hold. */
export const importFields = [
  'number',
  'name',
  'street',
  'zipcode',
  'city',
  'country',
  'vatId',
  'taxNumber',
  'contactName',
  'contactPhone',
  'contactEmail',
  'deliveryNoteEmail',
  'buyerReference',
  'debtorAccount',
  'lastFirst',
  'firstLast',
  'lastName',
  'firstName',
  'birthday',
  'email',
  'phone',
  'functions',
  'region',
  'timeZone',
  'entrance',
  'info',
  'company',
  'role',
  'location',
  'beginDate',
  'endDate',
  'clientMark',
  'reference',
  'comment',
  'project',
  'crew',
  'date',
  'startTime',
  'endTime',
  'function',
  'amountOfRows',
] as const
/** What one answer settles for all rows alike. */
export const importQuestions = ['dayNumbers', 'monthFirst', 'formulas', 'doubles', 'instead'] as const
export const importStates = ['columns', 'checking', 'checked', 'taking', 'taken', 'outdated', 'failed'] as const
/** What becomes of a row, what needs somebody first. */
export const importFates = ['wrong', 'double', 'ambiguous', 'new', 'changes', 'same'] as const
export const importReasons = [
  'missing',
  'tooLong',
  'formula',
  'rounded',
  'notEmail',
  'notCountry',
  'notVatId',
  'notAccount',
  'ownNumber',
  'tooManyCells',
  'notNames',
  'notPhone',
  'notDay',
  'notInTime',
  'dayNumber',
  'monthFirst',
  'notFunction',
  'emailTaken',
  'notCrew',
  'wasErased',
  'numberTaken',
  'notZone',
  'notCompany',
  'several',
  'notLocation',
  'endsBeforeStart',
  'changeThere',
  'notProject',
  'notTime',
  'timeInGap',
  'timeIsDoubled',
  'notAmount',
] as const
/** Bytes of a file. */
export const mostImportBytes = 20_000_000

const count = z.number().int()
const text = z.string()
const field = z.enum(importFields)
const revision = count.min(0).describe('counts its dry runs; sent when it is taken over, so that it is what was shown')

export const ImportAnswers = named(
  'ImportAnswers',
  z.strictObject({
    dayNumbers: z.boolean().describe('figures where a day is expected are days as a spreadsheet counts them'),
    monthFirst: z.boolean().describe('of days with slashes the month stands first'),
    formulas: z.boolean().describe('of a formula the text that stands in it is taken'),
    doubles: z.boolean().describe('of rows that say the same the first is kept'),
    instead: z
      .array(
        z.strictObject({
          field: field.describe('of which column'),
          text: oneLine(100).min(1).describe('what stands there, wherever it does'),
          becomes: oneLine(200).min(1).describe('what is taken instead'),
        }),
      )
      .max(200)
      .describe('what is taken for what stands there'),
  }),
)

export const Import = named(
  'Import',
  z.object({
    id: Id,
    kind: z.enum(importKinds).describe('what it is a table of'),
    fileName: text.describe('what its file is called'),
    state: z
      .enum(importStates)
      .describe(
        'its columns are to be said; it is looked through; every row has its fate; it is being taken over; it is; what is known here is another than when it was looked through; it could not be done',
      ),
    createdAt: Instant,
    createdBy: text.describe('who has brought it'),
    rows: count.describe('how many stand below the names of its columns'),
    tableColumns: z
      .array(
        z.object({
          name: text.describe('as it stands there; empty: it has none'),
          sample: z.array(text).describe('what stands in its first rows'),
          field: field.nullable().describe('what it is read as; null: it is left out'),
        }),
      )
      .describe('in the order of the file'),
    done: count.describe('rows that are gone through, while it is looked through or taken over'),
    revision,
    fates: z
      .object({
        ...{
          wrong: count.describe('rows something is wrong with'),
          double: count.describe('rows that are there twice'),
        },
        ambiguous: count.describe('rows that may mean several'),
        ...{
          new: count.describe('rows nothing is known of yet'),
          changes: count.describe('rows that say something else'),
        },
        same: count.describe('rows that say what is known'),
      })
      .nullable()
      .describe('how many rows of each; null: it was not looked through yet'),
    answers: ImportAnswers.describe('what was said to all rows alike'),
    questions: z
      .array(
        z.object({
          asks: z.enum(importQuestions).describe('what the answer settles'),
          field: field.nullable().describe('of which column; null: of no single one'),
          text: text.describe('what stands there, in one of the rows'),
          becomes: text.describe('what is taken for it; empty: nothing is'),
          rows: count.describe('in how many it does'),
          answered: z.boolean().describe('it was said; else it is asked'),
        }),
      )
      .describe('what one answer settles, or has settled, for many rows; what settles most first'),
    taken: z
      .object({ added: count.describe('how many are new'), changed: count.describe('how many were changed') })
      .nullable()
      .describe('what came of it; null: it is not taken over'),
  }),
)

export const ImportRow = named(
  'ImportRow',
  z.object({
    id: Id,
    line: count.describe('of the file, counted from 1'),
    fate: z.enum(importFates).describe('what becomes of it'),
    number: text.describe('as it stands there; empty: none'),
    name: text.describe('as it stands there; empty: none'),
    place: text.describe('where it is, as it stands there; empty: nothing is said'),
    details: z
      .array(
        z.object({
          field,
          text: text.describe('as it stands there'),
          becomes: text.nullable().describe('what is written instead, as it was answered; null: what stands there'),
        }),
      )
      .describe('what else tells rows of this kind apart'),
    changes: z
      .array(
        z.object({
          field,
          from: text.nullable().describe('what is known; null: nothing'),
          to: text.describe('what stands in the file'),
        }),
      )
      .describe('what would be another'),
    problems: z
      .array(
        z.object({
          field: field.nullable().describe('of which column; null: of the whole row'),
          reason: z.enum(importReasons).describe('why it cannot be taken over'),
          text: text.describe('what stands there'),
          becomes: text.nullable().describe('what would be taken for it, once that is said; null: nobody knows'),
        }),
      )
      .describe('what is wrong with it'),
    firstLine: count.nullable().describe('the line that says the same before; null: none'),
    matches: z.array(text).describe('numbers of those it may mean, else what tells them apart'),
  }),
)

const imports = resource({ one: 'Import', many: 'Imports', path: '/imports', item: Import })
const access = { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' } as const

export const listImports = route(
  imports.list({ summary: 'Tables that were brought, the newest first', access, extension: true }),
)

export const readImport = route(imports.read({ summary: 'A table, and how far it is', access, extension: true }))

export const createImport = route({
  operationId: 'createImport',
  method: 'post',
  path: '/imports',
  summary: 'Bring a table, as CSV or as the first sheet of an XLSX file; nothing of it is taken over yet',
  access,
  query: z.strictObject({
    kind: z.enum(importKinds).describe('what it is a table of'),
    name: oneLine(200).min(1).describe('what its file is called'),
  }),
  takes: { contentType: 'application/octet-stream', most: mostImportBytes },
  responses: { 201: Import },
  problems: [
    ...(['tableEmpty', 'notTable', 'lettersBroken', 'headMissing', 'tooManyRows', 'tableTooLarge'] as const),
    ...(['fileInfected', 'scannerAway'] as const),
  ],
  ownTransactions: true,
  extension: true,
})

export const checkImport = route({
  operationId: 'checkImport',
  method: 'post',
  path: '/imports/{id}/check',
  summary: 'Have every row looked at without taking anything over, by what its columns hold and what was answered',
  access,
  params: IdParam,
  body: named(
    'ImportCheck',
    z.strictObject({
      readAs: z
        .array(field.nullable())
        .min(1)
        .max(200)
        .describe('what each column is read as, in their order; null: it is left out'),
      answers: ImportAnswers.optional().describe('what is said to all rows alike; absent: nothing'),
    }),
  ),
  responses: { 200: Import },
  problems: ['outOfTurn'],
  extension: true,
})

export const takeImport = route({
  operationId: 'takeImport',
  method: 'post',
  path: '/imports/{id}/take',
  summary: 'Take a table over as it was shown, all at once; what is under way already goes on',
  access,
  params: IdParam,
  body: named(
    'ImportTaking',
    z.strictObject({
      revision,
      leaveOut: z.boolean().describe('rows that are wrong, there twice or may mean several are left out'),
      takeChanges: z.boolean().describe('what is known is changed; else only what is new is taken over'),
    }),
  ),
  responses: { 200: Import },
  problems: ['outOfTurn', 'changedMeanwhile', 'importHasErrors'],
  extension: true,
})

export const listImportRows = route({
  operationId: 'listImportRows',
  method: 'get',
  path: '/imports/{id}/rows',
  summary: 'Rows of a table that was looked through: what needs somebody first, then in its order',
  access,
  params: IdParam,
  query: z.strictObject({ fate: z.enum(importFates).optional().describe('only these'), ...searching, ...paging }),
  responses: { 200: listOf('ImportRowList', ImportRow) },
  extension: true,
})

export const downloadImportReport = route({
  operationId: 'downloadImportReport',
  method: 'get',
  path: '/imports/{id}/report',
  summary: 'What becomes of every row',
  access,
  params: IdParam,
  query: z.strictObject({
    format: z.enum(['csv', 'xlsx']).default('csv').describe('text with commas, or a sheet'),
  }),
  responses: {
    200: {
      contentType: 'text/csv',
      or: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    },
  },
  ownTransactions: true,
  extension: true,
})
