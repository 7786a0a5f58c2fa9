import { z } from 'zod'
import { route } from './route.ts'
import { Caption, Id, Instant, listOf, named, paging } from './schemas.ts'
import { list } from './scopes.ts'

export const about = 'What was changed, said and is to do'

export const activityTypes = ['LOG', 'COMMENT', 'TODO'] as const

/** What a line of the log says. Each has its sentence in every language: src/i18n, `log.said`. */
export const logCodes = [
  'projectCreated',
  'projectCopied',
  'projectChanged',
  'projectClosed',
  'projectReopened',
  'crewAdded',
  'crewChanged',
  'crewRemoved',
  'positionAdded',
  'positionChanged',
  'positionRemoved',
  'personApplied',
  'applicationWithdrawn',
  'personInvited',
  'personConfirmed',
  'answerTakenBack',
  'personDeclined',
  'personCancelled',
  'personNotNeeded',
  'personReactivated',
  'personNoShow',
  'hoursSigned',
  'clientSigned',
  'clientRefused',
  'visitorLinkRenewed',
] as const
export type LogCode = (typeof logCodes)[number]

/** What may change from one value to another. Each has its word in every language: src/i18n, `log.field`. */
export const logFields = [
  'name',
  'company',
  'contact',
  'projectManager',
  'beginDate',
  'reference',
  'clientMark',
  'comment',
  'type',
  'branch',
  'location',
  'meetingPoint',
  'crewChief',
  'contactOnSite',
  'function',
  'task',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'breakMinutes',
  'amountOfRows',
  'catering',
  'openForApplications',
  'crewChiefOnly',
  'confirmBy',
  'commentExternal',
  'commentInternal',
  'commentCrew',
  'commentCrewChief',
] as const
export type LogField = (typeof logFields)[number]

export const groups = ['planning', 'office', 'accountants'] as const
export type Group = (typeof groups)[number]

const Whom = z.object({ id: Id, name: z.string() })
const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const Activity = named(
  'Activity',
  z.object({
    id: Id,
    type: z.enum(activityTypes),
    code: z.enum(logCodes).nullable().describe('what a line of the log says; null for comments and to-dos'),
    project: z.object({ id: Id, number: z.string(), name: z.string() }).nullable(),
    crew: z.object({ id: Id, name: z.string() }).nullable(),
    position: z
      .object({ id: Id, name: z.string(), functionCode: z.string().nullable() })
      .nullable()
      .describe('as it was called then; it may be gone'),
    person: Whom.nullable().describe('whom it is about'),
    changes: z
      .array(z.object({ field: z.enum(logFields), before: Value, after: Value }))
      .describe('field by field; days and times as the contract spells them'),
    told: z.number().int().nullable().describe('how many people were told; null where it is nobody’s matter'),
    title: z.string().nullable(),
    text: z.string().nullable(),
    toDo: z
      .object({
        type: Caption.nullable().describe('one of `/activityTypes`'),
        dueAt: Instant,
        priority: z.number().int().min(1).max(3).describe('1 is the most pressing'),
        for: Whom.nullable().describe('who has to do it; null: a group'),
        group: z.enum(groups).nullable().describe('who has to do it, where it is no person'),
        doneAt: Instant.nullable(),
        doneBy: Whom.nullable(),
      })
      .nullable()
      .describe('null unless it is a to-do'),
    by: Whom.nullable().describe('who did or wrote it; null: a visitor, or the product itself'),
    createdAt: Instant,
  }),
)

const desks = { sessions: ['user'], loginTypes: ['planners', 'office'] } as const

export const listActivities = route({
  operationId: 'listActivities',
  method: 'get',
  path: '/activities',
  summary: 'Lines of the log, comments and to-dos, newest first',
  access: { ...desks, scope: list('activities') },
  query: z.strictObject({
    projectId: Id.optional().describe('of this project'),
    projectCrewItemId: Id.optional(),
    personId: Id.optional(),
    type: z.enum(activityTypes).optional().describe('absent: all'),
    ...paging,
  }),
  responses: { 200: listOf('ActivityList', Activity) },
})
