import { z } from 'zod'
import { Collision, PositionStatus, RestWarning, Venue, shiftFields } from './positions.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import {
  Caption,
  Day,
  Id,
  IdParam,
  Instant,
  PersonRef,
  WallTime,
  listOf,
  named,
  paging,
  searching,
  manyLines,
} from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'The own jobs of a crew member'

const Agreement = named(
  'Agreement',
  z.object({
    startDate: Day,
    endDate: Day.nullable(),
    startTime: WallTime,
    endTime: WallTime,
    timeZone: z.string(),
    place: z.string(),
    meetingPoint: z.string().nullable(),
  }),
)

/** What planning has moved since the person said yes. */
const JobChange = named(
  'JobChange',
  z.object({
    seen: z.string().describe('names the state after the change, for the acknowledgement'),
    agreed: Agreement,
    now: Agreement,
  }),
)

export const Job = named(
  'Job',
  z.object({
    id: Id,
    status: PositionStatus,
    projectCrewItem: z.object({ id: Id, function: Caption, task: z.string().nullable() }),
    projectCrew: z.object({ id: Id, name: z.string() }),
    project: z.object({ id: Id, number: z.string(), name: z.string(), clientMark: z.string().nullable() }),
    location: Venue,
    crewChief: PersonRef.nullable(),
    isCrewChief: z.boolean(),
    crewPlaces: z
      .object({ amount: z.number().int(), filled: z.number().int() })
      .nullable()
      .describe('of all positions of the crew, for whoever leads it'),
    ...shiftFields,
    breakMinutes: z.number().int(),
    confirmBy: Instant.nullable(),
    invitationNote: z.string().nullable().describe('a word of planning that came with the invitation; null: none'),
    confirmedAt: Instant.nullable(),
    changedAt: Instant.nullable().describe('when planning last moved the position after it was confirmed'),
    change: JobChange.nullable().describe('null once the person has said that it is fine'),
    cancelReason: z.string().nullable().describe('why the person could not come'),
    preCallAt: Instant.nullable(),
    checkInAt: Instant.nullable(),
    checkOutAt: Instant.nullable(),
    commentCrew: z.string().nullable(),
    commentExternal: z.string().nullable(),
    commentCrewChief: z.string().nullable(),
    collisions: z.array(Collision).describe('confirmed entries of the same person at the same time'),
    warnings: z.array(RestWarning).describe('what the job does to rest and day of the person; empty once it has begun'),
  }),
)

export const JobDetail = named(
  'JobDetail',
  Job.extend({
    projectManager: PersonRef.extend({ email: z.string().nullable() }).nullable(),
    catering: Caption.nullable(),
  }),
)

export const Confirmation = named(
  'Confirmation',
  z.strictObject({
    acceptDoubleBooking: z.boolean().optional().describe('the person was shown the other entry and said yes'),
  }),
)

export const jobTabs = ['past', 'upcoming', 'toConfirm', 'appliedFor'] as const

const jobs = resource({ one: 'Job', many: 'Jobs', path: '/jobs', item: Job, details: JobDetail })

export const listJobs = route(
  jobs.list(
    {
      summary: 'Jobs of the person who is logged in; past ones newest first, others soonest first',
      access: { sessions: ['user'], loginTypes: ['crew'], scope: list('jobs') },
    },
    { tab: z.enum(jobTabs).optional(), ...searching },
  ),
)

export const listCrewChiefJobs = route({
  operationId: 'listCrewChiefJobs',
  method: 'get',
  path: '/jobs/crewChief',
  summary: 'Jobs on which the person who is logged in leads the crew',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: list('jobs') },
  query: z.strictObject({ tab: z.enum(jobTabs).optional(), ...paging }),
  responses: { 200: listOf('JobList', Job) },
})

export const readJob = route(
  jobs.read({
    summary: 'One own job',
    access: { sessions: ['user'], loginTypes: ['crew'], scope: row('job', 'owns') },
  }),
)

export const confirmJob = route({
  operationId: 'confirmJob',
  method: 'post',
  path: '/jobs/{id}/confirmation',
  summary: 'Confirm an own job',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: row('job', 'owns') },
  params: IdParam,
  body: Confirmation,
  responses: { 200: JobDetail },
  problems: ['alreadyConfirmed', 'positionFull', 'outOfTurn', 'jobAlreadyStarted'],
})

export const undoConfirmation = route({
  operationId: 'undoConfirmation',
  method: 'post',
  path: '/jobs/{id}/confirmation/undo',
  summary: 'Take a confirmation back within 5 seconds (10 on the server, for the way)',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: row('job', 'owns') },
  params: IdParam,
  responses: { 200: JobDetail },
  problems: ['undoTooLate', 'outOfTurn'],
  extension: true,
})

export const declineJob = route({
  operationId: 'declineJob',
  method: 'post',
  path: '/jobs/{id}/decline',
  summary: 'Decline an invitation',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: row('job', 'owns') },
  params: IdParam,
  responses: { 200: JobDetail },
  problems: ['outOfTurn', 'jobAlreadyStarted'],
  extension: true,
})

export const undoDecline = route({
  operationId: 'undoDecline',
  method: 'post',
  path: '/jobs/{id}/decline/undo',
  summary: 'Take a refusal back within 5 seconds (10 on the server, for the way)',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: row('job', 'owns') },
  params: IdParam,
  responses: { 200: JobDetail },
  problems: ['undoTooLate', 'outOfTurn'],
  extension: true,
})

export const CannotCome = named(
  'CannotCome',
  z.strictObject({ reason: manyLines(500).min(1).describe('for office and planning only') }),
)

export const cancelJob = route({
  operationId: 'cancelJob',
  method: 'post',
  path: '/jobs/{id}/cancellation',
  summary: 'Say that one cannot come to a confirmed job, before it starts; planning and the chief are told',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: row('job', 'owns') },
  params: IdParam,
  body: CannotCome,
  responses: { 200: JobDetail },
  problems: ['outOfTurn', 'jobAlreadyStarted'],
  extension: true,
})

export const Acknowledgement = named('Acknowledgement', z.strictObject({ seen: z.string().max(64) }))

export const acknowledgeChange = route({
  operationId: 'acknowledgeChange',
  method: 'post',
  path: '/jobs/{id}/acknowledgement',
  summary: 'Say that a changed job is fine as it was shown; out of turn when it has changed again',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: row('job', 'owns') },
  params: IdParam,
  body: Acknowledgement,
  responses: { 200: JobDetail },
  problems: ['outOfTurn'],
  extension: true,
})
