import { date, index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { person } from './people.ts'

/** Many people are asked which of some shifts they could work, before there are positions. */
export const dateQuestion = tenantTable(
  'date_question',
  {
    note: text(),
    answerBy: instant().notNull(),
    /** When planning took it back. */
    closedAt: instant(),
    askedById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    index('date_question_newest').on(t.tenantId, t.createdAt),
    within('date_question_asked_by', t.tenantId, t.askedById, person),
  ],
)

/** One of its shifts, by the clock of whoever answers. Whoever can has a calendar entry of it. */
export const dateQuestionShift = tenantTable(
  'date_question_shift',
  {
    questionId: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
    beginTime: text().notNull(),
    /** Not later than the beginning: on the next day. */
    endTime: text().notNull(),
  },
  t => [
    unique('date_question_shift_once').on(t.tenantId, t.questionId, t.date, t.beginTime, t.endTime),
    within('date_question_shift_question', t.tenantId, t.questionId, dateQuestion),
  ],
)

/** Whom it is put to. */
export const dateQuestionPerson = tenantTable(
  'date_question_person',
  { questionId: uuid().notNull(), personId: uuid().notNull(), answeredAt: instant() },
  t => [
    unique('date_question_person_once').on(t.tenantId, t.questionId, t.personId),
    index('date_question_of_person').on(t.tenantId, t.personId),
    within('date_question_person_question', t.tenantId, t.questionId, dateQuestion),
    within('date_question_person_person', t.tenantId, t.personId, person),
  ],
)
