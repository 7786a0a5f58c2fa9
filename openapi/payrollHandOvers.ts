import { z } from 'zod'
import { payrollBooks } from './access.ts'
import { route } from './route.ts'
import { Day, Id, IdParam, MonthParam, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'What a payroll office reckons net pay from, in the columns and wage types it knows'

export const wageKinds = [
  'base',
  'night',
  'sunday',
  'holiday',
  'overtime',
  'minimum',
  'flat',
  'sick',
  'vacation',
  'unpaidVacation',
] as const
export const handOverFields = [
  'personNumber',
  'name',
  'wageType',
  'hours',
  'days',
  'rate',
  'amount',
  'currency',
  'costCentre',
  'month',
] as const

const count = z.number().int()
const Wage = {
  kind: z
    .enum(wageKinds)
    .describe('base: the hours themselves; flat: an amount without hours; minimum: what is paid up to the least hours'),
  percent: count.nullable().describe('of an add-on that is a share of the rate; null: no share'),
}
const person = z.object({ id: Id, name: z.string(), number: z.string() })

export const PayrollHandOver = named(
  'PayrollHandOver',
  z.object({
    month: Day.describe('its first day'),
    people: count.describe('who is in the file'),
    lines: count.describe('lines of the file, without its head'),
    absences: count.describe('those of them that are days'),
    amounts: z
      .array(z.object({ currency: z.string(), amount: z.number().int().describe('in its smallest unit, gross') }))
      .describe('what the lines come to, one for each currency'),
    open: count.describe('payrolls that are not closed yet: whoever they are of is not in the file'),
    lacks: z
      .object({
        wages: z.array(z.object(Wage)).describe('what occurs in the month and has no wage type'),
        people: z.array(person).describe('who has no number with the payroll office'),
      })
      .describe('what has to be entered before the file can be had; both empty: nothing'),
  }),
)

const columnName = oneLine(60).min(1).describe('what its column is called')
const wageNumber = oneLine(20).min(1).describe('what the payroll office calls it')
const mapping = {
  fileColumns: z
    .array(z.object({ field: z.enum(handOverFields).describe('what stands in it'), name: columnName }))
    .describe('of the file, in their order'),
  wages: z.array(z.object({ ...Wage, number: wageNumber })).describe('wage types, as far as they are entered'),
  numbers: z
    .enum(['own', 'payroll'])
    .describe('by which number people are known there: the agency’s own, or one of the payroll office'),
  costCentre: z.enum(['none', 'project']).describe('whether each line is of a project, by its number'),
  decimal: z.enum(['comma', 'point']).describe('what stands before the cents'),
  answerNumber: oneLine(60).min(1).nullable().describe('column of an answer with people’s numbers; null: known names'),
  answerNet: oneLine(60).min(1).nullable().describe('column of an answer with what is paid out; null: known names'),
}
const revision = count.min(0).describe('counts its changes; sent with a change, it keeps another’s from being lost')

export const PayrollMapping = named(
  'PayrollMapping',
  z.object({ ...mapping, entered: z.boolean().describe('false: nobody has entered anything yet'), revision }),
)
export const PayrollMappingChange = named(
  'PayrollMappingChange',
  z
    .strictObject({
      ...mapping,
      fileColumns: z
        .array(z.strictObject({ field: z.enum(handOverFields).describe('what stands in it'), name: columnName }))
        .min(1)
        .max(handOverFields.length)
        .describe('of the file, in their order'),
      wages: z
        .array(z.strictObject({ ...Wage, percent: count.min(1).max(1000).nullable(), number: wageNumber }))
        .max(100)
        .describe('all wage types that are entered'),
      revision: revision.max(2_000_000_000),
    })
    .refine(
      ({ fileColumns }) => new Set(fileColumns.map(({ field }) => field)).size === fileColumns.length,
      'a column twice',
    )
    .refine(
      ({ wages }) => new Set(wages.map(({ kind, percent }) => `${kind} ${percent}`)).size === wages.length,
      'a wage type twice',
    ),
)

export const PayrollNumber = named(
  'PayrollNumber',
  z.object({ personId: Id, number: z.string().nullable().describe('null: none') }),
)
export const PayrollNumberChange = named(
  'PayrollNumberChange',
  z.strictObject({
    number: oneLine(20).min(1).nullable().describe('what the payroll office knows them by; null: none'),
  }),
)

export const readPayrollHandOver = route({
  operationId: 'readPayrollHandOver',
  method: 'get',
  path: '/payrollMonths/{month}/handOver',
  summary: 'What of a month goes to the payroll office, and what has to be entered before it can',
  access: payrollBooks,
  params: MonthParam,
  responses: { 200: PayrollHandOver },
  extension: true,
})

export const downloadPayrollHandOver = route({
  operationId: 'downloadPayrollHandOver',
  method: 'get',
  path: '/payrollMonths/{month}/handOver/file',
  summary:
    'The closed payrolls of a month and its absences for the payroll office, a line for each person and wage type; refused while something is not entered',
  access: payrollBooks,
  params: MonthParam,
  responses: { 200: { contentType: 'text/csv' } },
  problems: ['handOverIncomplete'],
  extension: true,
})

export const readPayrollMapping = route({
  operationId: 'readPayrollMapping',
  method: 'get',
  path: '/payrollMapping',
  summary: 'The columns and wage types of the agency’s payroll office',
  access: payrollBooks,
  responses: { 200: PayrollMapping },
  extension: true,
})

export const changePayrollMapping = route({
  operationId: 'changePayrollMapping',
  method: 'patch',
  path: '/payrollMapping',
  summary: 'Enter the columns and wage types of the agency’s payroll office',
  access: payrollBooks,
  body: PayrollMappingChange,
  responses: { 200: PayrollMapping },
  problems: ['changedMeanwhile'],
  extension: true,
})

const ofPerson = { ...payrollBooks, scope: row('person', 'owns') } as const

export const readPayrollNumber = route({
  operationId: 'readPayrollNumber',
  method: 'get',
  path: '/persons/{id}/payrollNumber',
  summary: 'What the payroll office knows somebody by',
  access: ofPerson,
  params: IdParam,
  responses: { 200: PayrollNumber },
  extension: true,
})

export const changePayrollNumber = route({
  operationId: 'changePayrollNumber',
  method: 'patch',
  path: '/persons/{id}/payrollNumber',
  summary: 'Enter what the payroll office knows somebody by; a number of somebody else is refused',
  access: ofPerson,
  params: IdParam,
  body: PayrollNumberChange,
  responses: { 200: PayrollNumber },
  problems: ['nameTaken'],
  extension: true,
})
