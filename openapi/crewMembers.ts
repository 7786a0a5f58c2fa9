import { z } from 'zod'
import { route } from './route.ts'
import {
  Caption,
  Day,
  Id,
  IdParam,
  Instant,
  Latitude,
  Longitude,
  Paging,
  listOf,
  manyLines,
  named,
  oneLine,
  paging,
  searching,
} from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'People of the crew: what they can, how they are found, what they cost'

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

export const StaffContract = named(
  'StaffContract',
  z.object({
    id: Id,
    beginDate: Day.describe('first day of the contract'),
    endDate: Day.nullable().describe('last day of the contract; null: without an end'),
    weeklyMinutes: z
      .number()
      .int()
      .nullable()
      .describe('hours a week that were agreed, in minutes; null: as they come'),
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
      beginDate: Day.describe('first day of the contract'),
      endDate: Day.nullable().optional().describe('last day of the contract; absent: without an end'),
      weeklyMinutes: z
        .number()
        .int()
        .min(0)
        .max(168 * 60)
        .nullable()
        .optional()
        .describe('hours a week that are agreed, in minutes; absent: as they come'),
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
    }),
)

const desks = { sessions: ['user'], loginTypes: ['planners', 'office'], right: 'persons', permission: 'READ' } as const
/** Whoever plans knows them: the office keeps the books of it. */
const ofMember = { access: { ...desks, scope: 'tenant' }, params: IdParam } as const
const office = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'persons',
  permission: 'EDIT',
  scope: 'tenant',
} as const
const contracts = { sessions: ['user'], right: 'staffContracts', scope: row('person', 'owns') } as const

const filters = { ...searching, functionId: Id.optional().describe('those of one function'), ...paging }

export const listPersons = route({
  operationId: 'listPersons',
  method: 'get',
  path: '/persons',
  summary: 'People of the crew, by name',
  access: { ...desks, scope: 'tenant' },
  query: z.strictObject(filters),
  responses: { 200: listOf('PersonList', Person) },
})

export const listPersonsClientRelated = route({
  operationId: 'listPersonsClientRelated',
  method: 'get',
  path: '/personsClientRelated',
  summary: 'People who have worked for a client: for the own company; for any for planning and office',
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'personProfiles',
    scope: list('projects'),
  },
  query: z.strictObject(filters),
  responses: { 200: listOf('PersonClientRelatedList', Person) },
})

export const readCrewMember = route({
  ...ofMember,
  operationId: 'readCrewMember',
  method: 'get',
  path: '/crewMember/{id}',
  summary: 'Somebody of the crew, as planning knows them',
  responses: { 200: CrewMember },
  extension: true,
})
export const changeCrewMember = route({
  ...ofMember,
  operationId: 'changeCrewMember',
  method: 'post',
  path: '/crewMember/{id}',
  summary: 'Enter where somebody sets out from',
  body: CrewMemberChange,
  responses: { 200: CrewMember },
  extension: true,
})

export const listCrewFunctions = route({
  ...ofMember,
  operationId: 'listCrewFunctions',
  method: 'get',
  path: '/crewMember/{id}/crewFunctions',
  summary: 'What somebody can do, and until when that is proven',
  query: Paging,
  responses: { 200: listOf('CrewFunctionList', CrewFunction) },
})
export const setCrewFunction = route({
  ...ofMember,
  operationId: 'setCrewFunction',
  method: 'post',
  path: '/crewMember/{id}/crewFunctions',
  summary: 'Enter what somebody can do, or a new proof of it',
  body: NewCrewFunction,
  responses: { 200: CrewFunction },
  problems: ['notFound'],
  extension: true,
})
export const deleteCrewFunction = route({
  ...ofMember,
  operationId: 'deleteCrewFunction',
  method: 'delete',
  path: '/crewFunctions/{id}',
  summary: 'Somebody no longer does this',
  responses: { 204: null },
  extension: true,
})

export const listCrewRatings = route({
  ...ofMember,
  operationId: 'listCrewRatings',
  method: 'get',
  path: '/crewMember/{id}/crewRatings',
  summary: 'How somebody was rated, newest first',
  query: Paging,
  responses: { 200: listOf('CrewRatingList', CrewRating) },
})
export const createCrewRating = route({
  ...ofMember,
  operationId: 'createCrewRating',
  method: 'post',
  path: '/crewMember/{id}/crewRatings',
  summary: 'Rate somebody',
  body: NewCrewRating,
  responses: { 201: CrewRating },
})

export const listCrewTags = route({
  ...ofMember,
  operationId: 'listCrewTags',
  method: 'get',
  path: '/crewMember/{id}/crewTags',
  summary: 'Words planning has put on somebody',
  query: Paging,
  responses: { 200: listOf('CrewTagList', CrewTag) },
})
export const createCrewTag = route({
  ...ofMember,
  operationId: 'createCrewTag',
  method: 'post',
  path: '/crewMember/{id}/crewTags',
  summary: 'Put a word on somebody; one they have stays one',
  body: NewCrewTag,
  responses: { 201: CrewTag },
  extension: true,
})
export const deleteCrewTag = route({
  ...ofMember,
  operationId: 'deleteCrewTag',
  method: 'delete',
  path: '/crewTags/{id}',
  summary: 'Take a word off somebody',
  responses: { 204: null },
  extension: true,
})

export const listDocumentBasedSkills = route({
  ...ofMember,
  operationId: 'listDocumentBasedSkills',
  method: 'get',
  path: '/crewMember/{id}/documentBasedSkills',
  summary: 'What somebody can do that is proven by a paper',
  query: Paging,
  responses: { 200: listOf('DocumentBasedSkillList', DocumentBasedSkill) },
})

export const listCrewPreferences = route({
  ...ofMember,
  operationId: 'listCrewPreferences',
  method: 'get',
  path: '/crewMember/{id}/crewPreferences',
  summary: 'Who wants somebody again, and who does not; what was ended is left out',
  query: Paging,
  responses: { 200: listOf('CrewPreferenceList', CrewPreference) },
  extension: true,
})
export const createCrewPreference = route({
  ...ofMember,
  operationId: 'createCrewPreference',
  method: 'post',
  path: '/crewMember/{id}/crewPreferences',
  summary: 'Somebody is wanted again, or not to be sent again; what the same client said before is ended',
  body: NewCrewPreference,
  responses: { 201: CrewPreference },
  problems: ['notFound'],
  extension: true,
})
export const deleteCrewPreference = route({
  ...ofMember,
  operationId: 'deleteCrewPreference',
  method: 'delete',
  path: '/crewPreferences/{id}',
  summary: 'End a favourite or a block',
  responses: { 204: null },
  extension: true,
})

export const listStaffContracts = route({
  operationId: 'listStaffContracts',
  method: 'get',
  path: '/persons/{id}/staffContracts',
  summary: 'Contracts of a person, newest first',
  access: contracts,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('StaffContractList', StaffContract) },
})
export const listActiveStaffContracts = route({
  operationId: 'listActiveStaffContracts',
  method: 'get',
  path: '/persons/{id}/activeStaffContracts',
  summary: 'Contracts of a person that hold today',
  access: contracts,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ActiveStaffContractList', StaffContract) },
})
export const createStaffContract = route({
  operationId: 'createStaffContract',
  method: 'post',
  path: '/persons/{id}/staffContracts',
  summary: 'Enter a contract; one that has no end ends the day before',
  access: office,
  params: IdParam,
  body: NewStaffContract,
  responses: { 201: StaffContract },
  problems: ['outOfTurn'],
  extension: true,
})
