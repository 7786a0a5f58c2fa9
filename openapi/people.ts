import { z } from 'zod'
import { desks, loginTypes } from './access.ts'
import { route } from './route.ts'
import { Id, IdParam, listOf, named, paging, searching } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Faces and contacts'

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

export const readPersonPicture = route({
  operationId: 'readPersonPicture',
  method: 'get',
  path: '/persons/{id}/picture',
  summary: 'Face of a person',
  access: { sessions: ['user', 'projectVisitor', 'kiosk'], scope: row('person', 'sees'), signedAddress: true },
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
  summary: 'Contacts of client companies',
  access: { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'], scope: list('contacts') },
  query: z.strictObject({ ...searching, companyId: Id.optional().describe('only those of this company'), ...paging }),
  responses: { 200: listOf('ContactList', Contact) },
})

export const User = named(
  'User',
  z.object({
    id: Id,
    name: z.string(),
    login: z.string(),
    loginTypes: z.array(z.enum(loginTypes)).describe('as what they may use it'),
    person: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .describe('null: no person of the agency stands behind it'),
  }),
)
export const listUsers = route({
  operationId: 'listUsers',
  method: 'get',
  path: '/users',
  summary: 'Everybody who can log in, by name, all at once',
  access: { ...desks, right: 'persons', scope: 'tenant' },
  query: z.strictObject({
    all: z.literal('true').optional().describe('everybody; there is no other way'),
    order: z.literal('name').optional().describe('by name; there is no other order'),
    paging: z.literal('false').optional().describe('in one answer; there are no pages'),
  }),
  responses: { 200: named('UserList', z.object({ items: z.array(User) })) },
})
