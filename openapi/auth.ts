import { z } from 'zod'
import { route } from './route.ts'
import { Instant, named, oneLine } from './schemas.ts'

export const about = 'Logging in and out, rights'

export const Credentials = named(
  'Credentials',
  z.strictObject({
    login: oneLine(200).min(1),
    password: z.string().min(1).max(200),
    code: oneLine(20).min(1).optional().describe('a one-time code or a spare code, where one is asked for'),
  }),
)
export const OwnPassword = named(
  'OwnPassword',
  z.strictObject({ password: z.string().min(1).max(200).describe('of the own login, asked once more') }),
)
export const Token = named('Token', z.object({ token: z.string() }))
export const Rights = named(
  'Rights',
  z
    .record(z.string(), z.record(z.string(), z.array(z.string())))
    .describe('right → permission → permission types; the presence of a right is its name'),
)

export const createToken = route({
  operationId: 'createToken',
  method: 'post',
  path: '/auth/token',
  summary: 'Log in with a login and its password',
  access: { sessions: 'public', scope: 'none' },
  body: Credentials,
  responses: { 200: Token },
  problems: ['loginRefused', 'codeWanted', 'codeRefused', 'tooManyAttempts'],
  withoutKey: true,
  ownTransactions: true,
})

export const refreshToken = route({
  operationId: 'refreshToken',
  method: 'get',
  path: '/auth/refresh',
  summary: 'A younger token for the same session; the old one stays valid until it expires',
  access: { sessions: ['user', 'projectVisitor', 'plusCrewVisitor', 'kiosk'], scope: 'own' },
  responses: { 200: Token },
  changesState: true,
})

export const logout = route({
  operationId: 'logout',
  method: 'post',
  path: '/auth/logout',
  summary: 'End this session at once',
  access: { sessions: ['user', 'projectVisitor', 'plusCrewVisitor'], scope: 'own' },
  responses: { 204: null },
  extension: true,
})

export const streamSession = route({
  operationId: 'streamSession',
  method: 'get',
  path: '/auth/stream',
  summary: 'Event `ended` the moment this session is over; an open page of a visitor says so at once',
  access: { sessions: ['projectVisitor', 'plusCrewVisitor'], scope: 'own' },
  responses: { 200: { contentType: 'text/event-stream' } },
  extension: true,
  ownTransactions: true,
})

export const readUserRights = route({
  operationId: 'readUserRights',
  method: 'get',
  path: '/userRights',
  summary: 'Rights of the person who is logged in',
  access: { sessions: ['user', 'projectVisitor', 'plusCrewVisitor'], scope: 'own' },
  responses: { 200: Rights },
  ownTransactions: true,
})

export const readMailboxUserRights = route({
  operationId: 'readMailboxUserRights',
  method: 'get',
  path: '/mailboxUserRights',
  summary: 'Mailbox rights of the person who is logged in',
  access: { sessions: ['user', 'projectVisitor', 'plusCrewVisitor'], scope: 'own' },
  responses: { 200: Rights },
  ownTransactions: true,
})

export const PasswordRequest = named(
  'PasswordRequest',
  z.strictObject({
    login: oneLine(200).min(1),
    renew: z.boolean().optional().describe('the password is known but outdated'),
  }),
)
export const NewPassword = named(
  'NewPassword',
  z.strictObject({ password: z.string().min(10).max(200).regex(/\S/, 'not blanks alone') }),
)
export const LinkedLogin = named('LinkedLogin', z.object({ login: z.string() }))
export const PasswordLink = named(
  'PasswordLink',
  z.object({
    login: z.string(),
    name: z.string().nullable(),
    purpose: z.enum(['forgotten', 'renew', 'welcome']),
    expiresAt: Instant,
  }),
)
const Link = z.strictObject({ id: z.string().min(1).max(200) })

export const requestPasswordLink = route({
  operationId: 'requestPasswordLink',
  method: 'post',
  path: '/forgottenPassword',
  summary: 'Ask for a link that sets a new password; the answer is the same whether the login exists or not',
  access: { sessions: 'public', scope: 'none' },
  body: PasswordRequest,
  responses: { 204: null },
  problems: ['tooManyAttempts'],
  ownTransactions: true,
})

export const readPasswordLink = route({
  operationId: 'readPasswordLink',
  method: 'get',
  path: '/forgottenPassword/{id}',
  summary: 'Whose password a mailed link sets, while it is valid',
  access: { sessions: 'public', scope: 'none' },
  params: Link,
  responses: { 200: PasswordLink },
  problems: ['linkNotValid', 'tooManyAttempts'],
  extension: true,
  ownTransactions: true,
})

export const setPassword = route({
  operationId: 'setPassword',
  method: 'post',
  path: '/forgottenPassword/{id}',
  summary: 'Set a password by a mailed link, once; every session of the login ends',
  access: { sessions: 'public', scope: 'none' },
  params: Link,
  body: NewPassword,
  responses: { 200: LinkedLogin },
  problems: ['linkNotValid', 'tooManyAttempts'],
  ownTransactions: true,
})
