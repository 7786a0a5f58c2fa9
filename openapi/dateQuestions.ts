import { z } from 'zod'
import { planning } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Day, Id, IdParam, Instant, WallTime, manyLines, named } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Who could work when, asked before there are positions'

/** What domain/dateQuestions/limits.ts says to forms. */
const mostShifts = 10
const mostAsked = 300

const shift = {
  date: Day.describe('the day it begins on'),
  begin: WallTime.describe('by the clock of whoever is asked'),
  end: WallTime.describe('by the same clock; not later than the beginning: of the next day'),
}
const note = manyLines(500).nullable().describe('a word to all of them')
const answerBy = Instant.describe('until when it can be answered')

export const NewDateQuestion = named(
  'NewDateQuestion',
  z.strictObject({
    shifts: z
      .array(z.strictObject(shift))
      .min(1)
      .max(mostShifts)
      .refine(shifts => new Set(shifts.map(one => Object.values(one).join())).size === shifts.length, 'twice the same')
      .describe('what is asked about, each answered by itself'),
    personIds: z.array(Id).min(1).max(mostAsked).describe('whom to ask, each once'),
    answerBy,
    note: note.optional(),
  }),
)

const question = {
  id: Id,
  note,
  answerBy,
  closedAt: Instant.nullable().describe('when planning took it back; null: it can be answered until its time is over'),
  createdAt: Instant,
}

export const DateQuestion = named(
  'DateQuestion',
  z.object({
    ...question,
    askedBy: z.string().nullable().describe('who asked'),
    shifts: z
      .array(z.object({ id: Id, ...shift, can: z.number().int().describe('how many said that they can') }))
      .describe('what is asked about, the soonest first'),
    asked: z.number().int().describe('how many people are asked'),
    answered: z.number().int().describe('how many of them have answered'),
  }),
)

export const DateQuestionWithAnswers = named(
  'DateQuestionWithAnswers',
  DateQuestion.extend({
    people: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          pictureUrl: z.string().nullable(),
          answeredAt: Instant.nullable().describe('null: not yet'),
          shiftIds: z.array(Id).describe('the shifts somebody said yes to'),
        }),
      )
      .describe('who is asked: those who can most first, then by name'),
  }),
)

export const AskedDates = named(
  'AskedDates',
  z.object({
    ...question,
    answeredAt: Instant.nullable().describe('null: not yet'),
    shifts: z
      .array(
        z.object({
          id: Id,
          ...shift,
          can: z.boolean().describe('whether the person has said yes'),
          job: z
            .object({ id: Id, venue: z.string(), startTime: WallTime, endTime: WallTime })
            .nullable()
            .describe('a confirmed job that lies over it; null: none'),
        }),
      )
      .describe('what is asked about, the soonest first'),
  }),
)

export const DatesAnswer = named(
  'DatesAnswer',
  z.strictObject({
    shiftIds: z
      .array(Id)
      .max(mostShifts)
      .describe('the shifts one can work, ids of the question; none: not one of them'),
  }),
)

const questions = resource({
  ...{ one: 'DateQuestion', many: 'DateQuestions', path: '/dateQuestions' },
  item: DateQuestion,
  details: DateQuestionWithAnswers,
})
const planners = { ...planning, scope: 'tenant' } as const

export const listDateQuestions = route(
  questions.list({ summary: 'Dates that were asked for, the newest first', access: planners, extension: true }),
)

export const readDateQuestion = route(
  questions.read({ summary: 'One question with who has answered what', access: planners, extension: true }),
)

export const createDateQuestion = route(
  questions.create({
    summary: 'Ask many people which of some shifts they could work, before there are positions',
    access: planners,
    body: NewDateQuestion,
    problems: ['notFound'],
    extension: true,
  }),
)

export const closeDateQuestion = route({
  operationId: 'closeDateQuestion',
  method: 'post',
  path: '/dateQuestions/{id}/close',
  summary: 'Take a question back; what was answered stays',
  access: planners,
  params: IdParam,
  responses: { 200: DateQuestion },
  extension: true,
})

const asked = resource({ one: 'AskedDates', many: 'AskedDates', path: '/askedDates', item: AskedDates })
const crew = { sessions: ['user'], loginTypes: ['crew'] } as const

export const listAskedDates = route(
  asked.list({
    summary: 'What the person who is logged in is asked for and can still answer, what ends first at the top',
    access: { ...crew, scope: list('askedDates') },
    extension: true,
  }),
)

export const answerAskedDates = route({
  operationId: 'answerAskedDates',
  method: 'post',
  path: '/askedDates/{id}/answer',
  summary: 'Say which of the shifts one can work; until its time is over it can be said anew',
  access: { ...crew, scope: row('dateQuestion', 'answers') },
  params: IdParam,
  body: DatesAnswer,
  responses: { 200: AskedDates },
  problems: ['outOfTurn', 'invalidInput'],
  extension: true,
})
