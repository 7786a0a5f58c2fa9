import { z } from 'zod'
import type { Access } from './access.ts'
import { Token } from './auth.ts'
import { route } from './route.ts'
import { named, oneLine } from './schemas.ts'

export const about = 'Single sign-on: planners and the office log in at their agency’s own provider (OpenID Connect)'

/** What a provider that was asked for its own description did wrong. */
export const providerFaults = [
  'unreachable',
  'late',
  'absent',
  'unreadable',
  'otherIssuer',
  'unsuited',
  'notAllowed',
] as const

const shown = z.string().describe('what the button on the login page says')
export const OpenIdSettings = named(
  'OpenIdSettings',
  z.object({
    provider: z
      .object({
        issuerUrl: z.string().describe('address the provider calls itself by'),
        clientId: z.string().describe('how the provider knows the agency'),
        hasSecret: z.boolean().describe('whether there is a client secret; it is never answered'),
        name: shown,
        enabled: z.boolean().describe('whether one logs in by it'),
      })
      .nullable()
      .describe('null: none was entered yet'),
    redirectUrls: z.array(z.string()).describe('addresses to register at the provider, the one that is asked at first'),
  }),
)

export const OpenIdProviderChange = named(
  'OpenIdProviderChange',
  z.strictObject({
    issuerUrl: oneLine(500).min(1).describe('address the provider calls itself by, https'),
    clientId: oneLine(200).min(1).describe('how the provider knows the agency'),
    clientSecret: oneLine(500)
      .min(1)
      .nullable()
      .optional()
      .describe('what the agency shows itself with; left out: as it was; null: none'),
    name: oneLine(60).min(1).describe('what the button on the login page says'),
    enabled: z.boolean().describe('whether one logs in by it; the provider is asked before'),
  }),
)

export const OpenIdWay = named(
  'OpenIdWay',
  z.object({ name: shown.nullable().describe('what the button says; null: there is no single sign-on') }),
)
const OpenIdTicket = named(
  'OpenIdTicket',
  z.strictObject({ ticket: z.string().min(1).max(100).describe('as it came back in the address of the login page') }),
)

const office = { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' } as const satisfies Access
const everybody = { sessions: 'public', scope: 'none' } as const satisfies Access

export const readOpenIdProvider = route({
  operationId: 'readOpenIdProvider',
  method: 'get',
  path: '/openIdProvider',
  summary: 'Which provider the agency has, and the addresses to register there',
  access: office,
  responses: { 200: OpenIdSettings },
  extension: true,
})

export const changeOpenIdProvider = route({
  operationId: 'changeOpenIdProvider',
  method: 'patch',
  path: '/openIdProvider',
  summary: 'Enter the agency’s provider or another one; one that is turned on has to answer',
  access: office,
  body: OpenIdProviderChange,
  responses: { 200: OpenIdSettings },
  problems: ['openIdProviderWrong'],
  extension: true,
  ownTransactions: true,
})

export const readOpenIdWay = route({
  operationId: 'readOpenIdWay',
  method: 'get',
  path: '/auth/openId',
  summary: 'Whether one logs in by single sign-on here, and what its button says',
  access: everybody,
  responses: { 200: OpenIdWay },
  extension: true,
})

const back = z.string().max(2000).optional().describe('own path to go on to afterwards')

export const startOpenId = route({
  operationId: 'startOpenId',
  method: 'get',
  path: '/auth/openId/start',
  summary: 'Opened by a browser: on to the provider, or back to the login page where it cannot be',
  access: everybody,
  query: z.strictObject({ redirect: back }),
  responses: { 302: null },
  extension: true,
  changesState: true,
  ownTransactions: true,
})

const said = (what: string, max = 4000) => z.string().max(max).optional().describe(what)

export const finishOpenId = route({
  operationId: 'finishOpenId',
  method: 'get',
  path: '/auth/openId/callback',
  summary: 'Where the provider sends the browser back to: on to the login page, with a ticket or without',
  access: everybody,
  // Providers add what they like.
  query: z.object({
    state: said('which attempt it belongs to'),
    code: said('what the provider exchanges for who it is'),
    iss: said('which provider answers'),
    error: said('why it refuses'),
  }),
  responses: { 302: null },
  extension: true,
  changesState: true,
  ownTransactions: true,
})

export const createOpenIdToken = route({
  operationId: 'createOpenIdToken',
  method: 'post',
  path: '/auth/openId/token',
  summary: 'Log in with the ticket of a single sign-on, once, within a minute, in the browser that began it',
  access: everybody,
  body: OpenIdTicket,
  responses: { 200: Token },
  problems: ['openIdRefused', 'tooManyAttempts'],
  extension: true,
  withoutKey: true,
  ownTransactions: true,
})
