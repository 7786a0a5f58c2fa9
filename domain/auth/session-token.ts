import * as z from 'zod/mini'
import type { LoginType, SessionKind } from '../../openapi/access.ts'

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

/** What is of another shape than expected is null: every other item of the payload still counts. */
function fitting<T>(shape: z.ZodMiniType<T>, value: unknown): T | null {
  const read = shape.safeParse(value)
  return read.success ? read.data : null
}
const Name = z.string().check(z.minLength(1))
const Numeral = z.number()
const Items = z.array(z.unknown())
const Fields = z.record(z.string(), z.unknown())

/** Numbers as text, for an id may be either. */
const textOf = (value: unknown): string | null => fitting(Name, value) ?? fitting(Numeral, value)?.toString() ?? null
const fieldsOf = (value: unknown): Record<string, unknown> => fitting(Fields, value) ?? {}
/** A text, or the one an object carries under `key`. */
const textAt = (value: unknown, key: string): string | null => textOf(value) ?? textOf(fieldsOf(value)[key])

/** The session kind behind a token's `type`, whatever its case; everything unknown is a user. Decision 1. */
export function sessionKindOf(type: string): SessionKind {
  const kinds: Record<string, SessionKind> = { project: 'projectVisitor', pluscrew: 'plusCrewVisitor', kiosk: 'kiosk' }
  const key = type.toLowerCase()
  return Object.hasOwn(kinds, key) ? (kinds[key] ?? 'user') : 'user'
}

/** A person is an id or an object with one; ids are compared as strings. A-PERSON. */
export const personIdOf = (person: unknown): string | null => textAt(person, 'id')

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
  const payload = fitting(Fields, payloadJson(token))
  if (payload === null) return null
  const loginData = fieldsOf(payload['loginData'])
  const type = textOf(payload['type']) ?? ''
  return {
    exp: fitting(Numeral, payload['exp']),
    issuedAt: fitting(Numeral, payload['iat']),
    type,
    kind: sessionKindOf(type),
    personId: personIdOf(loginData['person']),
    name: textOf(loginData['name']),
    contactNumber: textOf(loginData['contactNumber']),
    language: textAt(loginData['language'], 'caption'),
    loginTypes: loginTypesOf(
      (fitting(Items, loginData['loginTypes']) ?? []).flatMap(one => textAt(one, 'caption') ?? []),
    ),
    number: textOf(loginData['number']),
  }
}

/** True while `exp` (seconds) lies after `nowMs` (server time); equal counts as expired, none as invalid. Spec §5. */
export const isValidAt = (payload: { exp: number | null } | null, nowMs: number): boolean =>
  payload !== null && payload.exp !== null && payload.exp * 1000 > nowMs
