import { z } from 'zod'
import { route } from './route.ts'
import { Day, Id, IdParam, Instant, Paging, listOf, manyLines, named } from './schemas.ts'
import { row } from './scopes.ts'
import { Signature } from './signatures.ts'

export const about = 'Forms that are handed to somebody to be filled in, one question after the other'

export const questionKinds = ['text', 'number', 'date', 'choice', 'choices', 'signature', 'information'] as const

export const FormQuestion = named(
  'FormQuestion',
  z.object({
    id: Id,
    kind: z
      .enum(questionKinds)
      .describe('what answers it; choice: one of the options, choices: some of them, information: it is only read'),
    title: z.string().describe('the question, or the headline of an information'),
    label: z.string().describe('the same in a word or two, for where answers stand together'),
    text: z.string().nullable().describe('what belongs to it, in paragraphs; null: nothing'),
    required: z.boolean().describe('the form is not handed in without an answer'),
    options: z.array(z.object({ id: Id, caption: z.string() })).describe('what can be chosen, in order'),
    minimum: z.number().nullable().describe('the least a number may be; null: any'),
    maximum: z.number().nullable().describe('the most a number may be; null: any'),
  }),
)

const answer = {
  questionId: Id.describe('which question of the form'),
  text: z.string().nullable().describe('what was written; a day as YYYY-MM-DD; null: nothing'),
  optionIds: z.array(Id).describe('what was chosen, in the order of the options'),
  signature: Signature.nullable().describe('the strokes that were drawn; null: none'),
}
export const FormAnswer = named(
  'FormAnswer',
  z.object({
    ...answer,
    count: z.number().int().describe('how often this question was answered: the last time counts'),
    answeredAt: Instant.describe('when it was answered last'),
  }),
)

export const Form = named(
  'Form',
  z.object({
    id: Id,
    name: z.string(),
    dueDate: Day.nullable().describe('the last day to hand it in; null: any day'),
    handedInAt: Instant.nullable().describe('when it was handed in: from then on it stays as it is; null: not yet'),
    questions: z.array(FormQuestion).describe('in their order'),
    answers: z.array(FormAnswer).describe('of the questions that were answered, in the same order'),
  }),
)

export const FormToFill = named(
  'FormToFill',
  z.object({
    id: Id,
    name: z.string(),
    dueDate: Day.nullable().describe('the last day to hand it in; null: any day'),
    asked: z.number().int().describe('how many questions want an answer'),
    answered: z.number().int().describe('how many of them have one'),
  }),
)

export const NewFormAnswer = named(
  'NewFormAnswer',
  z.strictObject({
    formId: Id.describe('the form that was handed to the person'),
    questionId: Id.describe('which question of the form'),
    text: manyLines(2000)
      .optional()
      .describe('what was written; a number with a point or a comma, a day as YYYY-MM-DD; absent: nothing'),
    optionIds: z.array(Id).max(30).optional().describe('what was chosen; absent: nothing'),
    signature: Signature.optional().describe('the strokes that were drawn; absent: none'),
  }),
)

const fills = { sessions: ['user'], scope: row('form', 'fills') } as const

export const listFormsPerform = route({
  operationId: 'listFormsPerform',
  method: 'get',
  path: '/persons/{id}/formsPerform',
  summary: 'Forms a person still has to fill in: what is due first at the top, then what has no day',
  access: { sessions: ['user'], scope: row('person', 'owns') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('FormToFillList', FormToFill) },
})

export const readFormPerform = route({
  operationId: 'readFormPerform',
  method: 'get',
  path: '/forms/perform/{id}',
  summary: 'A form as it was handed to the person, with what was answered so far',
  access: fills,
  params: IdParam,
  responses: { 200: Form },
})

export const answerFormQuestion = route({
  operationId: 'answerFormQuestion',
  method: 'post',
  path: '/formResults/perform',
  summary:
    'Answer one question of a form; the last answer counts, and one of nothing takes it back. Whatever else is answered differently takes away the signature, which was for what stood there before',
  access: { sessions: ['user'], scope: row('form', 'fills', 'body.formId') },
  body: NewFormAnswer,
  problems: ['formHandedIn', 'notFound'],
  responses: { 200: Form },
})

export const handInForm = route({
  operationId: 'handInForm',
  method: 'post',
  path: '/formResults/perform/{id}',
  summary: 'Hand a form in: nothing of it changes any more; doing it twice is the same as once',
  access: fills,
  params: IdParam,
  problems: ['answersMissing'],
  responses: { 200: Form },
})
