import { type WebAuthnError, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { api } from '../../client/api.ts'
import { failureFrom, unwrap } from '../../client/problem.ts'
import { answering } from '../effects.ts'
import type { AskAnswer, Asked, HandAnswer, Notice, Typed, UnlockAnswer, Unlocked } from './passkey.types.ts'

const notices: Readonly<Record<string, Notice>> = {
  passkeyRefused: 'refused',
  passwordWrong: 'passwordWrong',
  tooManyAttempts: 'limited',
  outOfTurn: 'full',
}
const failed = (error: unknown) =>
  ({ kind: 'failed', notice: notices[failureFrom(error).code] ?? 'unreachable' }) as const

/** Browsers do not say whether nobody unlocked the device or there is no such passkey on it. */
function stopped(error: unknown): UnlockAnswer {
  const { code, name } = error as Partial<WebAuthnError>
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'failed', notice: 'hasOne' }
  const isLeft = name === 'NotAllowedError' || name === 'AbortError'
  return { kind: 'failed', notice: isLeft ? 'cancelled' : 'unusable' }
}

/** The real effects: the API, and what the browser asks its device. */
export const passkeyActors = {
  ask: answering<AskAnswer, Typed | null>(async typed => {
    if (typed === null) {
      const options = await unwrap(api.POST('/api/v1/auth/passkeyRequests'))
      return { kind: 'asked', asked: { for: 'login', options } }
    }
    const body = { password: typed.password }
    const options = await unwrap(api.POST('/api/v1/passkeys/creations', { body }))
    return { kind: 'asked', asked: { for: 'making', options } }
  }, failed),
  unlock: answering<UnlockAnswer, Asked | null>(async asked => {
    if (asked === null) return { kind: 'failed', notice: 'unusable' }
    if (asked.for === 'login') {
      const { authenticatorAttachment: _, ...answer } = await startAuthentication({ optionsJSON: asked.options })
      return { kind: 'unlocked', unlocked: { for: 'login', answer: { ...answer, clientExtensionResults: {} } } }
    }
    const { authenticatorAttachment: _, ...made } = await startRegistration({ optionsJSON: asked.options })
    const { clientDataJSON, attestationObject } = made.response
    const answer = { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} }
    return { kind: 'unlocked', unlocked: { for: 'making', answer } }
  }, stopped),
  handIn: answering<HandAnswer, { unlocked: Unlocked | null; typed: Typed | null }>(async ({ unlocked, typed }) => {
    if (unlocked?.for === 'login') {
      const { token } = await unwrap(api.POST('/api/v1/auth/passkey', { body: unlocked.answer }))
      return { kind: 'done', token }
    }
    if (!unlocked || typed === null) return { kind: 'failed', notice: 'unusable' }
    const params = { header: { 'Idempotency-Key': crypto.randomUUID() } }
    const body = { name: typed.name, credential: unlocked.answer }
    await unwrap(api.POST('/api/v1/passkeys', { params, body }))
    return { kind: 'done', token: null }
  }, failed),
}
