import { z } from 'zod'
import { desks } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import {
  Caption,
  Day,
  Id,
  IdOrNumber,
  IdParam,
  Instant,
  listOf,
  manyLines,
  named,
  oneLine,
  paging,
  searching,
} from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'What was changed, said and is to do'

export const activityTypes = ['LOG', 'COMMENT', 'TODO'] as const

/** What a line of the log says. Each has its sentence in every language: src/i18n, `log.said`. */
export const logCodes = [
  'projectCreated',
  'projectCopied',
  'projectChanged',
  'projectClosed',
  'projectReopened',
  'projectLogoChanged',
  'projectLogoRemoved',
  'crewAdded',
  'crewChanged',
  'crewRemoved',
  'positionAdded',
  'positionChanged',
  'positionRemoved',
  'personApplied',
  'applicationWithdrawn',
  'personInvited',
  'invitationLapsed',
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
  'securityCheckSent',
  'crewChiefSheetReleased',
  'visitorLinkRenewed',
  'quotationReleased',
  'quotationAccepted',
  'quotationDeclined',
  'quotationWithdrawn',
  'quotationExpired',
  'positionRequested',
  'positionRequestWithdrawn',
  'positionRequestAccepted',
  'positionRequestDeclined',
  'papersExported',
  'bankAccountChanged',
  'personDetailsChanged',
  'personExported',
  'personErased',
  'personNameGone',
  'dataExportAsked',
  'dataExportTaken',
  'companyAccountChanged',
  'transfersSent',
  'transfersNotSent',
  'transferReturned',
  'payrollMappingChanged',
  'payrollNumberChanged',
  'payrollNetsTaken',
  'importTaken',
  'payslipTaken',
  'payslipReplaced',
  'payslipRemoved',
  'settingsChanged',
  'markChanged',
  'markRemoved',
  'rightGiven',
  'rightTaken',
  'loginInvited',
  'loginChanged',
  'loginEnded',
  'loginCodesEnded',
  'hostAdded',
  'hostRemoved',
  'openIdChanged',
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
  'rateCard',
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
  'agency',
  'colorScheme',
  'coloursLight',
  'coloursDark',
  'coloursLogin',
  'backgroundUrl',
  'checkInOpensMinutes',
  'graceMinutes',
  'earlyCheckOutMinutes',
  'restHours',
  'dayHours',
  'unsignedPayDays',
  'retentionYears',
  'roundTo',
  'workFrom',
  'workTo',
  'cancelReopens',
  'kioskPin',
  'quietHours',
  'mailConfirmed',
  'mailLapsed',
  'sms',
  'hoursFrom',
  'lessBreak',
  'defaultLanguage',
  'useUserLanguage',
  'supportEmail',
  'supportPhone',
  'treeTitle',
  'treeSince',
  'treePartner',
  'treePlace',
] as const
export type LogField = (typeof logFields)[number]

export const groups = ['planning', 'office', 'accountants'] as const
export type Group = (typeof groups)[number]

const Whom = z.object({ id: Id, name: z.string() })
const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What a line of the log tells, wherever it is shown. */
const told = {
  code: z.enum(logCodes).nullable().describe('what a line of the log says; null for comments and to-dos'),
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
  text: z.string().nullable(),
  by: Whom.nullable().describe('who did or wrote it; null: a visitor, or the product itself'),
  createdAt: Instant,
}

/** The newest line of the log of something. */
export const LastChange = named(
  'LastChange',
  z.object({ ...told, unseen: z.boolean().describe('somebody else did it since the caller opened the project last') }),
)

export const Activity = named(
  'Activity',
  z.object({
    id: Id,
    type: z.enum(activityTypes),
    project: z.object({ id: Id, number: z.string(), name: z.string() }).nullable(),
    title: z.string().nullable(),
    ...told,
    toDo: z
      .object({
        type: Caption.nullable().describe('one of `/activityTypes`'),
        dueAt: Instant,
        priority: z.number().int().min(1).max(3).describe('1 is the most pressing'),
        for: Whom.nullable().describe('who has to do it; null: a group'),
        group: z.enum(groups).nullable().describe('who has to do it, where it is no person'),
        doneAt: Instant.nullable(),
        doneBy: Whom.nullable(),
        vacationRequestId: Id.nullable().describe('the request for vacation it is done by answering; null: none'),
      })
      .nullable()
      .describe('null unless it is a to-do'),
  }),
)

const Priority = z.number().int().min(1).max(3)
const ofToDo = {
  title: oneLine(200).min(1).optional().describe('what is to do; of a to-do alone, which must have it'),
  text: manyLines(4000).optional().describe('a comment must have it'),
  typeId: Id.optional().describe('what a to-do is about, one of `/activityTypes`'),
  dueAt: Instant.optional().describe('a to-do must have it'),
  priority: Priority.optional().describe('1 is the most pressing; absent: 2'),
  forId: Id.optional().describe('who has to do it; absent: `forGroup`'),
  forGroup: z.enum(groups).optional().describe('who has to do it; absent: planning'),
}
const newActivity = {
  type: z.enum(['COMMENT', 'TODO']).describe('lines of the log are written by what they tell of'),
  ...ofToDo,
}

type Entered = z.output<z.ZodObject<typeof newActivity>>
const onlyOfToDos = ['title', 'typeId', 'dueAt', 'priority', 'forId', 'forGroup'] as const
/** A comment has words and nothing else; a to-do a title and a day, and one person or one group. */
const whole = (entered: Entered, refuse: (field: keyof Entered, message: string) => void) => {
  if (entered.type === 'COMMENT') {
    if (!entered.text) refuse('text', 'a comment has words')
    for (const field of onlyOfToDos) if (entered[field] !== undefined) refuse(field, 'of a to-do alone')
    return
  }
  for (const field of ['title', 'dueAt'] as const)
    if (entered[field] === undefined) refuse(field, 'a to-do must have it')
  if (entered.forId !== undefined && entered.forGroup !== undefined) refuse('forGroup', 'either a person or a group')
}
const held = <S extends z.ZodType<Entered>>(shape: S) =>
  shape.superRefine((entered, { addIssue }) =>
    whole(entered, (field, message) => addIssue({ code: 'custom', path: [field], message })),
  )

export const NewActivity = named(
  'NewActivity',
  held(
    z.strictObject({
      ...newActivity,
      projectId: Id.optional().describe('the project it is about'),
      projectCrewItemId: Id.optional().describe('the position it is about'),
      personId: Id.optional().describe('whom it is about'),
    }),
  ),
)
export const NewActivityOf = named('NewActivityOf', held(z.strictObject(newActivity)))

export const ActivityChange = named(
  'ActivityChange',
  z
    .strictObject({ ...ofToDo, done: z.boolean().optional().describe('false: it is to do again') })
    .refine(change => Object.keys(change).length > 0, 'nothing to change')
    .refine(({ forId, forGroup }) => forId === undefined || forGroup === undefined, {
      message: 'either a person or a group',
      path: ['forGroup'],
    }),
)

export const ToDosOverview = named(
  'ToDosOverview',
  z.object({
    open: z.number().int().describe('not done yet'),
    done: z.number().int(),
    overdue: z.number().int().describe('open, and due before now'),
    dueToday: z.number().int().describe('open, and due later today'),
    types: z
      .array(z.object({ code: z.string(), caption: z.string(), total: z.number().int().describe('open ones') }))
      .describe('every kind the agency knows, and how many of it are open, whichever `kinds` are asked for'),
    days: z
      .array(
        z.object({ date: Day, total: z.number().int(), overdue: z.number().int().describe('of them due before now') }),
      )
      .describe('days with something to do, by the caller’s clock'),
  }),
)

/** To-dos, and what they stand among. */
const toDoDesks = { ...desks, right: 'toDoCalendar' } as const

/** What narrows the to-dos, and what stands beside them, alike. */
const narrowing = {
  forWhom: z.enum(['all', 'me']).default('all').describe('me: to-dos for the caller, or for a group the caller is of'),
  kinds: z
    .string()
    .regex(/^\w{1,40}(,\w{1,40}){0,39}$/, 'codes of activity types, with commas between')
    .optional()
    .describe('codes of `/activityTypes`, with commas between; absent: all'),
  ...searching,
}

const ActivityList = listOf('ActivityList', Activity)

const activities = resource({ one: 'Activity', many: 'Activities', path: '/activities', item: Activity })

export const listActivities = route(
  activities.list(
    {
      summary: 'Lines of the log, comments and to-dos, newest first; open to-dos by when they are due',
      access: { ...toDoDesks, scope: list('activities') },
    },
    {
      projectId: Id.optional().describe('of this project'),
      projectCrewItemId: Id.optional(),
      personId: Id.optional(),
      type: z.enum(activityTypes).optional().describe('absent: all'),
      state: z.enum(['open', 'done']).optional().describe('of to-dos; absent: both'),
      ...narrowing,
    },
  ),
)

export const listAgencyActivities = route({
  operationId: 'listAgencyActivities',
  method: 'get',
  path: '/agencyActivities',
  summary: 'Lines of the log of what is of no project: settings, rights, logins, people and the books, newest first',
  access: { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' },
  query: z.strictObject({ ...searching, ...paging }),
  responses: { 200: ActivityList },
  extension: true,
})

export const readToDosOverview = route({
  operationId: 'readToDosOverview',
  method: 'get',
  path: '/toDosOverview',
  summary: 'How many to-dos there are of each kind, and on which days',
  access: { ...toDoDesks, scope: list('activities') },
  query: z.strictObject({
    ...narrowing,
    timeZone: oneLine(60).min(1).default('UTC').describe('IANA name of the caller’s time zone'),
  }),
  responses: { 200: ToDosOverview },
  extension: true,
})

export const createActivity = route(
  activities.create({
    summary: 'Write a comment, or what is to do',
    access: { ...toDoDesks, scope: 'tenant' },
    body: NewActivity,
    problems: ['personErased', 'notFound'],
  }),
)

export const changeActivity = route(
  activities.change({
    summary: 'Change a to-do, say that it is done, or that it is to do again; comments and the log stay as they are',
    access: { ...toDoDesks, scope: 'tenant' },
    body: ActivityChange,
    problems: ['personErased'],
  }),
)

export const createProjectActivity = route({
  operationId: 'createProjectActivity',
  method: 'post',
  path: '/projects/{id}/activities',
  summary: 'Write a comment on a project, or what is to do for it',
  access: { ...toDoDesks, scope: row('project', 'handles') },
  params: IdOrNumber,
  body: NewActivityOf,
  problems: ['notFound'],
  responses: { 201: Activity },
})

export const createPersonActivity = route({
  operationId: 'createPersonActivity',
  method: 'post',
  path: '/persons/{id}/activities',
  summary: 'Write a comment on a person, or what is to do for them',
  access: { ...toDoDesks, scope: row('person', 'sees') },
  params: IdParam,
  body: NewActivityOf,
  problems: ['personErased', 'notFound'],
  responses: { 201: Activity },
})
