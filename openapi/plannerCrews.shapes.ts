import { z } from 'zod'
import { preferenceKinds } from './crewMembers.shapes.ts'
import { PlanningPerson, PlanningPosition } from './planningCalendar.ts'
import { Caption, Day, Id, Instant, manyLines, named, oneLine, daysAsked } from './schemas.ts'

/** As what a favourite belongs to a crew. */
export const assignmentTypes = ['regular', 'substitute'] as const

export const PlannerCrewDays = z.strictObject(daysAsked)

const crew = {
  id: Id,
  name: z.string(),
  type: Caption.nullable().describe('what it is mostly sent to, one of `/plannerCrewTypes`; null: anything'),
  company: z.object({ id: Id, name: z.string() }).nullable().describe('the client it is kept for; null: the agency'),
  planner: z.object({ id: Id, name: z.string() }).describe('who plans it'),
  favourites: z.number().int().describe('how many people belong to it'),
  blocked: z.number().int().describe('how many are not to be sent with it'),
  createdAt: Instant,
}
const fills = {
  functions: z.array(Caption).describe('which functions it fills, by the order of the agency; empty: all'),
  city: z.string().nullable().describe('the town in which it fills positions; null: anywhere'),
}

export const PCrew = named('PCrew', z.object({ ...crew, ...fills }))
export const PlannerCrew = named(
  'PlannerCrew',
  z.object({
    ...crew,
    ...fills,
    open: z
      .number()
      .int()
      .describe('places of its positions on these days that nobody was asked for, for clients all that are free'),
    requested: z
      .number()
      .int()
      .describe('places of its positions on these days that wait for an answer; 0 for clients'),
  }),
)

export const NewPCrew = named(
  'NewPCrew',
  z.strictObject({
    name: oneLine(100).min(1),
    typeId: Id.optional().describe('one of `/plannerCrewTypes`; absent: anything'),
    companyId: Id.optional().describe('the client it is kept for; absent: the agency'),
    functionIds: z
      .array(Id)
      .max(20)
      .default([])
      .describe('which of `/functions` it fills; with none, and neither client nor town, it fills no position'),
    city: oneLine(100).optional().describe('the town in which it fills positions; absent: anywhere'),
  }),
)

export const PlannerCrewItem = named(
  'PlannerCrewItem',
  PlanningPosition.extend({
    requested: z.number().int().describe('places an invitation or application waits for; 0 for clients'),
  }),
)

export const membership = {
  id: Id,
  kind: z.enum(preferenceKinds).describe('belongs to the crew, or is not to be sent with it'),
  assignmentType: z
    .enum(assignmentTypes)
    .nullable()
    .describe('as what they belong to the crew; null: they are blocked'),
  reason: z.string().nullable().describe('why; null: none was given'),
  endDate: Day.nullable().describe('last day it holds; null: until somebody ends it'),
  author: z.string(),
  createdAt: Instant,
}
export const PlannerCrewMembership = named(
  'PlannerCrewMembership',
  z.object({
    ...membership,
    plannerCrew: z.object({ id: Id, name: z.string() }).describe('the crew it is of'),
    company: z.object({ id: Id, name: z.string() }).nullable().describe('the client of the crew; null: the agency'),
    person: z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() }).describe('whose it is'),
  }),
)
export const NewPlannerCrewMembership = named(
  'NewPlannerCrewMembership',
  z
    .strictObject({
      plannerCrewId: Id.describe('id of the crew'),
      personId: Id.describe('somebody of the crew; for a client, who has worked for the own company'),
      kind: z.enum(preferenceKinds).default('favourite').describe('belongs to it, or is not to be sent with it'),
      assignmentType: z
        .enum(assignmentTypes)
        .optional()
        .describe('as what they belong to it; absent: regular; whoever is blocked has none'),
      reason: manyLines(500).optional().describe('why; whoever is blocked is blocked for a reason'),
      endDate: Day.optional().describe('last day it holds; absent: until somebody ends it'),
    })
    .refine(({ kind, reason }) => kind !== 'blocked' || Boolean(reason), {
      message: 'a block needs a reason',
      path: ['reason'],
    })
    .refine(({ kind, assignmentType }) => kind !== 'blocked' || assignmentType === undefined, {
      message: 'whoever is blocked is neither regular nor substitute',
      path: ['assignmentType'],
    }),
)

export const PlannerCrewMember = named(
  'PlannerCrewMember',
  PlanningPerson.extend({
    pictureUrl: z.string().nullable(),
    weeklyMinutes: z
      .number()
      .int()
      .nullable()
      .describe('hours a week that were agreed, in minutes; null: as they come, and for clients'),
    membership: z.object(membership).nullable().describe('how they belong to the crew; null: they do not'),
  }),
)
export const PlannerCrewMembers = named(
  'PlannerCrewMembers',
  z.object({
    items: z.array(PlannerCrewMember),
    total: z.number().int().describe('of the whole list'),
    limit: z.number().int(),
    page: z.number().int(),
    next: z.string().optional().describe('where the next page begins, for `after`; absent at the end'),
    positions: z.array(PlanningPosition).describe('those their jobs are on, soonest first'),
  }),
)
