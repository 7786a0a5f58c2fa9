import type { LoginType, SessionKind } from '../openapi/access.ts'

export type { SessionKind }

/** What a token says, read without verifying it: only the server can do that. Sessions ledger, token payload. */
export interface TokenPayload {
  /** Seconds since 1970; null when the token has none, which makes it invalid. */
  exp: number | null
  /** Seconds since 1970 (`iat`); null when the token does not say. Tells how young a token is. */
  issuedAt: number | null
  /** As the token spells it; goes into the `Type` header. */
  type: string
  kind: SessionKind
  personId: string | null
  /** Name of the person, for themselves (our extension). */
  name: string | null
  contactNumber: string | null
  /** Caption or code; `languageCode()` reads both. */
  language: string | null
  loginTypes: readonly LoginType[]
  /** Number of a visitor's project or plus crew, or id of a kiosk's crew (our extension). */
  number: string | null
}

const planners = ['planners', 'operations', 'planning']
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null

/** The session kind behind a token's `type`, whatever its case; everything unknown is a user. Decision 1. */
export function sessionKindOf(type: string): SessionKind {
  const kinds: Record<string, SessionKind> = { project: 'projectVisitor', pluscrew: 'plusCrewVisitor', kiosk: 'kiosk' }
  const key = type.toLowerCase()
  return Object.hasOwn(kinds, key) ? (kinds[key] ?? 'user') : 'user'
}

/** A person is an id or an object with one; ids are compared as strings. A-PERSON. */
export const personIdOf = (person: unknown): string | null => textOf(isRecord(person) ? person['id'] : person)

/** Login types behind captions, whatever their case; operations and planning count as planners. Spec §6. */
export function loginTypesOf(captions: readonly string[]): readonly LoginType[] {
  const found = new Set<LoginType>()
  for (const caption of captions) {
    const key = caption.trim().toLowerCase()
    if (key === 'clients' || key === 'crew' || key === 'office') found.add(key)
    else if (planners.includes(key)) found.add('planners')
  }
  return [...found]
}

const secondsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const captionsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const caption = textOf(isRecord(entry) ? entry['caption'] : entry)
    return caption === null ? [] : [caption]
  })

function payloadJson(token: string): unknown {
  const part = token.split('.')[1]
  if (part === undefined || token.split('.').length !== 3) return null
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** Reads the middle part of a JWT (base64url, UTF-8); null when it is no JWT. Nothing is verified. */
export function decodeToken(token: string): TokenPayload | null {
  const json = payloadJson(token)
  if (!isRecord(json)) return null
  const loginData = isRecord(json['loginData']) ? json['loginData'] : {}
  const type = textOf(json['type']) ?? ''
  return {
    exp: secondsOf(json['exp']),
    issuedAt: secondsOf(json['iat']),
    type,
    kind: sessionKindOf(type),
    personId: personIdOf(loginData['person']),
    name: textOf(loginData['name']),
    contactNumber: textOf(loginData['contactNumber']),
    language: textOf(isRecord(loginData['language']) ? loginData['language']['caption'] : loginData['language']),
    loginTypes: loginTypesOf(captionsOf(loginData['loginTypes'])),
    number: textOf(loginData['number']),
  }
}

/** True while `exp` (seconds) lies after `nowMs` (server time); equal counts as expired, none as invalid. Spec §5. */
export const isValidAt = (payload: { exp: number | null } | null, nowMs: number): boolean =>
  payload !== null && payload.exp !== null && payload.exp * 1000 > nowMs
