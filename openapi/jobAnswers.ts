import { z } from 'zod'
import { shiftFields } from './positions.ts'
import { route } from './route.ts'
import { Caption, Instant, named } from './schemas.ts'

export const about = 'Answering for a shift by the link of an e-mail, without logging in'

export const answerStates = ['open', 'confirmed', 'declined', 'over'] as const
export const JobQuestion = named(
  'JobQuestion',
  z.object({
    state: z
      .enum(answerStates)
      .describe('nothing was answered; said yes; said no; neither is possible any more, or it was answered otherwise'),
    firstName: z.string().describe('who is asked'),
    function: Caption,
    task: z.string().nullable().describe('what it is about instead of the function; null: the function'),
    projectName: z.string().describe('what the project is called'),
    place: z.object({ name: z.string(), city: z.string() }).describe('where'),
    meetingPoint: z.string().nullable().describe('null: at the place'),
    ...shiftFields,
    note: z.string().nullable().describe('a word of planning that came with the question; null: none'),
    answerBy: Instant.nullable().describe('until when yes can be said; null: until it begins'),
    canTakeBack: z.boolean().describe('the answer was given a moment ago'),
  }),
)
export const JobAnswer = named(
  'JobAnswer',
  z.strictObject({
    answer: z.enum(['yes', 'no', 'back']).describe('back: what was answered a moment ago is taken back'),
    acceptDoubleBooking: z
      .boolean()
      .optional()
      .describe('somebody was shown what else there is at that time, and says yes all the same'),
  }),
)

const byLink = {
  access: { sessions: 'public', scope: 'none' },
  params: z.strictObject({ id: z.string().min(1).max(200) }),
} as const

export const readJobQuestion = route({
  ...byLink,
  operationId: 'readJobQuestion',
  method: 'get',
  path: '/jobAnswers/{id}',
  summary: 'What somebody is asked by the link of an e-mail',
  responses: { 200: JobQuestion },
  problems: ['linkNotValid'],
  extension: true,
})
export const answerJob = route({
  ...byLink,
  operationId: 'answerJob',
  method: 'post',
  path: '/jobAnswers/{id}',
  summary: 'Say yes or no by that link, or take it back; the same answer twice is once',
  body: JobAnswer,
  responses: { 200: JobQuestion },
  problems: [
    'linkNotValid',
    'notFound',
    'outOfTurn',
    'jobAlreadyStarted',
    'alreadyConfirmed',
    'positionFull',
    'undoTooLate',
  ],
  extension: true,
})
