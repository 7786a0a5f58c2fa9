import { z } from 'zod'
import { DeliveryNoteMail } from './deliveryNotes.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdParam, Instant, Paging, PersonRef, listOf, manyLines, named } from './schemas.ts'
import { row } from './scopes.ts'
import { ClockReading, Signature } from './signatures.ts'

export const about = 'What is looked at before a shift begins, signed by everybody who is there'

export const findings = ['ok', 'defect'] as const
export const attendances = ['present', 'left', 'late', 'coming'] as const

const count = z.number().int()
const which = {
  formId: Id.describe('the questions that are gone through'),
  date: Day.describe('the day the shift begins on, at the place'),
  shift: z.coerce.number().int().min(1).max(99).describe('which shift of the crew on that day, counted from 1'),
}
const told = {
  ...{ formId: which.formId, date: which.date },
  name: z.string(),
  shift: count.describe('which shift of the crew on that day, counted from 1'),
}
const ends = {
  begunAt: Instant.describe('when the first answer or signature came'),
  finishedAt: Instant.nullable().describe(
    'when it was finished: from then on answers stay as they are, and only whoever came later still signs; null: not yet',
  ),
}

export const SecurityCheckQuestion = named(
  'SecurityCheckQuestion',
  z.object({
    id: Id,
    title: z.string().describe('what is looked at'),
    label: z.string().describe('the same in a word or two'),
    text: z.string().nullable().describe('where, or what for; null: nothing'),
    required: z.boolean().describe('the check is not finished without an answer'),
  }),
)

export const SecurityCheckAnswer = named(
  'SecurityCheckAnswer',
  z.object({
    questionId: Id.describe('which question of the check'),
    finding: z.enum(findings).describe('how it was found'),
    text: z.string().nullable().describe('what was seen, and of a defect what was done about it; null: nothing'),
    answeredAt: Instant.describe('when it was said last'),
  }),
)

export const SecurityCheckPerson = named(
  'SecurityCheckPerson',
  z.object({
    person: PersonRef,
    function: Caption.nullable().describe(
      'as what they are there; null: they lead the crew without a position, or are on it no more, and have signed',
    ),
    leads: z.boolean().describe('they lead the crew: the check is not finished without them, checked in or not'),
    attendance: z
      .enum(attendances)
      .describe('present: checked in; left: checked out; late: the shift has begun without them; coming: not yet due'),
    checkInAt: Instant.nullable().describe('when they came; null: not yet'),
    starts: Instant.nullable().describe('when they are due; null: they have no position on it'),
    signature: Signature.nullable().describe('the strokes that were drawn; null: none'),
    signedAt: Instant.nullable().describe('when they signed, also after the check was finished; null: not yet'),
  }),
)

export const SecurityCheckRecipient = named(
  'SecurityCheckRecipient',
  z.object({
    name: z.string().nullable().describe('who it is; null: the address the client has its papers sent to'),
    email: z.string(),
  }),
)

export const SecurityCheck = named(
  'SecurityCheck',
  z.object({
    id: Id.nullable().describe('null: nobody has said anything yet'),
    ...told,
    ...ends,
    begunAt: ends.begunAt.nullable().describe('when the first answer or signature came; null: none yet'),
    finishedBy: z.string().nullable().describe('who finished it; null: nobody yet'),
    crew: z.object({ id: Id, name: z.string() }),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    location: z.object({ id: Id, name: z.string(), city: z.string(), timeZone: z.string() }),
    questions: z.array(SecurityCheckQuestion).describe('in their order'),
    answers: z.array(SecurityCheckAnswer).describe('of the questions that were answered, in the same order'),
    people: z.array(SecurityCheckPerson).describe('who is on the shift, and who has signed, by name'),
    recipients: z
      .array(SecurityCheckRecipient)
      .describe('whom of the client its signed paper may be sent to; the first of them unless said otherwise'),
    mails: z.array(DeliveryNoteMail).describe('where its signed paper was sent, newest first'),
  }),
)

export const SecurityCheckSummary = named(
  'SecurityCheckSummary',
  z.object({
    id: Id,
    ...told,
    ...ends,
    asked: count.describe('how many questions want an answer'),
    answered: count.describe('how many of them have one'),
    signed: count.describe('how many people have signed'),
  }),
)

export const SecurityCheckDue = named(
  'SecurityCheckDue',
  z.object({
    ...told,
    starts: Instant.describe('when the shift begins'),
    check: SecurityCheckSummary.nullable().describe('what was said already; null: nothing yet'),
  }),
)
export const SecurityChecksDue = named(
  'SecurityChecksDue',
  z.object({ checks: z.array(SecurityCheckDue).describe('for each form and shift, in their order') }),
)

export const NewSecurityCheckAnswer = named(
  'NewSecurityCheckAnswer',
  z.strictObject({
    ...which,
    shift: told.shift.min(1).max(99),
    questionId: Id.describe('which question of the check'),
    finding: z.enum(findings).optional().describe('how it was found; absent: what was said is taken back'),
    text: manyLines(1000).optional().describe('what was seen or done; a defect says it'),
  }),
)
export const NewSecurityCheckSignature = named(
  'NewSecurityCheckSignature',
  z.strictObject({
    ...which,
    shift: told.shift.min(1).max(99),
    personId: Id.describe('who signs'),
    signature: Signature,
    made: ClockReading.optional().describe('when it was drawn; absent: now'),
    sent: ClockReading.optional().describe('when it was sent, by the same device'),
    offsetBefore: z.number().min(-1e12).max(1e12).nullable().optional(),
  }),
)
export const SecurityCheckEnd = named(
  'SecurityCheckEnd',
  z.strictObject({ ...which, shift: told.shift.min(1).max(99) }),
)

export const NewSecurityCheckMails = named(
  'NewSecurityCheckMails',
  z.strictObject({
    emails: z
      .array(z.email().max(254))
      .min(1)
      .max(10)
      .optional()
      .describe('addresses it goes to; absent: the first of `recipients`'),
  }),
)

const reads = { sessions: ['user'], scope: row('crew', 'oversees') } as const
const leads = { sessions: ['user'], scope: row('crew', 'leads') } as const
const CheckParams = z.strictObject({ id: Id, securityCheckId: Id.describe('a check of this crew') })

export const listSecurityChecks = route({
  operationId: 'listSecurityChecks',
  method: 'get',
  path: '/projectCrews/{id}/securityChecks',
  summary: 'Security checks of a crew that were begun, the newest shift first',
  access: reads,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('SecurityCheckList', SecurityCheckSummary) },
})

export const readSecurityCheck = route({
  operationId: 'readSecurityCheck',
  method: 'get',
  path: '/projectCrews/{id}/securityChecks/{securityCheckId}',
  summary: 'One security check: what was found, and who has signed',
  access: reads,
  params: CheckParams,
  responses: { 200: SecurityCheck },
})

export const downloadSecurityCheck = route({
  operationId: 'downloadSecurityCheck',
  method: 'get',
  path: '/projectCrews/{id}/securityChecks/{securityCheckId}/download',
  summary: 'A security check as a paper: what was found, and who has signed it when, in the language of whoever asks',
  access: reads,
  params: CheckParams,
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const downloadSignedSecurityCheck = route({
  operationId: 'downloadSignedSecurityCheck',
  method: 'post',
  path: '/projectCrews/{id}/securityChecks/{securityCheckId}/download/signed',
  summary:
    'The signed paper of a finished check, with the certificate of its signatures: always the same file, until somebody who came later signs as well',
  access: reads,
  params: CheckParams,
  problems: ['checkNotFinished'],
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const sendSecurityCheck = route({
  operationId: 'sendSecurityCheck',
  method: 'post',
  path: '/projectCrews/{id}/securityChecks/{securityCheckId}/signed/send',
  summary: 'Send the signed paper of a finished check to the client by mail',
  access: leads,
  params: CheckParams,
  body: NewSecurityCheckMails,
  problems: ['checkNotFinished', 'recipientMissing'],
  responses: { 204: null },
})

export const listSecurityChecksDue = route({
  operationId: 'listSecurityChecksDue',
  method: 'get',
  path: '/projectCrews/{id}/securityChecksDue',
  summary:
    'Which security checks a crew makes from yesterday until in a week: one for each form and shift, whether it was begun or not',
  access: reads,
  params: IdParam,
  responses: { 200: SecurityChecksDue },
  extension: true,
})

export const readSecurityCheckOfShift = route({
  operationId: 'readSecurityCheckOfShift',
  method: 'get',
  path: '/projectCrews/{id}/securityCheckOfShift',
  summary: 'The security check of a form and a shift, whether it was begun or not',
  access: reads,
  params: IdParam,
  query: z.strictObject(which),
  responses: { 200: SecurityCheck },
  problems: ['notFound'],
  extension: true,
})

export const answerSecurityCheck = route({
  operationId: 'answerSecurityCheck',
  method: 'post',
  path: '/projectCrews/{id}/securityCheckAnswers',
  summary: 'Say how one thing was found; the last word counts, and one of nothing takes it back',
  access: leads,
  params: IdParam,
  body: NewSecurityCheckAnswer,
  problems: ['formHandedIn', 'fieldMissing'],
  responses: { 200: SecurityCheck },
  extension: true,
})

export const signSecurityCheck = route({
  operationId: 'signSecurityCheck',
  method: 'post',
  path: '/projectCrews/{id}/securityCheckSignatures',
  summary:
    'Keep the signature of one person of the shift, also after the check was finished: each signs once, and the first one counts',
  access: leads,
  params: IdParam,
  body: NewSecurityCheckSignature,
  problems: ['alreadySigned'],
  responses: { 200: SecurityCheck },
  extension: true,
})

export const finishSecurityCheck = route({
  operationId: 'finishSecurityCheck',
  method: 'post',
  path: '/projectCrews/{id}/securityCheckEnd',
  summary:
    'Finish a check: its answers change no more, and whoever came later still signs; doing it twice is the same as once',
  access: leads,
  params: IdParam,
  body: SecurityCheckEnd,
  problems: ['answersMissing', 'signaturesMissing'],
  responses: { 200: SecurityCheck },
  extension: true,
})
