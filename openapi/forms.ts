import { z } from 'zod'
import { checkedFiles } from './documentUploads.ts'
import { ListedDocument } from './documents.shapes.ts'
import { route } from './route.ts'
import { Day, Id, IdParam, Instant, Paging, listOf, manyLines, named } from './schemas.ts'
import { row } from './scopes.ts'
import { Signature } from './signatures.ts'

export const about = 'Forms that are handed to somebody to be filled in, one question after the other'

export const questionKinds = [
  ...(['text', 'number', 'date', 'choice', 'choices', 'photo', 'file'] as const),
  ...(['signature', 'information'] as const),
] as const

export const QuestionFile = named(
  'QuestionFile',
  z.object({
    id: Id,
    name: z.string().describe('of the file, as it was chosen'),
    format: z.enum(['picture', 'pdf']).describe('a picture is shown, a PDF is read page by page'),
    size: z.number().int().describe('bytes it has'),
  }),
)

export const FormQuestion = named(
  'FormQuestion',
  z.object({
    id: Id,
    kind: z
      .enum(questionKinds)
      .describe(
        'what answers it; choice: one of the options, choices: some of them, photo: a picture, file: a picture or a PDF, information: it is only read',
      ),
    title: z.string().describe('the question, or the headline of an information'),
    label: z.string().describe('the same in a word or two, for where answers stand together'),
    text: z.string().nullable().describe('what belongs to it, in paragraphs; null: nothing'),
    required: z.boolean().describe('the form is not handed in without an answer'),
    options: z.array(z.object({ id: Id, caption: z.string() })).describe('what can be chosen, in order'),
    minimum: z.number().nullable().describe('the least a number may be; null: any'),
    maximum: z.number().nullable().describe('the most a number may be; null: any'),
    file: QuestionFile.nullable().describe('what is to be looked at with an information; null: nothing'),
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
    file: QuestionFile.nullable().describe(
      'the photo or the file that was given, by `/formAnswerFiles/{id}`; null: none',
    ),
    count: z.number().int().describe('how often this question was answered: the last time counts'),
    answeredAt: Instant.describe('when it was answered last'),
  }),
)

/** How trainings stand; what ends within six weeks is to be taken again. */
export const trainingStandings = ['open', 'begun', 'passed', 'ending', 'expired', 'failed'] as const

const wholeNumber = z.number().int()
const result = {
  right: wholeNumber.describe('how many questions were answered rightly'),
  judged: wholeNumber.describe('how many there were to be answered rightly'),
  needed: wholeNumber.describe('how many were needed'),
  passed: z.boolean().describe('as many were right as were needed'),
  validUntil: Day.nullable().describe('last day it holds; null: for good, or it was not passed'),
}
const again = {
  triesLeft: wholeNumber.nullable().describe('how often it may still be tried after it failed; null: as one likes'),
  againFrom: Day.nullable().describe('from when on it may be begun anew; null: not at all'),
}

export const TrainingRule = named(
  'TrainingRule',
  z.object({
    needed: wholeNumber.describe('how many right answers are needed'),
    tries: wholeNumber.nullable().describe('how often it may be tried; null: as often as one likes'),
    attempt: wholeNumber.describe('which try this is, counted from 1'),
    minutes: wholeNumber.nullable().describe('how long it takes, about; null: not said'),
    validMonths: wholeNumber.nullable().describe('how long it holds; null: for good'),
  }),
)
export const TrainingResult = named(
  'TrainingResult',
  z.object({
    ...result,
    ...again,
    wrongQuestionIds: z.array(Id).describe('which questions were answered wrongly, in their order'),
  }),
)

export const Training = named(
  'Training',
  z.object({
    id: Id.describe('the form it was handed out as last'),
    name: z.string(),
    minutes: wholeNumber.nullable().describe('how long it takes, about; null: not said'),
    standing: z
      .enum(trainingStandings)
      .describe('open: not begun; begun; passed; ending: passed, within six weeks of its end; expired; failed'),
    dueDate: Day.nullable().describe('last day to take it; null: any'),
    asked: wholeNumber.describe('how many questions want an answer'),
    answered: wholeNumber.describe('how many of them have one, in what was handed out last'),
    tries: wholeNumber.nullable().describe('how often it may be tried; null: as often as one likes'),
    last: z
      .object({
        formId: Id.describe('the form that was handed in'),
        takenAt: Instant.describe('when it was handed in'),
        attempt: wholeNumber.describe('which try it was, counted from 1'),
        ...result,
        ...again,
        wrong: wholeNumber.describe('how many questions were answered wrongly'),
      })
      .nullable()
      .describe('what came of it last; null: it was never handed in'),
  }),
)

export const Form = named(
  'Form',
  z.object({
    id: Id,
    name: z.string(),
    dueDate: Day.nullable().describe('the last day to hand it in; null: any day'),
    handedInAt: Instant.nullable().describe('when it was handed in: from then on it stays as it is; null: not yet'),
    training: TrainingRule.nullable().describe('it is a training; null: it is none'),
    result: TrainingResult.nullable().describe('what came of the training; null: not handed in, or it is none'),
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
    training: z.boolean().describe('it is a training: what is handed in is judged'),
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
    fileId: Id.optional().describe('a file that was given to this question before; absent: none'),
  }),
)

export const NewFormAnswerFile = named(
  'NewFormAnswerFile',
  z.strictObject({
    id: Id.describe('as the device calls it; said again, the same is the same file'),
    formId: Id.describe('the form that was handed to the person'),
    questionId: Id.describe('a question of the form that a photo or a file answers'),
    uploadId: Id.describe('an upload that has arrived; it is used up'),
  }),
)

const trains = { sessions: ['user'], right: 'training', scope: row('person', 'owns') } as const
const fills = { sessions: ['user'], scope: row('form', 'fills') } as const
const keeps = { sessions: ['user'], scope: row('form', 'keeps') } as const

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

export const createFormAnswerFile = route({
  operationId: 'createFormAnswerFile',
  method: 'post',
  path: '/formAnswerFiles',
  summary:
    'Give a file that was uploaded to a question, so that an answer can name it: looked into, pictures drawn anew; a photo is none but a picture',
  access: { sessions: ['user'], scope: row('form', 'holds', 'body.formId') },
  body: NewFormAnswerFile,
  problems: ['formHandedIn', ...checkedFiles],
  responses: { 201: QuestionFile },
  ownTransactions: true,
  extension: true,
})

export const readFormAnswerFile = route({
  operationId: 'readFormAnswerFile',
  method: 'get',
  path: '/formAnswerFiles/{id}',
  summary: 'The photo or the file that answers a question',
  access: { sessions: ['user'], scope: row('formAnswerFile', 'keeps') },
  params: IdParam,
  responses: { 200: { contentType: 'image/webp', or: 'application/pdf' } },
  ownTransactions: true,
  extension: true,
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

export const FormMails = named(
  'FormMails',
  z.strictObject({
    emails: z
      .array(z.email().max(254))
      .min(1)
      .max(10)
      .optional()
      .describe('addresses it goes to, which only a desk says; absent: that of whoever has filled it in'),
  }),
)

export const downloadForm = route({
  operationId: 'downloadForm',
  method: 'get',
  path: '/forms/perform/{id}/download',
  summary: 'A form with what was answered so far, as a PDF',
  access: keeps,
  params: IdParam,
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const downloadSignedForm = route({
  operationId: 'downloadSignedForm',
  method: 'post',
  path: '/forms/perform/{id}/download/signed',
  summary: 'The paper of a form that was handed in, with the certificate of its signature: always the same file',
  access: keeps,
  params: IdParam,
  problems: ['formNotHandedIn'],
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const sendSignedForm = route({
  operationId: 'sendSignedForm',
  method: 'post',
  path: '/forms/perform/{id}/download/signed/send',
  summary: 'Send the paper of a form that was handed in by mail',
  access: keeps,
  params: IdParam,
  body: FormMails,
  problems: ['formNotHandedIn', 'recipientMissing'],
  responses: { 204: null },
})

export const listFormDocuments = route({
  operationId: 'listFormDocuments',
  method: 'get',
  path: '/forms/{id}/documents',
  summary: 'Papers that belong to a form and that whoever asks may read, the newest first',
  access: keeps,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('FormDocumentList', ListedDocument) },
})

export const beginFormAgain = route({
  operationId: 'beginFormAgain',
  method: 'post',
  path: '/forms/perform/{id}/again',
  summary:
    'Begin a training anew, after it failed or when it ends soon: answers with the form to fill in, the same however often it is asked for',
  access: fills,
  params: IdParam,
  problems: ['tooEarly', 'noTriesLeft', 'outOfTurn'],
  responses: { 200: Form },
  extension: true,
})

export const readFormQuestionFile = route({
  operationId: 'readFormQuestionFile',
  method: 'get',
  path: '/formQuestions/{id}/file',
  summary: 'The picture or the PDF that is to be looked at with an information',
  access: { sessions: ['user'], scope: row('formQuestion', 'reads') },
  params: IdParam,
  responses: { 200: { contentType: 'image/webp', or: 'application/pdf' } },
  ownTransactions: true,
})

export const listFormsTrainingPerform = route({
  operationId: 'listFormsTrainingPerform',
  method: 'get',
  path: '/persons/{id}/formsTrainingPerform',
  summary: 'Trainings of a person, each once, what was handed out last at the top',
  access: trains,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('TrainingList', Training) },
})

export const listDocumentsTraining = route({
  operationId: 'listDocumentsTraining',
  method: 'get',
  path: '/persons/{id}/documentsTraining',
  summary: 'Papers of a person that belong to trainings and that whoever asks may read, the newest first',
  access: trains,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('TrainingDocumentList', ListedDocument) },
})
