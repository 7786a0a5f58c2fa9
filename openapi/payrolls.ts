import { z } from 'zod'
import { Activity } from './activities.ts'
import { addOnReasons } from './costs.ts'
import { Payslip } from './payslips.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import {
  AnyId,
  Caption,
  Day,
  Id,
  IdOrNumber,
  IdParam,
  Instant,
  Paging,
  oneLine,
  PersonRef,
  WallTime,
  listOf,
  manyLines,
  named,
} from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'What people are paid: month by month, shift by shift, and how each amount comes about'

export const payrollStates = ['open', 'closed'] as const
export const payrollItemStates = ['toConfirm', 'confirmed', 'declined', 'answered'] as const
export const payLineKinds = ['base', 'flat', ...addOnReasons] as const
export const feedbackLines = ['hours', 'night', 'sunday', 'holiday', 'overtime', 'rate', 'missing'] as const
export const payrollPapers = ['payslip', 'items', 'documents', 'netPayslip'] as const
export const pciWaits = ['toCome', 'notWorked', 'notSigned', 'rateMissing', 'ready'] as const

const Minutes = z.number().int()
const count = z.number().int()
const Money = z.number().int()
const Currency = z.string()

export const Payroll = named(
  'Payroll',
  z.object({
    id: Id,
    number: z.string().describe('what the page’s address carries'),
    month: Day.describe('first day of the month'),
    state: z.enum(payrollStates).describe('open: items may still be added; closed: it stays as it is'),
    person: z.object({ id: Id, name: z.string() }).describe('who is paid'),
    currency: Currency,
    amount: Money.describe('sum of its items, gross'),
    net: Money.nullable().describe('what is paid out of it; null: the payroll office has not answered'),
    minutes: Minutes.describe('paid minutes of its items'),
    items: count.describe('how many items it has'),
    toConfirm: count.describe('items the person has not confirmed yet, answered ones among them'),
    declined: count.describe('items that wait for an answer of the accountants'),
    planned: Minutes.describe('minutes of the shifts of the month, as the plan has them'),
    worked: Minutes.describe('minutes somebody was there in the month'),
    unassigned: Minutes.describe('minutes that were worked and are on no payroll yet'),
    toCome: Minutes.describe('planned minutes of the shifts of the month that nobody has begun yet'),
    payslip: Payslip.nullable().describe('of the payroll office; null: there is none yet'),
    paidOn: Day.nullable().describe('when the money went to the bank; null: not yet'),
  }),
)

export const PayLine = named(
  'PayLine',
  z.object({
    kind: z
      .enum(payLineKinds)
      .describe('the hours themselves, an amount without hours, or what comes on top of the hours and why'),
    percent: count.describe('share of the rate: 100 for the hours themselves'),
    minutes: Minutes.describe('so many minutes of the shift; 0 of an amount without hours'),
    amount: Money.describe('minutes times the share of the rate, rounded once'),
  }),
)

const ofShift = {
  date: Day.describe('the day the shift begins on'),
  begin: WallTime.nullable().describe('when it begins by the clock of the venue; null: no shift'),
  end: WallTime.nullable().describe('when it ends, by the same clock; null: no shift'),
  function: Caption.nullable().describe('as what; null: no shift'),
  venue: z.string().nullable().describe('where; null: no shift'),
  project: z.object({ id: Id, number: z.string(), name: z.string() }).nullable().describe('null: no shift'),
}

export const PayrollItem = named(
  'PayrollItem',
  z.object({
    id: Id,
    jobId: Id.nullable().describe('the job that is paid; null: no shift'),
    title: z.string().nullable().describe('what is paid or taken back, where it is no shift'),
    ...ofShift,
    minutes: Minutes.describe('paid minutes'),
    base: Money.describe('what the hours alone come to'),
    addOn: Money.describe('what comes on top'),
    amount: Money.describe('sum of its lines, each rounded once'),
    former: Money.nullable().describe('what stood here before it was put right; null: it never was'),
    state: z
      .enum(payrollItemStates)
      .describe('declined: asked, and not answered yet; answered: to be confirmed, with what the accountants said'),
  }),
)

const Span = z.object({ from: Instant, to: Instant })
const FormerPay = z.object({ minutes: Minutes, lines: z.array(PayLine), amount: Money })

export const PayrollItemDetails = named(
  'PayrollItemDetails',
  PayrollItem.extend({
    payroll: Payroll.pick({ id: true, number: true, month: true, state: true }).describe('the one it stands on'),
    person: z.object({ id: Id, name: z.string() }).describe('who is paid'),
    currency: Currency,
    ratePerHour: Money.nullable().describe('what an hour is paid; null: no shift'),
    lines: z.array(PayLine).describe('how the amount comes about'),
    timeZone: z.string().nullable().describe('of the venue; null: no shift'),
    plannedSpan: Span.nullable().describe('by the plan; null: no shift'),
    workedSpan: Span.nullable().describe('between the punches; null: one is missing'),
    paidSpan: Span.nullable().describe('from when to when it is paid, breaks within; null: no shift'),
    addOnSpans: z
      .array(Span.extend({ reason: z.enum(['night', 'sunday', 'holiday']).describe('what came on top then') }))
      .describe('when something came on top of the hours, breaks within'),
    basis: z
      .enum(['signed', 'chief', 'office'])
      .describe('on whose word it is paid: the client’s signature, the chief’s hours, or the office'),
    crewChief: PersonRef.nullable().describe('who led the crew; null: nobody, or no shift'),
    signature: z
      .object({
        name: z.string().describe('who signed'),
        signedAt: Instant,
        number: z.string().describe('of the note'),
      })
      .nullable()
      .describe('of the client; null: nobody signed'),
    confirmedAt: Instant.nullable().describe('when the person confirmed it; null: not yet'),
    feedback: z
      .object({
        line: z.enum(feedbackLines).describe('what is wrong'),
        reason: z.string().describe('in the person’s words'),
        declinedAt: Instant.describe('when they said so'),
        dueAt: Instant.nullable().describe('by when the accountants answer; null: nothing is open'),
        answer: z.string().nullable().describe('what they said; null: nothing yet'),
        answeredAt: Instant.nullable(),
        answeredBy: z.string().nullable().describe('who answered; null: nobody yet'),
      })
      .nullable()
      .describe('what the person asked last; null: nothing'),
    formerPay: FormerPay.nullable().describe('what stood here before it was put right; null: it never was'),
  }),
)

export const UnassignedPci = named(
  'UnassignedPci',
  z.object({
    id: Id.describe('the job’s'),
    ...ofShift,
    minutes: Minutes.nullable().describe('what would be paid by what is known now; null: nobody came and left'),
    waits: z
      .enum(pciWaits)
      .describe(
        'what it waits for: the end of the shift, somebody to come and leave, the client’s signature, a rate; or ready for the next payroll',
      ),
    signedAt: Instant.nullable().describe('when the client signed it; null: not yet'),
    payableOn: Instant.nullable().describe(
      'from when it is paid without a signature; null: it is signed, or not worked',
    ),
  }),
)

const payrolls = resource({ one: 'Payroll', many: 'Payrolls', path: '/payrolls', item: Payroll, ids: AnyId })
const items = resource({ one: 'PayrollItem', many: 'PayrollItems', path: '/payrollItems', item: PayrollItemDetails })
const reads = { sessions: ['user'], right: 'payrolls', scope: row('payroll', 'owns') } as const

export const listPayrolls = route({
  operationId: 'listPayrolls',
  method: 'get',
  path: '/persons/{id}/payrolls',
  summary: 'Payrolls of a person, the newest month first',
  access: { sessions: ['user'], right: 'payrolls', scope: row('person', 'owns') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('PayrollList', Payroll) },
})

export const readPayroll = route(
  payrolls.read({ summary: 'A payroll by its id or number, with the hours of its month', access: reads }),
)

export const downloadPayroll = route({
  operationId: 'downloadPayroll',
  method: 'get',
  path: '/payrolls/{id}/download/{x}',
  summary:
    'A payroll to print: what it comes to, its items line by line, who signed the hours behind them, or the payslip of the payroll office',
  access: reads,
  params: IdOrNumber.extend({
    x: z.enum(payrollPapers).describe('which paper; netPayslip: that of the payroll office, as it was sent'),
  }),
  query: z.strictObject({ language: oneLine(5).optional().describe('of its words; absent: the caller’s') }),
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const listPayrollItems = route({
  operationId: 'listPayrollItems',
  method: 'get',
  path: '/payrolls/{id}/items',
  summary: 'What a payroll consists of, the newest day first',
  access: reads,
  params: IdOrNumber,
  query: Paging,
  responses: { 200: listOf('PayrollItemList', PayrollItem) },
})

export const listUnassignedPcis = route({
  operationId: 'listUnassignedPcis',
  method: 'get',
  path: '/payrolls/{id}/unassignedPcis',
  summary: 'Shifts of the month that are on no payroll yet, and what each of them waits for; the newest day first',
  access: reads,
  params: IdOrNumber,
  query: Paging,
  responses: { 200: listOf('UnassignedPciList', UnassignedPci) },
})

export const readPayrollItem = route(
  items.read({
    summary: 'An item of a payroll: its hours, its rate, who signed them, and what was asked about it',
    access: { sessions: ['user'], right: 'payrolls', scope: row('payrollItem', 'owns') },
  }),
)

export const PayrollItemChange = named(
  'PayrollItemChange',
  z.strictObject({
    confirmed: z.boolean().describe('true: it is right; false: that is taken back, which goes for a few seconds'),
  }),
)
export const PayrollItemDecline = named(
  'PayrollItemDecline',
  z.strictObject({
    line: z.enum(feedbackLines).describe('what is wrong'),
    reason: manyLines(2000).min(1).describe('what the accountants have to know'),
  }),
)
export const PayrollItemAnswer = named(
  'PayrollItemAnswer',
  z.strictObject({
    answer: manyLines(2000).min(1).describe('what the accountants say'),
    minutes: z
      .number()
      .int()
      .min(0)
      .max(2880)
      .optional()
      .describe('paid minutes from now on; absent: it stays as it is'),
  }),
)
export const NewPayrollActivity = named(
  'NewPayrollActivity',
  z.strictObject({
    type: z
      .enum(['COMMENT', 'TODO'])
      .describe('a to-do is for the accountants, due a day later and as pressing as it gets'),
    text: manyLines(2000).min(1).describe('what is said, or asked'),
  }),
)

const ownItem = { sessions: ['user'], right: 'payrolls', scope: row('payrollItem', 'confirms') } as const
const ofItem = { sessions: ['user'], right: 'payrolls', scope: row('payrollItem', 'owns') } as const

export const changePayrollItem = route(
  items.change({
    summary: 'Confirm an item of one’s payroll, or take that back within seconds; doing it twice is the same as once',
    access: ownItem,
    body: PayrollItemChange,
    problems: ['outOfTurn', 'undoTooLate'],
  }),
)

export const declinePayrollItem = route({
  operationId: 'declinePayrollItem',
  method: 'post',
  path: '/payrollItems/{id}/decline',
  summary: 'Say what is wrong with an item: the accountants have to answer within a day',
  access: ownItem,
  params: IdParam,
  body: PayrollItemDecline,
  problems: ['outOfTurn'],
  responses: { 200: PayrollItemDetails },
})

export const answerPayrollItem = route({
  operationId: 'answerPayrollItem',
  method: 'post',
  path: '/payrollItems/{id}/answer',
  summary: 'Answer what was asked about an item: it stays as it is, or other minutes are paid by the same rate',
  access: { ...ofItem, loginTypes: ['office'] },
  params: IdParam,
  body: PayrollItemAnswer,
  problems: ['outOfTurn'],
  responses: { 200: PayrollItemDetails },
  extension: true,
})

export const listPayrollItemActivities = route({
  operationId: 'listPayrollItemActivities',
  method: 'get',
  path: '/payrollItems/{id}/activities',
  summary: 'What was said and is to do about an item, the newest first',
  access: ofItem,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('PayrollItemActivityList', Activity) },
})

export const addPayrollItemActivity = route({
  operationId: 'addPayrollItemActivity',
  method: 'post',
  path: '/payrollItems/{id}/activities',
  summary: 'Say something about an item, or have the accountants look at it',
  access: ofItem,
  params: IdParam,
  body: NewPayrollActivity,
  responses: { 201: Activity },
})

export const addPayrollActivity = route({
  operationId: 'addPayrollActivity',
  method: 'post',
  path: '/payrolls/{id}/activities',
  summary: 'Say something about a payroll, or have the accountants look at it',
  access: reads,
  params: IdOrNumber,
  body: NewPayrollActivity,
  responses: { 201: Activity },
})
