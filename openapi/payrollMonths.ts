import { z } from 'zod'
import { payrollBooks } from './access.ts'
import { route } from './route.ts'
import { Day, Id, MonthParam, named, oneLine } from './schemas.ts'

export const about = 'What everybody is paid for a month, as far as the office has come with it'

export const monthStates = ['asked', 'waits', 'ready', 'toConfirm', 'complete', 'closed'] as const

const Minutes = z.number().int()
const Money = z.number().int()
const count = z.number().int()
const Amount = z.object({ currency: z.string(), amount: Money.describe('in its smallest unit, gross') })

export const PayrollMonth = named(
  'PayrollMonth',
  z.object({
    month: Day.describe('its first day'),
    people: z
      .array(
        z.object({
          person: z.object({ id: Id, name: z.string(), number: z.string() }).describe('who is paid'),
          payroll: z
            .object({
              id: Id,
              number: z.string(),
              state: z.enum(['open', 'closed']),
              currency: z.string(),
              amount: Money.describe('sum of its items, gross'),
              net: Money.nullable().describe('what is paid out of it; null: the payroll office has not answered'),
              minutes: Minutes.describe('paid minutes of its items'),
              items: count.describe('how many items it has'),
              toConfirm: count.describe('items the person has not confirmed yet'),
              declined: count.describe('items that wait for an answer of the accountants'),
            })
            .nullable()
            .describe('null: nothing of it is on one yet'),
          ready: Minutes.describe('minutes that would go onto it now'),
          unsigned: Minutes.describe('minutes that were worked and no client has signed yet'),
          unpriced: Minutes.describe('minutes that no rate is there for'),
          missing: count.describe('shifts that are over and nobody came to, or left'),
          toCome: Minutes.describe('planned minutes nobody has begun yet'),
          state: z
            .enum(monthStates)
            .describe(
              'asked: something waits for an answer; waits: for a signature, a rate or times; ready: to be put onto it; toConfirm: by the person; complete: all is confirmed; closed: it stays as it is',
            ),
        }),
      )
      .describe('whoever worked in the month or is paid for it, by name'),
    amounts: z.array(Amount).describe('what the payrolls come to, one for each currency'),
    minutes: Minutes.describe('paid minutes of all payrolls'),
    ready: Minutes.describe('minutes that would go onto payrolls now'),
    unsigned: Minutes.describe('minutes that no client has signed yet'),
    declined: count.describe('items that wait for an answer'),
    open: count.describe('payrolls that are open'),
  }),
)

export const PayrollMonthClosing = named(
  'PayrollMonthClosing',
  z.strictObject({ dueOn: Day.describe('when the money is to go') }),
)
export const PayrollMonthClosed = named(
  'PayrollMonthClosed',
  z.object({
    added: count.describe('items that were put onto payrolls before'),
    closed: count.describe('payrolls that were closed, each with its transfer'),
  }),
)
export const PayrollMonthMade = named('PayrollMonthMade', z.object({ added: count.describe('items that were added') }))

export const readPayrollMonth = route({
  operationId: 'readPayrollMonth',
  method: 'get',
  path: '/payrollMonths/{month}',
  summary: 'Who is paid what for a month, what was asked, and what waits for a signature or a rate',
  access: payrollBooks,
  params: MonthParam,
  responses: { 200: PayrollMonth },
  extension: true,
})

export const makePayrollMonth = route({
  operationId: 'makePayrollMonth',
  method: 'post',
  path: '/payrollMonths/{month}/make',
  summary: 'Put onto payrolls what is payable by now, so that people can confirm it; doing it twice adds nothing',
  access: payrollBooks,
  params: MonthParam,
  responses: { 200: PayrollMonthMade },
  extension: true,
})

export const closePayrollMonth = route({
  operationId: 'closePayrollMonth',
  method: 'post',
  path: '/payrollMonths/{month}/close',
  summary:
    'Put onto payrolls what is payable by now, and close each with the transfer of its sum, once the month is over; those that wait for an answer stay open',
  access: payrollBooks,
  params: MonthParam,
  body: PayrollMonthClosing,
  responses: { 200: PayrollMonthClosed },
  problems: ['outOfTurn'],
  extension: true,
})

export const exportPayrollMonth = route({
  operationId: 'exportPayrollMonth',
  method: 'get',
  path: '/payrollMonths/{month}/export',
  summary: 'The items of a month, person by person, with what each and all come to',
  access: payrollBooks,
  params: MonthParam,
  query: z.strictObject({
    format: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx').describe('a sheet, text with commas, or to print'),
    language: oneLine(5).optional().describe('of its words; absent: the caller’s'),
  }),
  responses: {
    200: {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      or: ['text/csv', 'application/pdf'],
    },
  },
  ownTransactions: true,
  extension: true,
})
