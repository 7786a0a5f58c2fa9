import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose'

/** Whom the provider says somebody is. */
interface Somebody {
  sub: string
  email?: string
  email_verified?: unknown
  [claim: string]: unknown
}

/** A provider of OpenID Connect on loopback that behaves as a test says. */
export interface OpenIdProvider {
  url: string
  clientId: string
  clientSecret: string
  /** Whoever comes next. */
  user: Somebody
  /** What only its userinfo endpoint says. */
  userinfo: Somebody | null
  /** What becomes of the claims of an ID token before it is signed. */
  claims: (claims: JWTPayload) => JWTPayload
  /** Signs with a key it does not show. */
  forges: boolean
  /** What is said of the provider, before it goes out. */
  description: (said: Record<string, unknown>) => Record<string, unknown>
  /** Paths that never answer, answer what is no JSON, without an end, or with a refusal. */
  behaves: Record<string, 'silent' | 'garbage' | 'endless' | 'refuses' | 'redirects'>
  /** Paths it was asked at. */
  asked: string[]
  /** What came to the token endpoint. */
  exchanged: URLSearchParams[]
  close: () => Promise<void>
}

interface Code {
  nonce: string
  challenge: string
  redirectUrl: string
  user: Somebody
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function misbehave(response: ServerResponse, how: OpenIdProvider['behaves'][string]): void {
  if (how === 'silent') return
  if (how === 'refuses') return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not here')
  if (how === 'redirects') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  response.writeHead(200, { 'content-type': 'application/json' })
  if (how === 'garbage') return void response.end('<html>{')
  const more = () => {
    while (!response.destroyed && response.write('"'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const [keys, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Somebody>()

  const idToken = async ({ nonce, user }: Code) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: running.url, aud: running.clientId, iat: now, exp: now + 300, nonce, ...user }
    return new SignJWT(running.claims(claims))
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(running.forges ? others.privateKey : keys.privateKey)
  }

  const routes: Record<
    string,
    (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => unknown
  > = {
    '/.well-known/openid-configuration': (_, response) =>
      json(
        response,
        running.description({
          issuer: running.url,
          authorization_endpoint: `${running.url}/authorize`,
          token_endpoint: `${running.url}/token`,
          userinfo_endpoint: `${running.url}/userinfo`,
          jwks_uri: `${running.url}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
        }),
      ),
    '/jwks': (_, response) => json(response, { keys: [jwk] }),
    '/authorize': (_, response, query) => {
      const code = randomUUID()
      const text = (name: string) => query.get(name) ?? ''
      if (text('client_id') !== running.clientId || text('code_challenge_method') !== 'S256')
        return json(response, {}, 400)
      codes.set(code, {
        ...{ nonce: text('nonce'), challenge: text('code_challenge'), redirectUrl: text('redirect_uri') },
        user: running.user,
      })
      const back = new URL(text('redirect_uri'))
      for (const [name, value] of Object.entries({ code, state: text('state'), session_state: 'of ours' }))
        back.searchParams.set(name, value)
      return response.writeHead(302, { location: back.href }).end()
    },
    '/token': async (request, response) => {
      const sent = await bodyOf(request)
      running.exchanged.push(sent)
      const code = codes.get(sent.get('code') ?? '')
      codes.delete(sent.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(sent.get('code_verifier') ?? '')
        .digest('base64url')
      const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString('utf8')
      const byHeader = decodeURIComponent(basic) === `${running.clientId}:${running.clientSecret}`
      const shown = sent.get('client_secret') === running.clientSecret || byHeader
      if (!shown) return json(response, { error: 'invalid_client' }, 401)
      if (!code || challenge !== code.challenge || sent.get('redirect_uri') !== code.redirectUrl)
        return json(response, { error: 'invalid_grant' }, 400)
      const token = randomUUID()
      tokens.set(token, running.userinfo ?? code.user)
      return json(response, { access_token: token, token_type: 'Bearer', id_token: await idToken(code) })
    },
    '/userinfo': (request, response) => {
      const told = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
      return told ? json(response, told) : json(response, {}, 401)
    },
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', running.url)
    running.asked.push(pathname)
    const how = running.behaves[pathname]
    if (how) return misbehave(response, how)
    const answer = routes[pathname]
    if (!answer) return void response.writeHead(404).end()
    void answer(request, response, searchParams)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const running: OpenIdProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'calltime',
    clientSecret: 'a-secret-of-the-agency',
    user: { sub: 'subject-1' },
    userinfo: null,
    claims: claims => claims,
    forges: false,
    description: said => said,
    behaves: {},
    asked: [],
    exchanged: [],
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return running
}
