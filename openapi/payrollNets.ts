import { z } from 'zod'
import { payrollBooks } from './access.ts'
import { route } from './route.ts'
import { Day, Id, MonthParam, named } from './schemas.ts'

export const about = 'What a payroll office answers: how much of the gross of each payroll is paid out'

export const netFates = [
  'fits',
  'same',
  'unknownNumber',
  'twice',
  'noPayroll',
  'payrollOpen',
  'notNumber',
  'aboveGross',
  'alreadySent',
] as const
/** Bytes of an answer. */
export const mostNetBytes = 2_000_000

const count = z.number().int()
const Money = z.number().int()
const person = z.object({ id: Id, name: z.string(), number: z.string() })
const payroll = z.object({ id: Id, number: z.string() })

export const PayrollNetsRead = named(
  'PayrollNetsRead',
  z.object({
    month: Day.describe('its first day'),
    lines: z
      .array(
        z.object({
          line: count.describe('of the file, counted from 1'),
          number: z.string().describe('of a person, as it stands there'),
          text: z.string().describe('what stands there as the amount'),
          person: person.nullable().describe('who has this number; null: nobody'),
          payroll: payroll.nullable().describe('theirs in the month; null: none'),
          currency: z.string().nullable().describe('of the payroll; null: there is none'),
          gross: Money.nullable().describe('what the payroll comes to; null: there is none'),
          net: Money.nullable().describe('in the smallest unit of the currency; null: no amount'),
          fate: z
            .enum(netFates)
            .describe('fits: it can be taken over; same: it was, and is what it was; else why it cannot'),
        }),
      )
      .describe('what cannot be taken over first, then in the order of the file'),
    missing: z
      .array(
        z.object({
          person: person.describe('who is paid'),
          payroll: payroll.describe('theirs in the month'),
          currency: z.string(),
          gross: Money.describe('what the payroll comes to'),
        }),
      )
      .describe('closed payrolls that are to be paid and of which nothing is known here or in the file'),
    amounts: z
      .array(
        z.object({
          currency: z.string(),
          gross: Money.describe('what the payrolls of these lines come to'),
          net: Money.describe('what is paid out'),
        }),
      )
      .describe('of the lines that can be taken over or were, one for each currency'),
    taking: z
      .object({ count: count.describe('how many lines'), amount: Money.describe('the sum of their smallest units') })
      .describe('what is said when it is taken over, so that it is what was shown'),
    wrong: count.describe('lines that cannot be taken over: as long as there is one, none is'),
  }),
)
export const PayrollNetsTaken = named(
  'PayrollNetsTaken',
  z.object({ taken: count.describe('payrolls whose net is another now than before') }),
)

const takes = { contentType: 'text/csv', most: mostNetBytes } as const

export const checkPayrollNets = route({
  operationId: 'checkPayrollNets',
  method: 'post',
  path: '/payrollMonths/{month}/nets/check',
  summary: 'Read the answer of the payroll office without taking anything over: what of it fits, and what does not',
  access: payrollBooks,
  params: MonthParam,
  takes,
  responses: { 200: PayrollNetsRead },
  problems: ['netsUnreadable', 'fileTooLarge'],
  withoutKey: true,
  extension: true,
})

export const takePayrollNets = route({
  operationId: 'takePayrollNets',
  method: 'post',
  path: '/payrollMonths/{month}/nets',
  summary:
    'Take over what people are paid out, all of it or nothing: open transfers go with the net from then on; refused where it comes to something else than was shown',
  access: payrollBooks,
  params: MonthParam,
  query: z.strictObject({
    count: z.coerce.number().int().min(1).max(10_000).describe('how many lines were shown to fit'),
    amount: z.coerce.number().int().min(0).max(99_999_999_999).describe('the sum of their smallest units'),
  }),
  takes,
  responses: { 200: PayrollNetsTaken },
  problems: ['netsUnreadable', 'netsRefused', 'netsChanged', 'fileTooLarge'],
  extension: true,
})
