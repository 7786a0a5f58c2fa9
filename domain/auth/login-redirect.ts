import * as z from 'zod/mini'
import type { SessionKind } from '../../openapi/access.ts'

/** How a path is reached; unknown paths show the not-found screen to everybody. */
export type RouteAccess = 'public' | 'protected' | 'unknown'

/** In order of precedence; the second spellings are accepted aliases. A-REDIRECT-PARAM, A-REDIRECT-PRIORITY. */
const identifierNames = ['project-id', 'projectId', 'plus-crew-id', 'plusCrewId', 'login'] as const
/** All that is read of an address; what else stands there is left alone. */
const Parameters = z.object(
  Object.fromEntries([...identifierNames, 'password', 'redirect', 'over'].map(name => [name, z.optional(z.string())])),
)
const secrets: readonly string[] = [...identifierNames, 'password']
/** Of what is said twice the first counts. */
const parametersOf = (query: string) =>
  Parameters.parse(Object.fromEntries([...new URLSearchParams(query)].toReversed()))

const split = (requested: string): { path: string; query: string } => {
  const [beforeHash = ''] = requested.split('#')
  const at = beforeHash.indexOf('?')
  return at < 0 ? { path: beforeHash, query: '' } : { path: beforeHash.slice(0, at), query: beforeHash.slice(at + 1) }
}

const nameOf = (pair: string): string => {
  const [name = ''] = new URLSearchParams(pair).keys()
  return name
}

/** Identifier and password of a link such as `/projects/4711?project-id=AB12&password=…`; null without identifier. */
export function linkCredentials(requested: string): { login: string; password: string | null } | null {
  const given = parametersOf(split(requested).query)
  const login = identifierNames.map(name => given[name]).find(value => value !== undefined && value !== '')
  return login ? { login, password: given.password || null } : null
}

/** The path and its other query parameters, as spelled, without identifiers and password: fit for the address bar. */
export function withoutCredentials(requested: string): string {
  const { path, query } = split(requested)
  const kept = query.split('&').filter(pair => pair !== '' && !secrets.includes(nameOf(pair)))
  return kept.length ? `${path}?${kept.join('&')}` : path
}

/** The same address without its password: what may stand in the address bar until somebody is logged in. */
export function withoutPassword(requested: string): string {
  const { path, query } = split(requested)
  const kept = query.split('&').filter(pair => pair !== '' && nameOf(pair) !== 'password')
  return kept.length ? `${path}?${kept.join('&')}` : path
}

/**
 * Where a request for `requested` (path and query) has to go first; null: nowhere. With an identifier the path is not
 * carried; a password without identifier is dropped. Spec §4, A-REDIRECT-*.
 */
export function redirectFor(
  requested: string,
  { access, sessionValid }: { access: RouteAccess; sessionValid: boolean },
): string | null {
  if (sessionValid || access !== 'protected') return null
  const link = linkCredentials(requested)
  if (link) {
    const password = link.password === null ? '' : `&password=${encodeURIComponent(link.password)}`
    return `/login?login=${encodeURIComponent(link.login)}${password}`
  }
  const target = withoutCredentials(requested)
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`
}

/**
 * A path of our own, or "/". Refuses other origins ("//", "/\"), control characters (which URL parsers skip) and the
 * login page itself.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])/.test(target)) return '/'
  if ([...target].some(c => c.charCodeAt(0) < 32 || c.charCodeAt(0) === 127)) return '/'
  return /^\/login\/?(?:[?#]|$)/i.test(target) ? '/' : target
}

/** What /login finds in its own address. `submitAtOnce`: identifier and password came together. */
export interface LoginParameters {
  login: string
  password: string | null
  redirect: string
  submitAtOnce: boolean
  /** The page of a link ended while it was open. */
  linkOver: boolean
}

/** Reads the query of /login (with or without "?"); the redirect target is made safe. Sessions ledger, login page. */
export function loginParameters(search: string): LoginParameters {
  const query = search.startsWith('?') ? search : `?${search}`
  const link = linkCredentials(query)
  const password = link?.password ?? null
  const { redirect, over } = parametersOf(query.slice(1))
  return {
    login: link?.login ?? '',
    password,
    redirect: safeRedirect(redirect),
    submitAtOnce: password !== null,
    linkOver: over === 'link',
  }
}

const landings: Record<Exclude<SessionKind, 'user'>, { base: string; rest: string }> = {
  projectVisitor: { base: '/projects/', rest: '' },
  plusCrewVisitor: { base: '/plus-crews/', rest: '' },
  kiosk: { base: '/crews/', rest: '/check-in' },
}

/**
 * The page after a login. Visitors land on their own page: the number comes from the token, else from the path they
 * were heading to (A-VISITOR-LANDING); users where they wanted to go.
 */
export function landingAfterLogin(kind: SessionKind, number: string | null, headingTo: string): string {
  const target = safeRedirect(headingTo)
  if (kind === 'user') return target
  const { base, rest } = landings[kind]
  const headed = target.toLowerCase().startsWith(base) ? split(target).path.slice(base.length).split('/')[0] : undefined
  const own = number !== null ? encodeURIComponent(number) : headed
  return own ? `${base}${own}${rest}` : '/'
}
