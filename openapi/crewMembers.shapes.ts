import { z } from 'zod'
import { Caption, Day, Id, Instant, Latitude, Longitude, manyLines, named, oneLine } from './schemas.ts'

const Company = z.object({ id: Id, name: z.string() })

export const Person = named(
  'Person',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    pictureUrl: z.string().nullable(),
    homeCity: z.string().nullable(),
    functions: z.array(Caption).describe('what they can do, by the order of the agency'),
  }),
)

const home = z.object({ latitude: z.number(), longitude: z.number() })
export const CrewMember = named(
  'CrewMember',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    pictureUrl: z.string().nullable(),
    phone: z.string().nullable().describe('null without the right to turn to people from their profile'),
    email: z.string().nullable().describe('null without the right to turn to people from their profile'),
    homeCity: z.string().nullable(),
    home: home.nullable().describe('where they set out from; null: unknown'),
    since: Day.describe('the day they were entered'),
    rating: z.number().nullable().describe('mean of all ratings, 1 to 5; null: none yet'),
    ratings: z.number().int().describe('how many there are'),
    shifts: z.number().int().describe('shifts they have worked'),
    erasedAt: Instant.nullable().describe('when the office had them erased; null: they were not'),
  }),
)
export const CrewMemberChange = named(
  'CrewMemberChange',
  z.strictObject({
    homeCity: oneLine(100).nullable().optional(),
    home: z.strictObject({ latitude: Latitude, longitude: Longitude }).nullable().optional(),
  }),
)

const proof = oneLine(200)
export const CrewFunction = named(
  'CrewFunction',
  z.object({
    id: Id,
    function: Caption,
    proof: z.string().nullable(),
    validUntil: Day.nullable().describe('last day on which they may do it; null: without an end'),
    expired: z.boolean().describe('that day is over'),
    createdAt: Instant,
  }),
)
export const NewCrewFunction = named(
  'NewCrewFunction',
  z.strictObject({
    functionId: Id.describe('one of `/functions`; one they have already is changed'),
    proof: proof.nullable().optional(),
    validUntil: Day.nullable().optional(),
  }),
)

export const CrewRating = named(
  'CrewRating',
  z.object({
    id: Id,
    rating: z.number().int(),
    remark: z.string().nullable(),
    author: z.string(),
    createdAt: Instant,
    shift: z
      .object({ id: Id, name: z.string(), company: z.string() })
      .nullable()
      .describe('for which a client gave it; null: planning gave it'),
  }),
)
export const NewCrewRating = named(
  'NewCrewRating',
  z.strictObject({ rating: z.number().int().min(1).max(5), remark: manyLines(1000).nullable().optional() }),
)

export const CrewTag = named('CrewTag', z.object({ id: Id, tag: z.string() }))
export const NewCrewTag = named('NewCrewTag', z.strictObject({ tag: oneLine(40).min(1) }))

export const DocumentBasedSkill = named(
  'DocumentBasedSkill',
  z.object({
    id: Id,
    function: Caption,
    proof: z.string(),
    validUntil: Day.nullable().describe('last day of the proof; null: without an end'),
    expired: z.boolean().describe('that day is over'),
  }),
)

export const preferenceKinds = ['favourite', 'blocked'] as const
export const CrewPreference = named(
  'CrewPreference',
  z.object({
    id: Id,
    kind: z.enum(preferenceKinds).describe('asked for again, or not to be sent again'),
    company: Company.nullable().describe('by which client; null: by the agency itself'),
    plannerCrew: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .describe('the crew they belong to, or are blocked in, by it; null: none'),
    reason: z.string(),
    endDate: Day.nullable().describe('last day it holds; null: until somebody ends it'),
    author: z.string(),
    createdAt: Instant,
  }),
)
export const NewCrewPreference = named(
  'NewCrewPreference',
  z.strictObject({
    kind: z.enum(preferenceKinds).describe('ask for them again, or do not send them again'),
    companyId: Id.nullable().optional().describe('for which client; absent: for all'),
    reason: manyLines(500).min(1),
    endDate: Day.nullable().optional().describe('last day it holds; absent: until somebody ends it'),
  }),
)

const minutes = (most: number) => z.number().int().min(0).max(most).nullable().optional()
/** Minutes in a month of 31 days. */
const longestMonth = 31 * 24 * 60

export const StaffContract = named(
  'StaffContract',
  z.object({
    id: Id,
    name: z.string().nullable().describe('what the two call it; null: no name was entered'),
    number: z.string().nullable().describe('number people use for it; null: none'),
    employer: z.string().describe('the company somebody works for by it'),
    beginDate: Day.describe('first day of the contract'),
    endDate: Day.nullable().describe('last day of the contract; null: without an end'),
    weeklyMinutes: z
      .number()
      .int()
      .nullable()
      .describe('hours a week that were agreed, in minutes; null: as they come, or by the month'),
    monthlyMinutes: z
      .number()
      .int()
      .nullable()
      .describe('hours a month that were agreed, in minutes; null: by the week, or as they come'),
    quotaMinutes: z
      .number()
      .int()
      .nullable()
      .describe('what a whole month asks for, in minutes: a week 52 times, by twelve; null: as they come'),
    accountLimitMinutes: z
      .number()
      .int()
      .nullable()
      .describe('how far the time account may go either way, in minutes; null: no limit agreed'),
    vacationDays: z.number().int().nullable().describe('days of vacation a whole year has; null: not agreed'),
    hourlyRate: z
      .number()
      .int()
      .nullable()
      .describe('what an hour is paid, in hundredths of the currency; null: not agreed'),
    currency: z.string().describe('ISO 4217'),
    active: z.boolean().describe('holds today'),
    createdAt: Instant,
  }),
)
export const NewStaffContract = named(
  'NewStaffContract',
  z
    .strictObject({
      name: oneLine(100).nullable().optional().describe('what the two call it; absent: no name'),
      number: oneLine(60).nullable().optional().describe('number people use for it; absent: none'),
      employer: oneLine(100)
        .nullable()
        .optional()
        .describe('the company somebody works for by it; absent: the agency’s own'),
      beginDate: Day.describe('first day of the contract'),
      endDate: Day.nullable().optional().describe('last day of the contract; absent: without an end'),
      weeklyMinutes: minutes(168 * 60).describe('hours a week that are agreed, in minutes; absent: as they come'),
      monthlyMinutes: minutes(longestMonth).describe(
        'hours a month that are agreed, in minutes; absent: by the week, or as they come',
      ),
      accountLimitMinutes: minutes(1000 * 60).describe(
        'how far the time account may go either way, in minutes; absent: no limit agreed',
      ),
      vacationDays: z
        .number()
        .int()
        .min(0)
        .max(366)
        .nullable()
        .optional()
        .describe('days of vacation a whole year has; absent: not agreed'),
      hourlyRate: z
        .number()
        .int()
        .min(0)
        .max(1_000_000)
        .nullable()
        .optional()
        .describe('what an hour is paid, in hundredths of the currency; absent: not agreed'),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .describe('ISO 4217'),
    })
    .refine(({ beginDate, endDate }) => !endDate || endDate >= beginDate, {
      message: 'before the first day',
      path: ['endDate'],
    })
    .refine(({ weeklyMinutes, monthlyMinutes }) => !weeklyMinutes || !monthlyMinutes, {
      message: 'hours are agreed for a week or for a month',
      path: ['monthlyMinutes'],
    }),
)
