import { z } from 'zod'
import { route } from './route.ts'
import { Id, IdParam, Instant, Paging, listOf, named, paging } from './schemas.ts'

export const CrewInfo = named(
  'CrewInfo',
  z.object({
    id: Id,
    title: z.string(),
    body: z.string(),
    important: z.boolean(),
    publishedAt: Instant,
  }),
)

export const Contact = named(
  'Contact',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    role: z.string(),
    company: z.object({ id: Id, name: z.string() }),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
)

export const listCrewInfo = route({
  operationId: 'listCrewInfo',
  method: 'get',
  path: '/crewInfo',
  tag: 'people',
  summary: 'Notices for the crew, newest first',
  access: { sessions: ['user'], right: 'crewInfo', scope: 'tenant' },
  query: Paging,
  responses: { 200: listOf('CrewInfoList', CrewInfo) },
})

export const readPersonPicture = route({
  operationId: 'readPersonPicture',
  method: 'get',
  path: '/persons/{id}/picture',
  tag: 'people',
  summary: 'Face of a person',
  access: { sessions: ['user', 'projectVisitor', 'kiosk'], scope: 'readablePicture', signedAddress: true },
  params: IdParam,
  query: z.strictObject({ expires: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
  responses: { 200: { contentType: 'image/webp' } },
})

export const EndedAccess = named(
  'EndedAccess',
  z.object({
    logins: z.number().int(),
    sessions: z.number().int(),
    kiosks: z.number().int(),
    positions: z.number().int().describe('places still ahead of the person, which planning has to give to others'),
  }),
)

export const endAccess = route({
  operationId: 'endAccess',
  method: 'post',
  path: '/persons/{id}/endAccess',
  tag: 'people',
  summary: 'End every login, session and kiosk of a person who leaves, at once; inviting them again opens it anew',
  access: { sessions: ['user'], loginTypes: ['office'], right: 'persons', permission: 'EDIT', scope: 'tenant' },
  params: IdParam,
  responses: { 200: EndedAccess },
  problems: ['outOfTurn'],
  extension: true,
})

export const listContacts = route({
  operationId: 'listContacts',
  method: 'get',
  path: '/contacts',
  tag: 'people',
  summary: 'Contacts of client companies',
  access: { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'], scope: 'contacts' },
  query: z.strictObject({ q: z.string().trim().max(100).optional(), ...paging }),
  responses: { 200: listOf('ContactList', Contact) },
})
