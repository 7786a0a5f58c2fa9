import { z } from 'zod'
import { CrewItem, CrewItemStatus, captions } from './positions.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { ClockReading } from './signatures.ts'
import {
  Day,
  Id,
  IdParam,
  Instant,
  Latitude,
  Longitude,
  Paging,
  WallTime,
  listOf,
  named,
  manyLines,
  paging,
} from './schemas.ts'
import { row } from './scopes.ts'
import { VacancyList, narrowing, vacancyOrders } from './vacancies.shapes.ts'

export const about = 'Positions, the people on them, and their punches'

/** Key under which an entry was sent: its Idempotency-Key. */
export const EntryKey = z.string().regex(/^[\x21-\x7e]{8,100}$/)

export const NewPunch = named(
  'NewProjectCrewItemActivity',
  z.strictObject({
    caption: z.enum(captions),
    type: z.literal('LOG'),
    personId: Id.optional().describe('whom a chief or planner punches for; absent: oneself'),
    made: ClockReading.optional().describe('when the punch was made; absent: now'),
    sent: ClockReading.optional().describe('when it was sent, by the same device'),
    offsetBefore: z
      .number()
      .min(-1e12)
      .max(1e12)
      .nullable()
      .optional()
      .describe('server minus device, in milliseconds, at the last contact before the punch'),
    place: z
      .strictObject({ latitude: Latitude, longitude: Longitude, accuracy: z.number().min(0).max(100_000) })
      .optional(),
    reason: manyLines(500).min(1).optional().describe('why one is outside the venue'),
    replayed: z.boolean().optional().describe('sent from an outbox: stored whatever the present state is'),
    keptAfter: z
      .number()
      .min(0)
      .max(600_000)
      .optional()
      .describe('milliseconds from `made` until it was kept on the device: from then one may take it back'),
    retracts: EntryKey.optional().describe(
      'takes back the punch that came with this key, which may arrive later: within 5 s by whoever made it, at any time by whoever leads the crew',
    ),
    statedAt: Instant.optional().describe('when it was, as the chief or a planner says; `made` is when they said so'),
  }),
)

export const PunchAnswer = named(
  'ProjectCrewItemActivity',
  z.object({
    id: Id,
    outcome: z.enum(['accepted', 'duplicate', 'conflict']),
    caption: z.enum(captions),
    type: z.literal('LOG'),
    at: Instant,
    exact: z.boolean(),
    outside: z.boolean(),
    projectCrewItemStatus: CrewItemStatus,
  }),
)

export const VacancyAnswer = named(
  'VacancyAnswer',
  z.object({ projectCrewItemId: Id, jobId: Id.nullable(), status: z.string().nullable() }),
)

const text = manyLines(2000).nullable()
/** What planning settles of a position that is there. */
export const crewItemChange = {
  startDate: Day.optional(),
  endDate: Day.nullable().optional(),
  startTime: WallTime.optional(),
  endTime: WallTime.optional(),
  amountOfRows: z.number().int().min(1).max(500).optional(),
  breakMinutes: z.number().int().min(0).max(600).optional(),
  cateringId: Id.nullable().optional().describe('one of `/cateringAgreementTypes`; null: nothing agreed'),
  task: text.optional(),
  openForApplications: z.boolean().optional(),
  commentExternal: text.optional(),
  commentInternal: text.optional(),
  commentCrew: text.optional(),
  commentCrewChief: text.optional(),
  revision: z.number().int().optional().describe('as it was read; absent: whatever it is now'),
}
export const CrewItemChange = named(
  'ProjectCrewItemChange',
  z.strictObject({ ...crewItemChange, acceptDoubleBooking: z.boolean().optional() }),
)

const wasAsked =
  'what speaks against it was read and taken: `collisions` and `absences` at that time, `proofs` that end before the shift does'

export const NewStatus = named(
  'NewProjectCrewItemStatus',
  z.strictObject({
    projectCrewItemId: Id,
    personId: Id,
    status: z.enum(['invited', 'confirmed']).optional(),
    acceptDoubleBooking: z.boolean().optional().describe(wasAsked),
  }),
)
export const StatusChange = named(
  'ProjectCrewItemStatusChange',
  z
    .strictObject({
      remark: text.optional(),
      chosenPunchId: Id.optional().describe('which of two contradicting punches counts'),
      hours: z
        .strictObject({
          chargeable: z.number().int().min(0).max(2880).nullable().optional().describe('minutes; null: blank again'),
          startTime: WallTime.optional().describe('wall time at the venue, on the day nearest to the planned start'),
          endTime: WallTime.optional().describe('the first such time after the start'),
          startChoice: z.enum(['earlier', 'later']).optional().describe('which of two, where a clock is set back'),
          endChoice: z.enum(['earlier', 'later']).optional(),
        })
        .refine(hours => Object.keys(hours).length > 0, 'nothing to change')
        .optional()
        .describe('chargeable hours; new times propose new hours unless they are given as well'),
    })
    .refine(({ chosenPunchId, hours }) => !chosenPunchId || !hours, {
      message: 'choosing a punch and entering hours are two changes',
      path: ['hours'],
    }),
)
export const Acceptance = named(
  'Acceptance',
  z.strictObject({ acceptDoubleBooking: z.boolean().optional().describe(wasAsked) }),
)

const crewItems = resource({ one: 'CrewItem', many: 'CrewItems', path: '/projectCrewItems', item: CrewItem })
const statuses = resource({ one: 'Status', many: 'Statuses', path: '/projectCrewItemStatus', item: CrewItemStatus })
/** Whoever lost the right may still take an application back. */
const mayApply = { right: 'mobileProjectVacancies', permission: 'READ' } as const
const crewOnly = { sessions: ['user'], loginTypes: ['crew'], scope: row('position', 'appliesFor') } as const
const ledStatus = { sessions: ['user'], scope: row('line', 'leads') } as const

export const listVacancies = route({
  operationId: 'listVacantCrewItems',
  method: 'get',
  path: '/projectCrewItems/vacant/',
  summary: 'Positions one may apply for, soonest first',
  access: { sessions: ['user'], loginTypes: ['crew', 'planners'], ...mayApply, scope: 'own' },
  query: z.strictObject({
    ...narrowing,
    order: z.enum(vacancyOrders).optional().describe('project: those of one project together; absent: by day'),
    ...paging,
  }),
  responses: { 200: VacancyList },
})

export const readCrewItem = route(
  crewItems.read({
    summary: 'One position',
    access: { sessions: ['user', 'projectVisitor'], scope: row('position', 'reads') },
  }),
)

export const listItemStatuses = route({
  operationId: 'listItemStatuses',
  method: 'get',
  path: '/projectCrewItems/{id}/projectCrewItemStatus',
  summary: 'People on a position',
  access: { sessions: ['user'], scope: row('position', 'leads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ProjectCrewItemStatusList', CrewItemStatus) },
})

export const changeCrewItem = route(
  crewItems.change({
    summary: 'Change a position; people who had confirmed are marked as changed',
    access: { sessions: ['user'], loginTypes: ['planners'], scope: 'tenant' },
    body: CrewItemChange,
    problems: ['notFound', 'amountBelowFilled', 'timeInGap', 'timeIsDoubled', 'alreadyConfirmed', 'changedMeanwhile'],
  }),
)

const vacancyProblems = ['notOpenForApplications', 'alreadyOnPosition', 'positionFull', 'jobAlreadyStarted'] as const

export const applyVacancy = route({
  operationId: 'applyVacancy',
  method: 'get',
  path: '/projectCrewItems/{id}/applyVacancy',
  summary: 'Apply for an open position',
  access: { ...crewOnly, ...mayApply },
  params: IdParam,
  responses: { 200: VacancyAnswer },
  problems: [...vacancyProblems, 'alreadyConfirmed'],
  changesState: true,
})

export const applyVacancyByPost = route({
  operationId: 'applyVacancyByPost',
  method: 'post',
  path: '/projectCrewItems/{id}/applyVacancy',
  summary: 'Apply for an open position; one at the time of another confirmed one asks first',
  access: { ...crewOnly, ...mayApply },
  params: IdParam,
  body: Acceptance,
  responses: { 200: VacancyAnswer },
  problems: [...vacancyProblems, 'alreadyConfirmed'],
  extension: true,
})

export const unapplyVacancy = route({
  operationId: 'unapplyVacancy',
  method: 'get',
  path: '/projectCrewItems/{id}/unapplyVacancy',
  summary: 'Take an application back, or a refused one off the list',
  access: crewOnly,
  params: IdParam,
  responses: { 200: VacancyAnswer },
  problems: ['outOfTurn'],
  changesState: true,
})

export const unapplyVacancyByPost = route({
  operationId: 'unapplyVacancyByPost',
  method: 'post',
  path: '/projectCrewItems/{id}/unapplyVacancy',
  summary: 'Take an application back, or a refused one off the list',
  access: crewOnly,
  params: IdParam,
  responses: { 200: VacancyAnswer },
  problems: ['outOfTurn'],
  extension: true,
})

export const logActivity = route({
  operationId: 'logActivity',
  method: 'post',
  path: '/projectCrewItems/{id}/activities',
  summary: 'Pre-call, check-in or check-out',
  access: { sessions: ['user'], scope: row('position', 'punches') },
  params: IdParam,
  body: NewPunch,
  responses: { 201: PunchAnswer },
  problems: ['jobNotStarted', 'checkInMissing', 'outOfTurn', 'undoTooLate', 'crewChiefOnly', 'hoursImpossible'],
})

export const createStatus = route(
  statuses.create({
    summary: 'Put a person on a position: invited, or confirmed at once',
    access: { sessions: ['user'], loginTypes: ['planners'], scope: row('position', 'leads', 'body.projectCrewItemId') },
    body: NewStatus,
    problems: ['personErased', 'alreadyOnPosition', 'alreadyConfirmed', 'positionFull'],
  }),
)

export const withdrawStatus = route({
  operationId: 'withdrawStatus',
  method: 'post',
  path: '/projectCrewItemStatus/{id}/withdraw',
  summary: 'Take back within seconds that a person was put on a position, as if it had not been',
  access: { sessions: ['user'], loginTypes: ['planners'], scope: row('line', 'leads') },
  params: IdParam,
  responses: { 204: null },
  problems: ['outOfTurn', 'undoTooLate'],
  extension: true,
})

export const changeStatus = route(
  statuses.change({
    summary: 'Change what stands beside a person on a position',
    access: ledStatus,
    body: StatusChange,
    problems: ['hoursSigned', 'hoursImpossible', 'outOfTurn', 'timeInGap', 'timeIsDoubled'],
  }),
)

const action = <const P extends string>(operationId: P, path: string, summary: string) =>
  route({
    operationId,
    method: 'post',
    path,
    summary,
    access: ledStatus,
    params: IdParam,
    body: Acceptance,
    responses: { 200: CrewItemStatus },
    problems: ['outOfTurn', 'alreadyConfirmed', 'positionFull'],
  })

export const activateStatus = action(
  'activateStatus',
  '/projectCrewItemStatus/{id}/activate',
  'Accept an application, or confirm for the person',
)
export const notNeeded = action('notNeeded', '/projectCrewItemStatus/{id}/notNeeded', 'The person is not needed')
export const reactivateStatus = action(
  'reactivateStatus',
  '/projectCrewItemStatus/{id}/reactivate',
  'Bring a person back who was not needed, did not show or had cancelled',
)
export const noShow = action('noShow', '/projectCrewItemStatus/{id}/noShow', 'The person did not come')
