import { z } from 'zod'
import { Collision, PositionStatus, Venue, shiftFields } from './positions.ts'
import { route } from './route.ts'
import { Caption, Id, IdParam, Instant, PersonRef, listOf, named, paging } from './schemas.ts'

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
    ...shiftFields,
    breakMinutes: z.number().int(),
    confirmBy: Instant.nullable(),
    confirmedAt: Instant.nullable(),
    changedAt: Instant.nullable().describe('when planning last moved the position after it was confirmed'),
    preCallAt: Instant.nullable(),
    checkInAt: Instant.nullable(),
    checkOutAt: Instant.nullable(),
    commentCrew: z.string().nullable(),
    commentExternal: z.string().nullable(),
    commentCrewChief: z.string().nullable(),
    collisions: z.array(Collision).describe('confirmed entries of the same person at the same time'),
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

export const listJobs = route({
  operationId: 'listJobs',
  method: 'get',
  path: '/jobs',
  tag: 'jobs',
  summary: 'Jobs of the person who is logged in; past ones newest first, others soonest first',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: 'own' },
  query: z.strictObject({
    tab: z.enum(jobTabs).optional(),
    q: z.string().trim().max(100).optional(),
    ...paging,
  }),
  responses: { 200: listOf('JobList', Job) },
})

export const listCrewChiefJobs = route({
  operationId: 'listCrewChiefJobs',
  method: 'get',
  path: '/jobs/crewChief',
  tag: 'jobs',
  summary: 'Jobs on which the person who is logged in leads the crew',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: 'own' },
  query: z.strictObject({ tab: z.enum(jobTabs).optional(), ...paging }),
  responses: { 200: listOf('JobList', Job) },
})

export const readJob = route({
  operationId: 'readJob',
  method: 'get',
  path: '/jobs/{id}',
  tag: 'jobs',
  summary: 'One own job',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: 'ownJob' },
  params: IdParam,
  responses: { 200: JobDetail },
})

export const confirmJob = route({
  operationId: 'confirmJob',
  method: 'post',
  path: '/jobs/{id}/confirmation',
  tag: 'jobs',
  summary: 'Confirm an own job',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: 'ownJob' },
  params: IdParam,
  body: Confirmation,
  responses: { 200: JobDetail },
  problems: ['alreadyConfirmed', 'positionFull', 'outOfTurn', 'jobAlreadyStarted'],
})

export const undoConfirmation = route({
  operationId: 'undoConfirmation',
  method: 'post',
  path: '/jobs/{id}/confirmation/undo',
  tag: 'jobs',
  summary: 'Take a confirmation back within 5 seconds (10 on the server, for the way)',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: 'ownJob' },
  params: IdParam,
  responses: { 200: JobDetail },
  problems: ['undoTooLate', 'outOfTurn'],
  extension: true,
})

export const declineJob = route({
  operationId: 'declineJob',
  method: 'post',
  path: '/jobs/{id}/decline',
  tag: 'jobs',
  summary: 'Decline an invitation',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: 'ownJob' },
  params: IdParam,
  responses: { 200: JobDetail },
  problems: ['outOfTurn', 'jobAlreadyStarted'],
  extension: true,
})

export const undoDecline = route({
  operationId: 'undoDecline',
  method: 'post',
  path: '/jobs/{id}/decline/undo',
  tag: 'jobs',
  summary: 'Take a refusal back within 5 seconds (10 on the server, for the way)',
  access: { sessions: ['user'], loginTypes: ['crew'], scope: 'ownJob' },
  params: IdParam,
  responses: { 200: JobDetail },
  problems: ['undoTooLate', 'outOfTurn'],
  extension: true,
})
