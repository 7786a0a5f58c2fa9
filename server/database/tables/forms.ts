import { boolean, date, foreignKey, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Result } from '../../../domain/forms/training.ts'
import type { questionKinds } from '../../../openapi/forms.ts'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import type { Drawn } from './deliveryNotes.ts'
import { person } from './people.ts'

/** Questions that are asked of many. */
export const questionnaire = tenantTable('questionnaire', {
  name: text().notNull(),
  createdAt: createdAt(),
  /** What is handed in is judged by what follows. */
  training: boolean().notNull().default(false),
  /** Right answers that are needed. */
  passMark: integer().notNull().default(0),
  /** How often it may be tried; null: as often as one likes. */
  tries: integer(),
  /** Days between a try that failed and the next. */
  waitDays: integer().notNull().default(0),
  /** How long it holds; null: for good. */
  validMonths: integer(),
  /** How long it takes, about; null: not said. */
  minutes: integer(),
})

/** As it was judged when it was handed in. */
export type KeptResult = Result & { wrong: string[] }

export const formQuestion = tenantTable(
  'form_question',
  {
    questionnaireId: uuid().notNull(),
    /** In their order, counted from 1. */
    place: integer().notNull(),
    kind: text().$type<(typeof questionKinds)[number]>().notNull(),
    title: text().notNull(),
    label: text().notNull(),
    text: text(),
    required: boolean().notNull(),
    options: jsonb().$type<{ id: string; caption: string }[]>().notNull(),
    minimum: integer(),
    maximum: integer(),
    /** Of a choice that is judged; never told to anybody. */
    rightOptionIds: uuid().array(),
  },
  t => [
    unique('form_question_place').on(t.tenantId, t.questionnaireId, t.place),
    within('form_question_questionnaire', t.tenantId, t.questionnaireId, questionnaire),
  ],
)

/** A questionnaire as it was handed to somebody. */
export const form = tenantTable(
  'form',
  {
    questionnaireId: uuid().notNull(),
    personId: uuid().notNull(),
    /** Last day to hand it in; null: any. */
    dueDate: date({ mode: 'string' }),
    createdAt: createdAt(),
    handedInAt: instant(),
    /** Which try of a training, counted from 1. */
    attempt: integer().notNull().default(1),
    /** The one it was begun anew after. */
    againOfId: uuid(),
    result: jsonb().$type<KeptResult>(),
  },
  t => [
    index('form_of_person').on(t.tenantId, t.personId, t.createdAt),
    within('form_questionnaire', t.tenantId, t.questionnaireId, questionnaire),
    within('form_person', t.tenantId, t.personId, person),
    unique('form_again_once').on(t.tenantId, t.againOfId),
    foreignKey({ name: 'form_again_of', columns: [t.tenantId, t.againOfId], foreignColumns: [t.tenantId, t.id] }),
  ],
)

/** The last answer to a question; what was taken back stays as an answer of nothing. */
export const formAnswer = tenantTable(
  'form_answer',
  {
    formId: uuid().notNull(),
    questionId: uuid().notNull(),
    text: text(),
    optionIds: uuid().array().notNull(),
    signature: jsonb().$type<Drawn>(),
    /** How often it was answered. */
    count: integer().notNull(),
    answeredAt: instant().notNull(),
  },
  t => [
    unique('form_answer_once').on(t.tenantId, t.formId, t.questionId),
    within('form_answer_form', t.tenantId, t.formId, form),
    within('form_answer_question', t.tenantId, t.questionId, formQuestion),
  ],
)
