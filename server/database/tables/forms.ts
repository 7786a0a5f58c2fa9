import { boolean, date, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { questionKinds } from '../../../openapi/forms.ts'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import type { Drawn } from './deliveryNotes.ts'
import { person } from './people.ts'

/** Questions that are asked of many. */
export const questionnaire = tenantTable('questionnaire', { name: text().notNull(), createdAt: createdAt() })

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
  },
  t => [
    index('form_of_person').on(t.tenantId, t.personId, t.createdAt),
    within('form_questionnaire', t.tenantId, t.questionnaireId, questionnaire),
    within('form_person', t.tenantId, t.personId, person),
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
