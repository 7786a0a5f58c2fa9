import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Rate } from '../../../domain/costs/cost.ts'
import type { Mapping } from '../../../domain/payrollHandOvers/rows.ts'
import type { PayLine } from '../../../domain/payrolls/pay.ts'
import { activity } from './activities.ts'
import { itemStatus } from './attendance.ts'
import { createdAt, instant, tenantId, tenantTable, within } from './columns.ts'
import { storedFile } from './files.ts'
import { person } from './people.ts'
import { lookup } from './tenants.ts'

/** What an hour of a function is paid from a day on, to everybody or to one person. Money in the smallest unit. */
export const payRate = tenantTable(
  'pay_rate',
  {
    functionId: uuid().notNull(),
    /** Null: everybody's. */
    personId: uuid(),
    validFrom: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    ratePerHour: integer().notNull(),
    /** What is paid at least for whoever came. */
    minimumMinutes: integer().notNull(),
    /** Wall times at the venue. */
    nightFrom: text(),
    nightTo: text(),
    nightPercent: integer(),
    sundayPercent: integer(),
    holidayPercent: integer(),
    overtimeAfterMinutes: integer(),
    overtimePercent: integer(),
    createdAt: createdAt(),
  },
  t => [
    unique('pay_rate_once').on(t.tenantId, t.functionId, t.personId, t.validFrom).nullsNotDistinct(),
    within('pay_rate_function', t.tenantId, t.functionId, lookup),
    within('pay_rate_person', t.tenantId, t.personId, person),
  ],
)

/** What a person is paid for a month. A closed one is frozen: what is wrong with it is put right on a later one. */
export const payroll = tenantTable(
  'payroll',
  {
    personId: uuid().notNull(),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    number: text().notNull(),
    currency: text().notNull(),
    state: text().$type<'open' | 'closed'>().notNull(),
    createdAt: createdAt(),
    closedAt: instant(),
    closedById: uuid(),
  },
  t => [
    unique('payroll_month').on(t.tenantId, t.personId, t.month),
    unique('payroll_number').on(t.tenantId, t.number),
    index('payroll_of_month').on(t.tenantId, t.month),
    within('payroll_person', t.tenantId, t.personId, person),
    within('payroll_closed_by', t.tenantId, t.closedById, person),
  ],
)

/** What was paid for before it was put right. */
export interface FormerPay {
  minutes: number
  lines: PayLine[]
  amount: number
}

/** One person, one shift, one rate: with the rate it was reckoned by, so that it says the same whatever changes later. */
export const payrollItem = tenantTable(
  'payroll_item',
  {
    payrollId: uuid().notNull(),
    /** Null: no shift, but what its title says. */
    statusId: uuid(),
    title: text(),
    functionId: uuid(),
    day: date({ mode: 'string' }).notNull(),
    startsAt: instant(),
    endsAt: instant(),
    minutes: integer().notNull(),
    rate: jsonb().$type<Rate>(),
    lines: jsonb().$type<PayLine[]>().notNull(),
    amount: integer().notNull(),
    /** On whose word: the client's, the chief's, or the office's. */
    basis: text().$type<'signed' | 'chief' | 'office'>().notNull(),
    state: text().$type<'toConfirm' | 'confirmed' | 'declined' | 'answered'>().notNull(),
    former: jsonb().$type<FormerPay>(),
    confirmedAt: instant(),
    declinedAt: instant(),
    declinedLine: text(),
    declinedReason: text(),
    toDoId: uuid(),
    answer: text(),
    answeredAt: instant(),
    answeredById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    unique('payroll_item_status').on(t.tenantId, t.statusId),
    index('payroll_item_payroll').on(t.tenantId, t.payrollId, t.day),
    within('payroll_item_payroll_key', t.tenantId, t.payrollId, payroll),
    within('payroll_item_status_key', t.tenantId, t.statusId, itemStatus),
    within('payroll_item_function', t.tenantId, t.functionId, lookup),
    within('payroll_item_to_do', t.tenantId, t.toDoId, activity),
    within('payroll_item_answered_by', t.tenantId, t.answeredById, person),
  ],
)

/** What was said and is to do about a payroll, or an item of it. */
export const payrollActivity = pgTable(
  'payroll_activity',
  { tenantId: tenantId(), activityId: uuid().notNull(), payrollId: uuid().notNull(), itemId: uuid() },
  t => [
    primaryKey({ columns: [t.tenantId, t.activityId] }),
    index('payroll_activity_payroll').on(t.tenantId, t.payrollId, t.itemId),
    within('payroll_activity_key', t.tenantId, t.activityId, activity),
    within('payroll_activity_payroll_key', t.tenantId, t.payrollId, payroll),
    within('payroll_activity_item', t.tenantId, t.itemId, payrollItem),
  ],
)

/** Money that went, or is to go, to a person's account. */
export const bankTransfer = tenantTable(
  'bank_transfer',
  {
    personId: uuid().notNull(),
    /** Null: not for a month's work, as expenses. */
    payrollId: uuid(),
    reference: text().notNull(),
    recipient: text().notNull(),
    description: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** Null: not yet. */
    executedOn: date({ mode: 'string' }),
    state: text().$type<'open' | 'executed' | 'returned'>().notNull(),
    /** Null: it did not come back. */
    returnedOn: date({ mode: 'string' }),
    returnedReason: text(),
    /** The one that came back, whose place it takes. */
    replacesId: uuid(),
    createdAt: createdAt(),
  },
  t => [
    uniqueIndex('bank_transfer_replaces')
      .on(t.tenantId, t.replacesId)
      .where(sql`replaces_id is not null`),
    unique('bank_transfer_reference').on(t.tenantId, t.reference),
    index('bank_transfer_person').on(t.tenantId, t.personId, t.dueOn),
    index('bank_transfer_payroll').on(t.tenantId, t.payrollId),
    within('bank_transfer_person_key', t.tenantId, t.personId, person),
    within('bank_transfer_payroll_key', t.tenantId, t.payrollId, payroll),
  ],
)

/** What a payroll office makes of the gross of a closed payroll: what is paid out. */
export const payrollNet = tenantTable(
  'payroll_net',
  {
    payrollId: uuid().notNull(),
    /** In the smallest unit of the payroll's currency. */
    amount: integer().notNull(),
    takenAt: instant().notNull(),
    takenById: uuid(),
  },
  t => [
    unique('payroll_net_payroll').on(t.tenantId, t.payrollId),
    within('payroll_net_payroll_key', t.tenantId, t.payrollId, payroll),
    within('payroll_net_taken_by', t.tenantId, t.takenById, person),
  ],
)

/** What the payroll office sends back for whoever is paid. */
export const payrollPayslip = tenantTable(
  'payroll_payslip',
  {
    payrollId: uuid().notNull(),
    fileId: uuid().notNull(),
    takenAt: instant().notNull(),
    takenById: uuid(),
  },
  t => [
    unique('payroll_payslip_payroll').on(t.tenantId, t.payrollId),
    // Of two people it would be somebody else's.
    unique('payroll_payslip_file').on(t.tenantId, t.fileId),
    within('payroll_payslip_payroll_key', t.tenantId, t.payrollId, payroll),
    within('payroll_payslip_file_key', t.tenantId, t.fileId, storedFile),
    within('payroll_payslip_taken_by', t.tenantId, t.takenById, person),
  ],
)

/** The columns and wage types of an agency's payroll office. One row, or none yet. */
export const payrollMapping = tenantTable(
  'payroll_mapping',
  {
    columns: jsonb().$type<Mapping['fileColumns']>().notNull(),
    wages: jsonb().$type<Mapping['wages']>().notNull(),
    numbers: text().$type<Mapping['numbers']>().notNull(),
    costCentre: text().$type<Mapping['costCentre']>().notNull(),
    decimal: text().$type<Mapping['decimal']>().notNull(),
    answerNumber: text(),
    answerNet: text(),
    /** Counts the changes. */
    revision: integer().notNull(),
    changedAt: instant().notNull(),
    changedById: uuid(),
  },
  t => [
    unique('payroll_mapping_once').on(t.tenantId),
    within('payroll_mapping_changed_by', t.tenantId, t.changedById, person),
  ],
)
