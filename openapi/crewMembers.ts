import { z } from 'zod'
import { desks } from './access.ts'
import {
  CrewFunction,
  CrewMember,
  CrewMemberChange,
  CrewPreference,
  CrewRating,
  CrewTag,
  DocumentBasedSkill,
  NewCrewFunction,
  NewCrewPreference,
  NewCrewRating,
  NewCrewTag,
  NewStaffContract,
  Person,
  StaffContract,
} from './crewMembers.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Paging, listOf, paging, searching } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'People of the crew: what they can, how they are found, what they cost'

const persons = resource({ one: 'Person', many: 'Persons', path: '/persons', item: Person })
const members = resource({ one: 'CrewMember', many: 'CrewMembers', path: '/crewMember', item: CrewMember })
const functions = resource({ one: 'CrewFunction', many: 'CrewFunctions', path: '/crewFunctions', item: CrewFunction })
const tags = resource({ one: 'CrewTag', many: 'CrewTags', path: '/crewTags', item: CrewTag })
const readers = { ...desks, right: 'persons', permission: 'READ' } as const
/** Whoever plans knows them: the office keeps the books of it. */
const ofMember = { access: { ...readers, scope: 'tenant' }, params: IdParam } as const
const office = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'persons',
  permission: 'EDIT',
  scope: 'tenant',
} as const
const contracts = { sessions: ['user'], right: 'staffContracts', scope: row('person', 'owns') } as const

const filters = { ...searching, functionId: Id.optional().describe('those of one function') }

export const listPersons = route(
  persons.list({ summary: 'People of the crew, by name', access: { ...readers, scope: 'tenant' } }, filters),
)

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
  query: z.strictObject({ ...filters, ...paging }),
  responses: { 200: listOf('PersonClientRelatedList', Person) },
})

export const readCrewMember = route(
  members.read({ summary: 'Somebody of the crew, as planning knows them', access: ofMember.access, extension: true }),
)
export const changeCrewMember = route(
  members.change({
    summary: 'Enter where somebody sets out from',
    access: ofMember.access,
    body: CrewMemberChange,
    problems: ['personErased'],
    extension: true,
  }),
)

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
  problems: ['personErased', 'notFound'],
  extension: true,
})
export const deleteCrewFunction = route(
  functions.remove({ summary: 'Somebody no longer does this', access: ofMember.access, extension: true }),
)

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
  problems: ['personErased'],
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
  problems: ['personErased'],
  responses: { 201: CrewTag },
  extension: true,
})
export const deleteCrewTag = route(
  tags.remove({ summary: 'Take a word off somebody', access: ofMember.access, extension: true }),
)

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
  problems: ['personErased', 'notFound'],
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
  problems: ['personErased', 'outOfTurn'],
  extension: true,
})
