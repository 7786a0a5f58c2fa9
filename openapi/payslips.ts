import { z } from 'zod'
import { payrollBooks } from './access.ts'
import { route } from './route.ts'
import { Day, Id, IdOrNumber, Instant, MonthParam, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Payslips of the payroll office: PDF files that come back for a closed month, each to whose it is'

export const payslipFates = [
  'fits',
  'replaces',
  'same',
  'unknownNumber',
  'severalNumbers',
  'noPayroll',
  'payrollOpen',
  'twice',
  'notPdf',
  'encrypted',
  'broken',
  'hasScripts',
  'tooManyPages',
  'tooLarge',
] as const
/** PDFs of a month at once, as files or in an archive. */
export const mostPayslips = 500
/** Uploads they come in. */
export const mostPayslipUploads = 50
/** Bytes they come to, unpacked. */
export const mostPayslipsBytes = 200 * 1024 * 1024
/** What has more is of several people. */
export const mostPayslipPages = 12

const count = z.number().int()
const person = z.object({ id: Id, name: z.string(), number: z.string().describe('the agency’s own') })
const payroll = z.object({ id: Id, number: z.string() }).describe('theirs in the month')
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('of the file, in hex')

export const Payslip = named(
  'Payslip',
  z.object({
    size: count.describe('bytes of the PDF'),
    takenAt: Instant.describe('when it was taken over'),
  }),
)
export const PayslipMonth = named(
  'PayslipMonth',
  z.object({
    month: Day.describe('its first day'),
    payrolls: z
      .array(
        z.object({
          person: person.describe('who is paid'),
          payroll,
          payslip: Payslip.nullable().describe('null: none yet'),
        }),
      )
      .describe('closed payrolls of the month, those without a payslip first, then by name'),
    missing: count.describe('how many of them have none'),
    open: count.describe('payrolls that are not closed yet: theirs cannot be taken over'),
  }),
)
export const PayslipsAsked = named(
  'PayslipsAsked',
  z.strictObject({
    uploadIds: z
      .array(Id)
      .min(1)
      .max(mostPayslipUploads)
      .describe('own uploads that nothing uses yet: PDFs, and ZIP archives of PDFs'),
    assigned: z
      .array(z.strictObject({ sha256, payrollId: Id.describe('a payroll of the month') }))
      .max(mostPayslips)
      .default([])
      .describe('whose files are, whatever their names say'),
  }),
)
export const PayslipsTaking = named(
  'PayslipsTaking',
  PayslipsAsked.extend({ seal: sha256.describe('what was answered when the files were looked at') }),
)
export const PayslipsRead = named(
  'PayslipsRead',
  z.object({
    month: Day.describe('its first day'),
    files: z
      .array(
        z.object({
          sha256: sha256.describe('of the file, in hex: what it is assigned by'),
          name: z.string().describe('of the file, without folders'),
          size: count.describe('bytes it has'),
          pages: count.nullable().describe('how many it has; null: it is no PDF that can be read'),
          person: person.nullable().describe('whose it is; null: nobody is found, or several are'),
          payroll: payroll.nullable().describe('theirs in the month; null: none'),
          byHand: z.boolean().describe('the office said whose it is'),
          fate: z
            .enum(payslipFates)
            .describe('fits, or replaces another one: it can be taken over; same: it was; else why it cannot'),
        }),
      )
      .describe('what cannot be taken over first, then in the order of the files'),
    missing: z
      .array(z.object({ person: person.describe('who is paid'), payroll }))
      .describe('closed payrolls that have no payslip and get none of these'),
    taking: z
      .object({
        count: count.describe('how many are taken over'),
        replacing: count.describe('how many of them take the place of another one'),
        seal: sha256.describe('said when they are taken over, so that it is what was shown'),
      })
      .describe('what is taken over; what cannot be is left out'),
  }),
)
export const PayslipsTaken = named('PayslipsTaken', z.object({ taken: count.describe('payslips that are there now') }))

const month = { path: '/payrollMonths/{month}/payslips', access: payrollBooks, params: MonthParam } as const
const looking = ['uploadUnfinished', 'archiveUnreadable', 'tooManyPayslips', 'fileInfected', 'scannerAway'] as const

export const listPayslips = route({
  ...month,
  operationId: 'listPayslips',
  method: 'get',
  summary: 'Closed payrolls of a month, and which of them have a payslip of the payroll office',
  responses: { 200: PayslipMonth },
  extension: true,
})

export const checkPayslips = route({
  ...month,
  operationId: 'checkPayslips',
  method: 'post',
  path: '/payrollMonths/{month}/payslips/check',
  summary:
    'Look at uploads without taking anything over: whose each PDF is by the number in its name, and whether it fits; the uploads stay',
  body: PayslipsAsked,
  responses: { 200: PayslipsRead },
  problems: looking,
  withoutKey: true,
  ownTransactions: true,
  extension: true,
})

export const takePayslips = route({
  ...month,
  operationId: 'takePayslips',
  method: 'post',
  summary:
    'Take over every payslip that fits, in one step, and tell whose they are; refused where it is something else than was shown',
  body: PayslipsTaking,
  responses: { 200: PayslipsTaken },
  problems: [...looking, 'payslipsChanged'],
  ownTransactions: true,
  extension: true,
})

export const removePayslip = route({
  operationId: 'removePayslip',
  method: 'delete',
  path: '/payrolls/{id}/payslip',
  summary: 'Take a payslip of the payroll office away again, as one that is somebody else’s',
  access: { ...payrollBooks, scope: row('payroll', 'owns') },
  params: IdOrNumber,
  responses: { 204: null },
  extension: true,
})
