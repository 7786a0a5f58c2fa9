import { z } from 'zod'
import { desks } from './access.ts'
import { checkedFiles } from './documentUploads.ts'
import { Form, QuestionFile, questionKinds } from './forms.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { row } from './scopes.ts'
import { Day, Id, IdParam, Instant, listOf, manyLines, named, oneLine, paging, searching } from './schemas.ts'

export const about = 'Forms, trainings and security checks as they are made, and to whom they are handed out'

export const questionnaireUses = ['form', 'training', 'securityCheck'] as const
/** What can be asked; a check is in order or has a defect, and is asked on site only. */
export const askedKinds = [...questionKinds, 'check'] as const

/** How many questions one has, options a question, and people one is handed out to at once. */
export const mostQuestions = 100
const mostOptions = 30
const mostPeople = 1000
const mostMonths = 120

const kind = z
  .enum(askedKinds)
  .describe('what answers it; information: it is only read, check: in order or with a defect, on site')
const rule = {
  needed: z.number().int().min(1).max(mostQuestions).describe('how many right answers are needed'),
  tries: z.number().int().min(1).max(20).nullable().describe('how often it may be tried; null: as often as one likes'),
  waitDays: z.number().int().min(0).max(365).describe('days between a try that failed and the next'),
  validMonths: z.number().int().min(1).max(mostMonths).nullable().describe('how long it holds; null: for good'),
  minutes: z.number().int().min(1).max(600).nullable().describe('how long it takes, about; null: not said'),
}
const bounds = {
  minimum: z.number().int().nullable().describe('the least a number may be; null: any'),
  maximum: z.number().int().nullable().describe('the most a number may be; null: any'),
}

export const QuestionnaireRule = named('QuestionnaireRule', z.strictObject(rule))

export const QuestionnaireQuestion = named(
  'QuestionnaireQuestion',
  z.object({
    id: Id,
    kind,
    title: z.string().describe('the question, or the headline of an information'),
    label: z.string().describe('the same in a word or two, for where answers stand together'),
    text: z.string().nullable().describe('what belongs to it, in paragraphs; null: nothing'),
    required: z.boolean().describe('it is not handed in without an answer'),
    options: z
      .array(z.object({ id: Id, caption: z.string(), right: z.boolean().describe('it is a right answer') }))
      .describe('what can be chosen, in order'),
    ...bounds,
    file: QuestionFile.nullable().describe('what is to be looked at with an information; null: nothing'),
  }),
)

const whole = z.number().int()
const listed = {
  id: Id,
  name: z.string(),
  use: z
    .enum(questionnaireUses)
    .describe('form: somebody fills it in; training: what is handed in is judged; securityCheck: of a crew on site'),
  handedOut: whole.describe('how often it was handed out; of a security check: how often it was begun'),
  waiting: whole.describe('how many of those are not handed in, or not finished'),
  changedAt: Instant.describe('when it was changed last'),
}

export const ListedQuestionnaire = named(
  'ListedQuestionnaire',
  z.object({ ...listed, asked: whole.describe('how many questions want an answer') }),
)

export const Questionnaire = named(
  'Questionnaire',
  z.object({
    ...listed,
    revision: whole.describe('counts its changes; sent with a change, it keeps another’s from being lost'),
    rule: QuestionnaireRule.nullable().describe('what passing takes; null: it is no training'),
    questions: z.array(QuestionnaireQuestion).describe('as they are asked from now on, in their order'),
  }),
)

/** As large as a bound may be. */
const mostBound = 1_000_000_000
const bound = z.number().int().min(-mostBound).max(mostBound).nullable()

const NewQuestion = named(
  'NewQuestionnaireQuestion',
  z.strictObject({
    id: Id.optional().describe('one it has already; absent: a new one'),
    kind,
    title: oneLine(300).min(1),
    label: oneLine(60).min(1),
    text: manyLines(4000).nullable().optional(),
    required: z.boolean(),
    options: z
      .array(
        z.strictObject({
          id: Id.optional().describe('one the question has already; absent: a new one'),
          caption: oneLine(300).min(1),
          right: z.boolean().optional().describe('it is a right answer; absent: it is not'),
        }),
      )
      .max(mostOptions)
      .optional()
      .describe('what can be chosen, in order; absent: nothing'),
    minimum: bound.optional().describe('the least a number may be; null or absent: any'),
    maximum: bound.optional().describe('the most a number may be; null or absent: any'),
    fileId: Id.nullable()
      .optional()
      .describe('a file of a question, to be looked at with an information; null or absent: none'),
  }),
)

const said = {
  name: oneLine(200).min(1),
  rule: QuestionnaireRule.nullable().optional().describe('what passing takes: of a training, and of nothing else'),
  questions: z.array(NewQuestion).max(mostQuestions).describe('in their order; none: it is still being made'),
}
export const NewQuestionnaire = named(
  'NewQuestionnaire',
  z.strictObject({ ...said, use: z.enum(questionnaireUses).describe('what it is for; that never changes') }),
)
export const QuestionnaireChange = named(
  'QuestionnaireChange',
  z.strictObject({ ...said, revision: whole.describe('as it was read') }),
)

export const HandingOut = named(
  'HandingOut',
  z
    .strictObject({
      everybody: z.literal(true).optional().describe('all of the crew'),
      functionIds: z.array(Id).max(100).optional().describe('whoever of the crew has one of these functions'),
      personIds: z.array(Id).max(mostPeople).optional().describe('these of the crew'),
      dueDate: Day.optional().describe('the last day to hand it in; absent: any'),
    })
    .refine(
      ({ everybody, functionIds = [], personIds = [] }) => everybody || functionIds.length + personIds.length > 0,
      'nobody is named',
    ),
)
export const HandedOut = named(
  'HandedOut',
  z.object({
    formIds: z.array(Id).describe('the forms that were made, one for each person'),
    skipped: whole.describe('how many people had one already that is not handed in'),
  }),
)
export const FormsToTakeBack = named(
  'FormsToTakeBack',
  z.strictObject({ formIds: z.array(Id).min(1).max(5000).describe('forms of this questionnaire') }),
)
export const FormsTakenBack = named(
  'FormsTakenBack',
  z.object({
    takenBack: whole.describe('how many are gone'),
    begun: whole.describe('how many stay, because something is answered in them'),
  }),
)

export const formStates = ['waiting', 'handedIn'] as const
export const HandedForm = named(
  'HandedForm',
  z.object({
    id: Id.describe('of the form, by `/forms/perform/{id}`'),
    person: z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() }),
    dueDate: Day.nullable().describe('the last day to hand it in; null: any'),
    attempt: whole.describe('which try of a training, counted from 1'),
    asked: whole.describe('how many questions want an answer'),
    answered: whole.describe('how many of them have one'),
    handedInAt: Instant.nullable().describe('null: not yet'),
    result: z
      .object({
        right: whole.describe('how many questions were answered rightly'),
        judged: whole.describe('how many there were to be answered rightly'),
        needed: whole.describe('how many were needed'),
        passed: z.boolean().describe('as many were right as were needed'),
        validUntil: Day.nullable().describe('last day it holds; null: for good, or it was not passed'),
      })
      .nullable()
      .describe('what came of a training; null: not handed in, or it is none'),
  }),
)

const questionnaires = resource({
  ...{ one: 'Questionnaire', many: 'Questionnaires', path: '/questionnaires' },
  item: Questionnaire,
})
const files = resource({ one: 'QuestionFile', many: 'QuestionFiles', path: '/questionFiles', item: QuestionFile })
const handed = resource({ one: 'HandedForm', many: 'HandedForms', path: '/handedForms', item: Form })
const reads = { ...desks, right: 'training', permission: 'READ', scope: 'tenant' } as const
const makes = { ...desks, right: 'training', permission: 'EDIT', scope: 'tenant' } as const
const one = { params: IdParam, extension: true } as const

export const NewQuestionFile = named(
  'NewQuestionFile',
  z.strictObject({ uploadId: Id.describe('an upload that has arrived; it is used up') }),
)

export const createQuestionFile = route(
  files.create({
    summary: 'Take a file that was uploaded, so that a question can have it: looked into, pictures drawn anew',
    access: makes,
    body: NewQuestionFile,
    problems: checkedFiles,
    ownTransactions: true,
    extension: true,
  }),
)

export const listQuestionnaires = route({
  ...questionnaires.list(
    { summary: 'What is asked in the agency, what was changed last at the top', access: reads },
    { use: z.enum(questionnaireUses).optional().describe('only these; absent: all') },
  ),
  responses: { 200: listOf('QuestionnaireList', ListedQuestionnaire) },
  extension: true,
})

export const readQuestionnaire = route({
  ...questionnaires.read({ summary: 'One, with its questions and what is right', access: reads }),
  extension: true,
})

export const createQuestionnaire = route({
  ...questionnaires.create({
    summary: 'Make a form, a training or a security check',
    access: makes,
    body: NewQuestionnaire,
    problems: ['notFound'],
  }),
  extension: true,
})

export const changeQuestionnaire = route({
  ...questionnaires.change({
    summary: 'Ask otherwise from now on; what was handed out before keeps the questions it was handed out with',
    access: makes,
    body: QuestionnaireChange,
    problems: ['changedMeanwhile'],
  }),
  extension: true,
})

export const deleteQuestionnaire = route({
  ...questionnaires.remove({
    summary: 'Take one away: it is handed out no more; what was handed out stays',
    access: makes,
  }),
  extension: true,
})

export const restoreQuestionnaire = route({
  ...one,
  operationId: 'restoreQuestionnaire',
  method: 'post',
  path: '/questionnaires/{id}/restore',
  summary: 'Bring back one that was taken away',
  access: makes,
  responses: { 204: null },
})

export const handOutQuestionnaire = route({
  ...one,
  operationId: 'handOutQuestionnaire',
  method: 'post',
  path: '/questionnaires/{id}/forms',
  summary: 'Hand a form or a training out; whoever has one that is not handed in gets no second',
  access: makes,
  body: HandingOut,
  problems: ['personErased', 'notFound', 'outOfTurn'],
  responses: { 200: HandedOut },
})

export const listQuestionnaireForms = route({
  ...one,
  operationId: 'listQuestionnaireForms',
  method: 'get',
  path: '/questionnaires/{id}/forms',
  summary: 'To whom it was handed out and what came of it, what was handed in last at the top',
  access: reads,
  query: z.strictObject({
    state: z.enum(formStates).optional().describe('waiting: not handed in; absent: all'),
    ...searching,
    ...paging,
  }),
  responses: { 200: listOf('HandedFormList', HandedForm) },
})

export const readHandedForm = route(
  handed.read({
    summary: 'What somebody has answered in a form, as far as they are',
    access: { ...reads, scope: row('form', 'reads') },
    extension: true,
  }),
)

export const takeBackForms = route({
  ...one,
  operationId: 'takeBackForms',
  method: 'post',
  path: '/questionnaires/{id}/takeBack',
  summary: 'Take forms back that nobody has answered anything in',
  access: makes,
  body: FormsToTakeBack,
  problems: ['notFound'],
  responses: { 200: FormsTakenBack },
})
