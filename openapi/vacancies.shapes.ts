import { z } from 'zod'
import { Collision, PositionStatus, RestWarning, Venue, shiftFields } from './positions.ts'
import { Caption, Day, Id, PersonRef, listOf, named, oneLine, searching } from './schemas.ts'

/** What a shift is to one person, most pressing first. */
export const fitKinds = [
  'overlap',
  'blocked',
  'vacation',
  'restBefore',
  'restAfter',
  'longDay',
  'sameDay',
  'invited',
  'applied',
  'vacationAsked',
  'free',
  'rested',
] as const
export type FitKind = (typeof fitKinds)[number]

export const fitWeights = ['hard', 'soft', 'good'] as const
export type FitWeight = (typeof fitWeights)[number]

export const FitReason = named(
  'FitReason',
  z.object({
    kind: z.enum(fitKinds).describe('what it is'),
    weight: z
      .enum(fitWeights)
      .describe('hard: applying asks first; soft: to be known before; good: speaks for the position'),
    minutes: z.number().int().nullable().describe('how long both last, or the rest or the day would be; else null'),
    limit: z.number().int().nullable().describe('minutes the rest or the day should have; else null'),
    other: z
      .object({ status: PositionStatus, ...Collision.shape })
      .nullable()
      .describe('the other entry of the person it is about'),
  }),
)

export const Vacancy = named(
  'Vacancy',
  z.object({
    id: Id,
    function: Caption,
    task: z.string().nullable(),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    projectCrew: z.object({ id: Id, name: z.string() }),
    location: Venue,
    crewChief: PersonRef.nullable(),
    ...shiftFields,
    breakMinutes: z.number().int(),
    catering: Caption.nullable(),
    places: z.number().int().describe('places still free'),
    amountOfRows: z.number().int(),
    filled: z.number().int(),
    requested: z.number().int(),
    commentCrew: z.string().nullable(),
    applied: z.boolean(),
    jobId: Id.nullable().describe('the own application'),
    collides: z.boolean(),
    blocked: z.boolean(),
    warnings: z.array(RestWarning),
    fitReasons: z
      .array(FitReason)
      .describe('what speaks for and against it for the person who asks, most pressing first'),
  }),
)
export const VacancyList = listOf('VacancyList', Vacancy)

export const vacancyOrders = ['day', 'project'] as const
export const vacancyTabs = ['fits', 'applied'] as const

/** What vacancies are looked for. */
export const narrowing = {
  ...searching,
  tab: z.enum(vacancyTabs).optional().describe('fits: nothing stands in the way; applied: those one applied for'),
  functionCode: oneLine(60).min(1).optional().describe('code of their function'),
  startDate: Day.optional().describe('the day they start on, at the venue'),
  weekend: z.literal('true').optional().describe('those that start on a Saturday or Sunday'),
}

const count = z.number().int()
export const VacanciesOverview = named(
  'VacanciesOverview',
  z.object({
    tabs: z
      .object({
        all: count.describe('all vacancies'),
        fits: count.describe('those nothing stands in the way of'),
        applied: count.describe('those the person applied for'),
      })
      .describe('how many each tab lists, of what is looked for'),
    groups: z
      .array(
        z.object({
          group: z.string().describe('a day as YYYY-MM-DD, or the id of a project'),
          name: z.string().nullable().describe('of the project; null of a day'),
          total: count,
        }),
      )
      .describe('of the list that was asked for, in its order'),
    functions: z.array(Caption).describe('of all vacancies, whatever is looked for'),
    dates: z.array(Day).describe('on which any vacancy starts, whatever is looked for'),
  }),
)
