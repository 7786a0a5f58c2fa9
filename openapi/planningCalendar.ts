import { z } from 'zod'
import { entryKinds } from './personalCalendar.ts'
import { PositionStatus, shiftFields } from './positions.ts'
import { route } from './route.ts'
import { Caption, Day, Id, Instant, WallTime, named, paging, daysAsked } from './schemas.ts'
import { list } from './scopes.ts'

export const about = 'Who of the crew does what on which day, and what is still open'

/** What stands in it beside the eleven kinds: somebody cannot work then. */
const kinds = [...entryKinds, 'blocked'] as const

/** Clients translate by them. */
const holidays = [
  'newYear',
  'epiphany',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'ascension',
  'whitSunday',
  'whitMonday',
  'corpusChristi',
  'assumption',
  'unity',
  'nationalDay',
  'allSaints',
  'immaculate',
  'christmas',
  'boxingDay',
  'earlyMay',
  'springBank',
  'summerBank',
  'kingsDay',
  'victory',
  'armistice',
  'constitution',
  'other',
] as const

const Country = z.string().regex(/^[A-Z]{2}$/)

export const PlanningJob = named(
  'PlanningJob',
  z.object({
    id: Id,
    projectCrewItemId: Id.describe('one of `positions`'),
    status: PositionStatus,
    kind: z.enum(kinds).describe('as which it stands in the calendar'),
  }),
)

export const PlanningAbsence = named(
  'PlanningAbsence',
  z.object({
    id: Id,
    kind: z.enum(kinds).describe('as which it stands in the calendar; `pending`: vacation nobody has answered yet'),
    startDate: Day,
    endDate: Day.nullable(),
    begin: WallTime.nullable(),
    end: WallTime.nullable(),
    starts: Instant,
    ends: Instant,
  }),
)

export const EndingProof = named(
  'EndingProof',
  z.object({
    functionId: Id.describe('what it proves that they can do'),
    proof: z.string().nullable().describe('what it is called; null: nobody has said'),
    validUntil: Day.describe('the last day it holds'),
  }),
)

export const PlanningPerson = named(
  'PlanningPerson',
  z.object({
    id: Id,
    name: z.string(),
    functions: z
      .array(Caption)
      .describe('what they can do, by the order of the agency; for clients, what they do for them on these days'),
    country: Country.nullable().describe('whose bank holidays they have; null: unknown'),
    jobs: z.array(PlanningJob).describe('that begin on these days, soonest first; what was declined is none'),
    absences: z.array(PlanningAbsence).describe('of these days, soonest first; none for clients'),
    proofs: z
      .array(EndingProof)
      .describe('of what they can do, those that end before the last shifts of these days do; none for clients'),
  }),
)

export const PlanningPosition = named(
  'PlanningPosition',
  z.object({
    id: Id,
    function: Caption,
    task: z.string().nullable(),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    branch: Caption.nullable().describe('of the project; null: none'),
    venue: z.string(),
    city: z.string(),
    ...shiftFields,
    breakMinutes: z.number().int(),
    amountOfRows: z.number().int(),
    filled: z.number().int(),
    open: z
      .number()
      .int()
      .describe('places nobody was asked for, for clients all that are free; 0 once it is over or not taken on'),
  }),
)

export const PlanningCalendar = named(
  'PlanningCalendar',
  z.object({
    items: z.array(PlanningPerson),
    total: z.number().int().describe('of the whole list'),
    limit: z.number().int(),
    page: z.number().int(),
    next: z.string().optional().describe('where the next page begins, for `after`; absent at the end'),
    positions: z.array(PlanningPosition).describe('all that begin on these days, soonest first, on every page alike'),
    bankHolidays: z
      .array(z.object({ date: Day, code: z.enum(holidays), country: Country }))
      .describe('nationwide ones of the countries that are known, soonest first'),
  }),
)

export const listPlanningCalendarItems = route({
  operationId: 'listPlanningCalendarItems',
  method: 'get',
  path: '/planningCalendarItems',
  summary: 'People by name with what they have on some days, 100 at most, and what is open on them',
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'planningCalendar',
    scope: list('planningCalendar'),
  },
  query: z.strictObject({ ...daysAsked, ...paging }),
  responses: { 200: PlanningCalendar },
})
