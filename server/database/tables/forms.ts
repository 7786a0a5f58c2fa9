import { boolean, date, foreignKey, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Result } from '../../../domain/forms/training.ts'
import type { questionKinds } from '../../../openapi/forms.ts'
import type { findings } from '../../../openapi/securityChecks.ts'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import type { Drawn } from './deliveryNotes.ts'
import { storedFile } from './files.ts'
import { person } from './people.ts'
import { projectCrew } from './projects.ts'
import type { UploadedFile } from './uploads.ts'

/** Questions that are asked of many. */
export const questionnaire = tenantTable('questionnaire', {
  name: text().notNull(),
  createdAt: createdAt(),
  /** Filled in by one person, or gone through by a crew before its shift. */
  use: text().$type<'form' | 'securityCheck'>().notNull().default('form'),
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
  /** Counts its changes. */
  revision: integer().notNull().default(0),
  changedAt: instant(),
  deletedAt: instant(),
})

/** As it was judged when it was handed in. */
export type KeptResult = Result & { wrong: string[] }

/** What is to be looked at with an information; one may be of several questions, for what was handed out keeps its own. */
export const questionFile = tenantTable(
  'question_file',
  {
    name: text().notNull(),
    file: jsonb().$type<UploadedFile>().notNull(),
    createdAt: createdAt(),
    createdById: uuid().notNull(),
  },
  t => [within('question_file_by', t.tenantId, t.createdById, person)],
)

export const formQuestion = tenantTable(
  'form_question',
  {
    questionnaireId: uuid().notNull(),
    /** In their order, counted from 1. */
    place: integer().notNull(),
    /** What is gone through before a shift is a check; it is in order, or has a defect. */
    kind: text().$type<(typeof questionKinds)[number] | 'check'>().notNull(),
    title: text().notNull(),
    label: text().notNull(),
    text: text(),
    required: boolean().notNull(),
    options: jsonb().$type<{ id: string; caption: string }[]>().notNull(),
    minimum: integer(),
    maximum: integer(),
    /** Of a choice that is judged; never told to anybody. */
    rightOptionIds: uuid().array(),
    /** What is to be looked at with an information; null: nothing. */
    fileId: uuid(),
    /** From when on it is asked; null: from the beginning. What was handed out before is never asked it. */
    addedAt: instant(),
    /** From when on it is asked no more, but in what was handed out before; null: it is asked. */
    goneAt: instant(),
  },
  t => [
    index('form_question_place').on(t.tenantId, t.questionnaireId, t.place),
    within('form_question_questionnaire', t.tenantId, t.questionnaireId, questionnaire),
    within('form_question_file', t.tenantId, t.fileId, questionFile),
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

/** A photo or a file that was given to a question of a form; which one answers it says the answer. */
export const formAnswerFile = tenantTable(
  'form_answer_file',
  {
    formId: uuid().notNull(),
    questionId: uuid().notNull(),
    name: text().notNull(),
    file: jsonb().$type<UploadedFile>().notNull(),
    createdAt: createdAt(),
  },
  t => [
    index('form_answer_file_form').on(t.tenantId, t.formId),
    within('form_answer_file_form_key', t.tenantId, t.formId, form),
    within('form_answer_file_question', t.tenantId, t.questionId, formQuestion),
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
    fileId: uuid(),
    /** How often it was answered. */
    count: integer().notNull(),
    answeredAt: instant().notNull(),
  },
  t => [
    unique('form_answer_once').on(t.tenantId, t.formId, t.questionId),
    within('form_answer_form', t.tenantId, t.formId, form),
    within('form_answer_question', t.tenantId, t.questionId, formQuestion),
    within('form_answer_file_key', t.tenantId, t.fileId, formAnswerFile),
  ],
)

/** The signed paper of a form that was handed in, made when it was wanted first. */
export const formPaper = tenantTable(
  'form_paper',
  { formId: uuid().notNull(), fileId: uuid().notNull(), createdAt: createdAt(), createdById: uuid().notNull() },
  t => [
    unique('form_paper_once').on(t.tenantId, t.formId),
    within('form_paper_form', t.tenantId, t.formId, form),
    within('form_paper_file', t.tenantId, t.fileId, storedFile),
    within('form_paper_by', t.tenantId, t.createdById, person),
  ],
)

/** What a crew looked at before a shift: one for each form and shift. Kept as it was finished, by triggers. */
export const securityCheck = tenantTable(
  'security_check',
  {
    crewId: uuid().notNull(),
    questionnaireId: uuid().notNull(),
    /** The day the shift begins on, at the place. */
    date: date({ mode: 'string' }).notNull(),
    /** Which shift of the crew on that day, counted from 1. */
    shift: integer().notNull(),
    createdAt: createdAt(),
    finishedAt: instant(),
    finishedById: uuid(),
  },
  t => [
    unique('security_check_once').on(t.tenantId, t.crewId, t.questionnaireId, t.date, t.shift),
    within('security_check_crew', t.tenantId, t.crewId, projectCrew),
    within('security_check_questionnaire', t.tenantId, t.questionnaireId, questionnaire),
    within('security_check_finished_by', t.tenantId, t.finishedById, person),
  ],
)

/** The last word about one thing. */
export const securityCheckAnswer = tenantTable(
  'security_check_answer',
  {
    checkId: uuid().notNull(),
    questionId: uuid().notNull(),
    finding: text().$type<(typeof findings)[number]>().notNull(),
    text: text(),
    answeredAt: instant().notNull(),
    answeredById: uuid().notNull(),
  },
  t => [
    unique('security_check_answer_once').on(t.tenantId, t.checkId, t.questionId),
    within('security_check_answer_check', t.tenantId, t.checkId, securityCheck),
    within('security_check_answer_question', t.tenantId, t.questionId, formQuestion),
    within('security_check_answer_by', t.tenantId, t.answeredById, person),
  ],
)

/** Each person signs once. */
export const securityCheckSignature = tenantTable(
  'security_check_signature',
  {
    checkId: uuid().notNull(),
    personId: uuid().notNull(),
    signature: jsonb().$type<Drawn>().notNull(),
    signedAt: instant().notNull(),
    /** Whose device it was drawn on. */
    recordedById: uuid().notNull(),
  },
  t => [
    unique('security_check_signature_once').on(t.tenantId, t.checkId, t.personId),
    within('security_check_signature_check', t.tenantId, t.checkId, securityCheck),
    within('security_check_signature_person', t.tenantId, t.personId, person),
    within('security_check_signature_by', t.tenantId, t.recordedById, person),
  ],
)

/** The signed paper of a finished check: one for each number of signatures, for whoever comes later signs later. */
export const securityCheckPaper = tenantTable(
  'security_check_paper',
  {
    checkId: uuid().notNull(),
    signatures: integer().notNull(),
    fileId: uuid().notNull(),
    createdAt: createdAt(),
    createdById: uuid().notNull(),
  },
  t => [
    unique('security_check_paper_once').on(t.tenantId, t.checkId, t.signatures),
    within('security_check_paper_check', t.tenantId, t.checkId, securityCheck),
    within('security_check_paper_file', t.tenantId, t.fileId, storedFile),
    within('security_check_paper_by', t.tenantId, t.createdById, person),
  ],
)
