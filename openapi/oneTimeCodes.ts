import { z } from 'zod'
import { OwnPassword } from './auth.ts'
import { route } from './route.ts'
import { IdParam, Instant, named } from './schemas.ts'

export const about = 'One-time codes: what a login is asked for besides its password (TOTP, RFC 6238)'

/** Seconds a code is shown, digits it has, and spare codes that are handed out. */
export const codeSeconds = 30
export const codeDigits = 6
export const mostSpareCodes = 10

const Code = z
  .string()
  .regex(/^ *\d{3} ?\d{3} *$/)
  .max(20)
  .describe('what the authenticator app shows now')

export const OneTimeCodes = named(
  'OneTimeCodes',
  z.object({
    codesSince: Instant.nullable().describe('since when a code is asked for; null: it is not'),
    spareCodesLeft: z.number().int().describe('that were not used yet'),
  }),
)
export const OneTimeSecret = named(
  'OneTimeSecret',
  z.object({
    secret: z.string().describe('to be typed into an authenticator app, base32'),
    setupAddress: z.string().describe('the same as an address, to be scanned (otpauth)'),
    spareCodes: z
      .array(z.string())
      .describe('each serves once in place of a code, for whoever has lost the device; shown here and never again'),
  }),
)
export const OneTimeCode = named('OneTimeCode', z.strictObject({ code: Code }))

const own = { sessions: ['user'], scope: 'own' } as const

export const readOneTimeCodes = route({
  operationId: 'readOneTimeCodes',
  method: 'get',
  path: '/oneTimeCodes',
  summary: 'Whether the own login is asked for a code besides the password',
  access: own,
  responses: { 200: OneTimeCodes },
  extension: true,
})

export const beginOneTimeCodes = route({
  operationId: 'beginOneTimeCodes',
  method: 'post',
  path: '/oneTimeCodes/secrets',
  summary: 'Ask for a secret to make codes from; the password is asked once more, and nothing is asked for yet',
  access: own,
  body: OwnPassword,
  responses: { 200: OneTimeSecret },
  problems: ['passwordWrong', 'tooManyAttempts', 'outOfTurn'],
  extension: true,
  withoutKey: true,
  ownTransactions: true,
})

export const startOneTimeCodes = route({
  operationId: 'startOneTimeCodes',
  method: 'post',
  path: '/oneTimeCodes',
  summary: 'Have codes asked for from now on: the first one shows that the app makes the right ones',
  access: own,
  body: OneTimeCode,
  responses: { 200: OneTimeCodes },
  problems: ['codeRefused', 'outOfTurn'],
  extension: true,
})

export const endOneTimeCodes = route({
  operationId: 'endOneTimeCodes',
  method: 'post',
  path: '/oneTimeCodes/removals',
  summary: 'Have no code asked for any more; the password is asked once more',
  access: own,
  body: OwnPassword,
  responses: { 200: OneTimeCodes },
  problems: ['passwordWrong', 'tooManyAttempts'],
  extension: true,
  withoutKey: true,
  ownTransactions: true,
})

export const endLoginCodes = route({
  operationId: 'endLoginCodes',
  method: 'delete',
  path: '/logins/{id}/oneTimeCodes',
  summary: 'Have somebody asked for no code any more who has lost the device and the spare codes',
  access: {
    sessions: ['user'],
    loginTypes: ['office'],
    right: 'persons',
    permission: 'EDIT',
    scope: 'tenant',
  },
  params: IdParam,
  responses: { 204: null },
  problems: ['outOfTurn'],
  extension: true,
})
