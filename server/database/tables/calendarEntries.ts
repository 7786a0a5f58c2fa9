import { boolean, date, index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { dateQuestionShift } from './dateQuestions.ts'
import { company, person } from './people.ts'

/** When a person cannot work, asks for vacation, or has said to be free. */
export const calendarEntry = tenantTable(
  'calendar_entry',
  {
    personId: uuid().notNull(),
    kind: text().notNull(),
    companyId: uuid(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    /** Wall times; null, both of them: whole days. */
    beginTime: text(),
    endTime: text(),
    timeZone: text().notNull(),
    /** Derived from the columns above by the server, with the tz data it had then. */
    starts: instant().notNull(),
    ends: instant().notNull(),
    tzVersion: text().notNull(),
    reason: text(),
    /** Of vacation: asked, approved or declined; null for what nobody answers. */
    status: text(),
    /** Vacation that takes no day off the account. */
    unpaid: boolean().notNull().default(false),
    answer: text(),
    answeredAt: instant(),
    answeredById: uuid(),
    /** The shift of a question this is a yes to; null: said by oneself. */
    questionShiftId: uuid(),
    createdAt: createdAt(),
  },
  t => [
    index('calendar_entry_of_person').on(t.tenantId, t.personId, t.starts),
    index('calendar_entry_kind').on(t.tenantId, t.kind, t.starts),
    unique('calendar_entry_answers').on(t.tenantId, t.questionShiftId, t.personId),
    within('calendar_entry_question_shift', t.tenantId, t.questionShiftId, dateQuestionShift),
    within('calendar_entry_person', t.tenantId, t.personId, person),
    within('calendar_entry_company', t.tenantId, t.companyId, company),
    within('calendar_entry_answered_by', t.tenantId, t.answeredById, person),
  ],
)
