import { z } from 'zod'
import { transferStates } from './bankTransfers.ts'
import { route } from './route.ts'
import { Day, Id, MonthParam, named, oneLine } from './schemas.ts'

export const about = 'How the money of a month gets to people: the file for the bank, and what became of each transfer'

export const payFates = ['payable', 'accountMissing', 'ibanWrong', 'bicMissing', 'nameMissing', 'notEuro'] as const
const count = z.number().int()
const Money = z.number().int()

export const PayrollPayments = named(
  'PayrollPayments',
  z.object({
    month: Day.describe('its first day'),
    companies: z
      .array(
        z.object({
          id: Id,
          name: z.string().describe('what the company is called'),
          iban: z.string().nullable().describe('only its ends; null: none'),
          canPay: z.boolean().describe('it has an account, and a name banks can read'),
        }),
      )
      .describe('the agency’s own, which may pay'),
    payments: z
      .array(
        z.object({
          id: Id,
          person: z.object({ id: Id, name: z.string(), number: z.string() }).describe('who is paid'),
          payroll: z.object({ id: Id, number: z.string() }).describe('the payroll it pays'),
          reference: z.string().describe('what stands on the bank statement'),
          recipient: z.string().describe('whose account it is'),
          iban: z.string().nullable().describe('only its ends; null: none'),
          amount: Money.describe('in the smallest unit of the currency'),
          isNet: z.boolean().describe('as the payroll office answered; false: what the payroll comes to, gross'),
          currency: z.string(),
          dueOn: Day.describe('when it is to go'),
          state: z.enum(transferStates).describe('open: to come; executed: it went; returned: it came back'),
          executedOn: Day.nullable().describe('when it went; null: not yet'),
          returnedOn: Day.nullable().describe('when it came back; null: it did not'),
          reason: z.string().nullable().describe('why it came back; null: it did not'),
          again: z.boolean().describe('it takes the place of one that came back'),
          fate: z
            .enum(payFates)
            .nullable()
            .describe('whether it goes into the file for the bank, or what it lacks; null: it is not open'),
        }),
      )
      .describe('by name; what came back beside what takes its place'),
    payable: z
      .object({ count: count.describe('how many transfers'), amount: Money.describe('in cents') })
      .describe('what the file for the bank holds: exactly that many transfers, of that sum'),
    leftOut: count.describe('open transfers that are not in the file, each with its reason'),
  }),
)

const books = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'bankTransfers',
  permission: 'READ',
  scope: 'tenant',
} as const

export const readPayrollPayments = route({
  operationId: 'readPayrollPayments',
  method: 'get',
  path: '/payrollMonths/{month}/payments',
  summary: 'The transfers of a month, which of them can go to the bank as a file, and what the others lack',
  access: books,
  params: MonthParam,
  responses: { 200: PayrollPayments },
  extension: true,
})

export const downloadPayrollPayments = route({
  operationId: 'downloadPayrollPayments',
  method: 'get',
  path: '/payrollMonths/{month}/payments/file',
  summary:
    'A SEPA credit transfer (pain.001.001.09) of all open transfers of a month that can be paid; refused where they are no longer as many, or of another sum, than was looked at',
  access: books,
  params: MonthParam,
  query: z.strictObject({
    companyId: Id.describe('which of the agency’s own companies pays'),
    on: Day.describe('when the bank is to carry it out'),
    count: z.coerce.number().int().min(1).max(100_000).describe('how many transfers were shown'),
    amount: z.coerce.number().int().min(1).max(99_999_999_999).describe('what they came to, in cents'),
  }),
  responses: { 200: { contentType: 'application/xml' } },
  problems: ['payerIncomplete', 'paymentsChanged'],
  extension: true,
})

const These = z.array(Id).min(1).max(1000)
export const PaymentsSent = named(
  'PaymentsSent',
  z.strictObject({
    paymentIds: These.describe('which transfers'),
    executedOn: Day.nullable().describe('when they went; null: they did not, which takes back what was said'),
  }),
)
export const PaymentsMarked = named(
  'PaymentsMarked',
  z.object({ marked: count.describe('how many transfers were marked') }),
)

export const markPayrollPayments = route({
  operationId: 'markPayrollPayments',
  method: 'post',
  path: '/payrollMonths/{month}/payments/sent',
  summary: 'Say that transfers went to the bank, or that they did not: all of them or none',
  access: books,
  params: MonthParam,
  body: PaymentsSent,
  responses: { 200: PaymentsMarked },
  problems: ['outOfTurn'],
  extension: true,
})

export const PaymentReturned = named(
  'PaymentReturned',
  z.strictObject({
    paymentId: Id.describe('which transfer'),
    returnedOn: Day.describe('when it came back'),
    reason: oneLine(300).min(1).describe('why, as the bank says'),
  }),
)

export const returnPayrollPayment = route({
  operationId: 'returnPayrollPayment',
  method: 'post',
  path: '/payrollMonths/{month}/payments/returned',
  summary: 'Say that a transfer came back: it stays as it was, and another one takes its place that can be paid',
  access: books,
  params: MonthParam,
  body: PaymentReturned,
  responses: { 200: PaymentsMarked },
  problems: ['outOfTurn'],
  extension: true,
})
