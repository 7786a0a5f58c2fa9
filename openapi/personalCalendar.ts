import { z } from 'zod'
import { desks } from './access.ts'
import { PositionStatus, shiftFields } from './positions.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdParam, Instant, WallTime, named, manyLines } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'When people of the crew can work and when they cannot'

/** Kinds of entries of a calendar, as the planning calendar tells them apart. */
export const entryKinds = [
  'confirmed',
  'pending',
  'spare',
  'doubleBooking',
  'vacation',
  'unpaidVacation',
  'sick',
  'absence',
  'bankHoliday',
  'cancelled',
  'changed',
] as const

export const vacationStatuses = ['asked', 'approved', 'declined'] as const

const reason = manyLines(500)
const newEntry = {
  startDate: Day,
  endDate: Day.nullable()
    .optional()
    .describe('last day; absent: the first, or the one after where it goes past midnight'),
  begin: WallTime.nullable().optional().describe('absent, as the end is: whole days'),
  end: WallTime.nullable().optional(),
  startChoice: z.enum(['earlier', 'later']).optional().describe('which of two, where a clock is set back'),
  endChoice: z.enum(['earlier', 'later']).optional(),
  reason: reason.nullable().optional(),
  companyId: Id.nullable().optional().describe('own company of the agency; absent: its first'),
}
const asks = {
  acceptDoubleBooking: z.boolean().optional().describe('the person was shown the confirmed jobs and said yes'),
}
export const NewBlockDate = named('NewBlockDate', z.strictObject({ ...newEntry, ...asks }))
export const NewVacationRequest = named(
  'NewVacationRequest',
  z.strictObject({ ...newEntry, ...asks, unpaid: z.boolean().optional().describe('absent: paid') }),
)
export const NewAvailability = named('NewAvailability', z.strictObject(newEntry))

const entry = {
  id: Id,
  startDate: Day,
  endDate: Day.nullable(),
  begin: WallTime.nullable(),
  end: WallTime.nullable(),
  timeZone: z.string().describe("the person's own, IANA name"),
  starts: Instant,
  ends: Instant,
  reason: z.string().nullable(),
  company: z.object({ id: Id, name: z.string() }).nullable(),
  createdAt: Instant,
}
export const BlockDate = named('BlockDate', z.object(entry))
export const Availability = named('Availability', z.object(entry))
export const VacationRequest = named(
  'VacationRequest',
  z.object({
    ...entry,
    person: z.object({ id: Id, name: z.string() }),
    status: z.enum(vacationStatuses),
    unpaid: z.boolean().describe('takes no day off the account; as it was granted, once it was'),
    answer: z.string().nullable(),
    answeredAt: Instant.nullable(),
    answeredBy: z.string().nullable(),
  }),
)

const vacationOfYear = z.object({
  year: z.number().int(),
  approved: z.number().int().describe('paid calendar days'),
  asked: z.number().int().describe('paid calendar days that wait for an answer'),
  unpaid: z.number().int().describe('calendar days that were approved as unpaid'),
})

export const CalendarJob = named(
  'CalendarJob',
  z.object({
    id: Id,
    status: PositionStatus,
    kind: z.enum(entryKinds).describe('as which it stands in the calendar'),
    function: Caption,
    venue: z.string(),
    city: z.string(),
    entrance: z.string().nullable(),
    ...shiftFields,
    confirmedAt: Instant.nullable(),
  }),
)

export const PersonalCalendar = named(
  'PersonalCalendar',
  z.object({
    dateFrom: Day,
    dateTo: Day,
    timeZone: z.string().describe("the person's own, IANA name"),
    jobs: z.array(CalendarJob).describe('that begin on these days; what was declined is none'),
    blockDates: z.array(BlockDate),
    vacationRequests: z.array(VacationRequest),
    availabilities: z.array(Availability),
    vacation: vacationOfYear.describe('of the year of the first day'),
  }),
)

export const VacationRequestDetails = named(
  'VacationRequestDetails',
  z.object({
    request: VacationRequest.describe('as it stands now'),
    jobs: z
      .array(
        z.object({
          id: Id,
          status: PositionStatus,
          function: Caption,
          ...shiftFields,
          projectCrew: z.object({ id: Id, name: z.string() }),
          project: z.object({ id: Id, number: z.string(), name: z.string() }),
          venue: z.string(),
        }),
      )
      .describe('of the person at that time, held or still to be answered; 100 at most'),
    sameFunction: z
      .array(
        z.object({
          function: Caption,
          people: z.number().int().describe('of the crew who can do it, the person among them'),
          away: z.number().int().describe('of the others, who have blocked that time or have approved vacation then'),
          asking: z.number().int().describe('of the others, who have asked for vacation then'),
        }),
      )
      .describe('what the person can do, and who else of those who can is away'),
    vacation: vacationOfYear.describe('of the year of the first day, this request included'),
  }),
)

const crew = { sessions: ['user'], loginTypes: ['crew'] } as const
const days = { dateFrom: Day.optional(), dateTo: Day.optional() }
const creating = ['notFound', 'timeInGap', 'timeIsDoubled'] as const

export const readPersonalCalendar = route({
  operationId: 'readPersonalCalendar',
  method: 'get',
  path: '/personalCalendar',
  summary: 'What the person who is logged in has on some days, 100 at most',
  access: { ...crew, scope: 'own' },
  query: z.strictObject({ dateFrom: Day, dateTo: Day }),
  responses: { 200: PersonalCalendar },
  extension: true,
})

const blocks = resource({ one: 'BlockDate', many: 'BlockDates', path: '/blockDates', item: BlockDate })

export const listBlockDates = route(
  blocks.list(
    {
      summary: 'Own blocked dates, soonest first',
      access: { ...crew, scope: list('calendarEntries') },
      extension: true,
    },
    days,
  ),
)
export const createBlockDate = route(
  blocks.create({
    summary: 'Block a date; over a confirmed job it asks first',
    access: { ...crew, scope: 'own' },
    body: NewBlockDate,
    problems: [...creating, 'alreadyConfirmed'],
  }),
)
export const deleteBlockDate = route(
  blocks.remove({ summary: 'Take a blocked date away', access: { ...crew, scope: row('calendarEntry', 'owns') } }),
)

const vacations = resource({
  one: 'VacationRequest',
  many: 'VacationRequests',
  path: '/vacationRequests',
  item: VacationRequest,
  details: VacationRequestDetails,
})

export const listVacationRequests = route(
  vacations.list(
    {
      summary: 'Vacation that was asked for, soonest first: the own one; everybody’s for planning and office',
      access: { sessions: ['user'], loginTypes: ['crew', 'planners', 'office'], scope: list('vacationRequests') },
    },
    { ...days, status: z.enum(vacationStatuses).optional() },
  ),
)
export const readVacationRequest = route(
  vacations.read({
    summary: 'A request for vacation, with what is weighed before it is answered',
    access: { ...desks, scope: 'tenant' },
    extension: true,
  }),
)
export const createVacationRequest = route(
  vacations.create({
    summary: 'Ask for vacation; over a confirmed job it asks first',
    access: { ...crew, scope: 'own' },
    body: NewVacationRequest,
    problems: [...creating, 'alreadyConfirmed'],
  }),
)
export const deleteVacationRequest = route(
  vacations.remove({
    summary: 'Withdraw vacation; what was approved only before it begins',
    access: { ...crew, scope: row('calendarEntry', 'owns') },
    problems: ['outOfTurn'],
  }),
)

export const VacationAnswer = named(
  'VacationAnswer',
  z.strictObject({
    answer: reason.optional(),
    unpaid: z.boolean().optional().describe('as what it is granted; absent: as it was asked for'),
  }),
)
export const VacationRefusal = named('VacationRefusal', z.strictObject({ answer: reason.min(1) }))
const answers = { method: 'post', params: IdParam, responses: { 200: VacationRequest }, extension: true } as const
const desk = { ...desks, scope: 'tenant' } as const

export const approveVacationRequest = route({
  ...answers,
  operationId: 'approveVacationRequest',
  path: '/vacationRequests/{id}/approve',
  summary: 'Approve vacation, also after it was declined',
  access: desk,
  body: VacationAnswer,
  problems: ['outOfTurn'],
})
export const declineVacationRequest = route({
  ...answers,
  operationId: 'declineVacationRequest',
  path: '/vacationRequests/{id}/decline',
  summary: 'Decline vacation with a word; out of turn once it has begun',
  access: desk,
  body: VacationRefusal,
  problems: ['outOfTurn'],
})

const free = resource({ one: 'Availability', many: 'Availabilities', path: '/availabilities', item: Availability })

export const listAvailabilities = route(
  free.list(
    {
      summary: 'When the person who is logged in has said "I can", soonest first',
      access: { ...crew, scope: list('calendarEntries') },
      extension: true,
    },
    days,
  ),
)
export const createAvailability = route(
  free.create({
    summary: 'Say "I can"',
    access: { ...crew, scope: 'own' },
    body: NewAvailability,
    problems: creating,
    extension: true,
  }),
)
export const deleteAvailability = route(
  free.remove({
    summary: 'Take an "I can" back',
    access: { ...crew, scope: row('calendarEntry', 'owns') },
    extension: true,
  }),
)
