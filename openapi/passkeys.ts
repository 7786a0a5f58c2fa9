import { z } from 'zod'
import { OwnPassword, Token } from './auth.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, Instant, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Passkeys: logging in by the lock of a device instead of a password (WebAuthn)'

/** As many as anybody can tell apart. */
export const mostPasskeys = 10

const bytes = (most: number, what: string) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)
    .describe(`${what}, base64url`)
const challenge = z.string().describe('to be signed once, within five minutes; base64url')
const timeout = z.number().int().describe('milliseconds the device may take')

const credential = {
  id: bytes(1_400, 'of the passkey'),
  rawId: bytes(1_400, 'the same'),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().describe('where the passkey lives'),
  clientExtensionResults: z.looseObject({}).describe('not looked at'),
}
const clientDataJSON = bytes(6_000, 'what the browser says was asked, and where')

export const PasskeyRequest = named(
  'PasskeyRequest',
  z
    .object({
      challenge,
      rpId: z.string().describe('host the passkey is of'),
      timeout,
      userVerification: z.literal('required').describe('somebody unlocks it, by finger, face or PIN'),
    })
    .describe('what the passkey has to be like')
    .describe('what a browser is asked with (PublicKeyCredentialRequestOptionsJSON)'),
)
export const PasskeyAnswer = named(
  'PasskeyAnswer',
  z
    .strictObject({
      ...credential,
      response: z
        .strictObject({
          clientDataJSON,
          authenticatorData: bytes(6_000, 'what the device says of itself'),
          signature: bytes(4_000, 'by the key of the passkey'),
          userHandle: bytes(200, 'whose it is').optional(),
        })
        .describe('what the device has signed'),
    })
    .describe('what a browser answers (AuthenticationResponseJSON)'),
)
export const PasskeyCreation = named(
  'PasskeyCreation',
  z
    .object({
      challenge,
      timeout,
      rp: z.object({ id: z.string().describe('host the passkey is of'), name: z.string() }).describe('the agency'),
      user: z
        .object({
          id: z.string().describe('of the login, base64url'),
          name: z.string().describe('the login'),
          displayName: z.string().describe('whose it is'),
        })
        .describe('whose passkey it will be'),
      pubKeyCredParams: z
        .array(z.object({ type: z.literal('public-key'), alg: z.number().int().describe('COSE algorithm') }))
        .describe('kinds of keys that are taken'),
      excludeCredentials: z
        .array(z.object({ type: z.literal('public-key'), id: z.string() }))
        .describe('passkeys the login has already'),
      authenticatorSelection: z
        .object({
          residentKey: z.literal('required').describe('the device knows by itself whose it is'),
          userVerification: z.literal('required').describe('somebody unlocks it, by finger, face or PIN'),
        })
        .describe('what the passkey has to be like'),
      attestation: z.literal('none').describe('nobody asks who has built the device'),
    })
    .describe('what a browser makes a passkey with (PublicKeyCredentialCreationOptionsJSON)'),
)
export const Passkey = named(
  'Passkey',
  z.object({
    id: Id,
    name: z.string(),
    host: z.string().describe('where it opens'),
    synced: z.boolean().describe('kept with an account, so that other devices of its owner have it too'),
    createdAt: Instant,
    usedAt: Instant.nullable().describe('when somebody last logged in by it; null: nobody yet'),
  }),
)
export const Passkeys = named(
  'Passkeys',
  z.object({ items: z.array(Passkey).max(mostPasskeys).describe('of the own login, the newest first') }),
)
export const NewPasskey = named(
  'NewPasskey',
  z.strictObject({
    name: oneLine(60).min(1),
    credential: z
      .strictObject({
        ...credential,
        response: z
          .strictObject({
            clientDataJSON,
            attestationObject: bytes(20_000, 'the key and what the device says of itself'),
            transports: z.array(z.string().max(40)).max(10).optional().describe('not looked at'),
            authenticatorData: bytes(6_000, 'not looked at').optional(),
            publicKey: bytes(4_000, 'not looked at').optional(),
            publicKeyAlgorithm: z.number().int().optional().describe('not looked at'),
          })
          .describe('what the device has made'),
      })
      .describe('what a browser answers (RegistrationResponseJSON)'),
  }),
)

const passkeys = resource({ one: 'Passkey', many: 'Passkeys', path: '/passkeys', item: Passkey })
const own = { sessions: ['user'], scope: 'own' } as const

export const requestPasskey = route({
  operationId: 'requestPasskey',
  method: 'post',
  path: '/auth/passkeyRequests',
  summary: 'Ask for what a device signs to log in',
  access: { sessions: 'public', scope: 'none' },
  responses: { 200: PasskeyRequest },
  problems: ['tooManyAttempts'],
  extension: true,
  withoutKey: true,
  ownTransactions: true,
})

export const createPasskeyToken = route({
  operationId: 'createPasskeyToken',
  method: 'post',
  path: '/auth/passkey',
  summary: 'Log in with what a device has signed, once',
  access: { sessions: 'public', scope: 'none' },
  body: PasskeyAnswer,
  responses: { 200: Token },
  problems: ['passkeyRefused', 'tooManyAttempts'],
  extension: true,
  withoutKey: true,
  ownTransactions: true,
})

export const readPasskeys = route({
  operationId: 'readPasskeys',
  method: 'get',
  path: '/passkeys',
  summary: 'Passkeys of the own login',
  access: own,
  responses: { 200: Passkeys },
  extension: true,
})

export const beginPasskey = route({
  operationId: 'beginPasskey',
  method: 'post',
  path: '/passkeys/creations',
  summary: 'Ask for what a device makes a passkey of the own login with; the password is asked once more',
  access: own,
  body: OwnPassword,
  responses: { 200: PasskeyCreation },
  problems: ['passwordWrong', 'tooManyAttempts', 'outOfTurn'],
  extension: true,
  withoutKey: true,
  ownTransactions: true,
})

export const createPasskey = route(
  passkeys.create({
    summary: 'Keep the passkey a device has made',
    access: own,
    body: NewPasskey,
    problems: ['passkeyRefused', 'outOfTurn'],
    extension: true,
  }),
)

export const deletePasskey = route(
  passkeys.remove({
    summary: 'Have a passkey open nothing any more, at once',
    access: { sessions: ['user'], scope: row('passkey', 'owns') },
    extension: true,
  }),
)
