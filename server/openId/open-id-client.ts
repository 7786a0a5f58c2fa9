import { setTimeout as pause } from 'node:timers/promises'
import * as oidc from 'openid-client'
import { isLoopback } from '../../domain/openId/issuer.ts'
import { ProviderFailed, faultOf } from './provider-fault.ts'

export type Provider = {
  issuer: string
  clientId: string
  /** Null: it asks for none. */
  clientSecret: string | null
}

/** What one goes to the provider with. */
export interface Asked {
  redirectUrl: string
  state: string
  nonce: string
  verifier: string
}

/** Whom a provider says somebody is; `email` is null unless it says that it is theirs. */
export interface Told {
  subject: string
  email: string | null
}

/** ms, of everything somebody waits for at once. */
const patience = 10_000
/** ms for which a description that was read holds. */
const remembered = 10 * 60_000
/** Bytes; descriptions and keys have a few thousand. */
const mostBytes = 512 * 1024

/** Asks providers by OpenID Connect. Rejects with `ProviderFailed` only. */
export class OpenIdClient {
  #known = new Map<string, { of: string; at: number; config: oidc.Configuration }>()
  readonly #patience: number

  constructor(wait = patience) {
    this.#patience = wait
  }

  /** Reads what a provider says of itself. */
  discover(provider: Provider): Promise<oidc.Configuration> {
    return this.#within(() => this.#read(provider))
  }

  /** The address to send a browser to. `of`: whose provider it is, for which it is remembered. */
  authorizationUrl(of: string, provider: Provider, asked: Asked): Promise<string> {
    return this.#within(async () => {
      const config = await this.#config(of, provider)
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: asked.redirectUrl,
        scope: 'openid email',
        state: asked.state,
        nonce: asked.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(asked.verifier),
        code_challenge_method: 'S256',
      }).href
    })
  }

  /** Exchanges what a browser came back with for who it is; the library checks state, issuer, audience, nonce, time and signature. */
  exchange(of: string, provider: Provider, asked: Asked, answer: Record<string, string | undefined>): Promise<Told> {
    return this.#within(async () => {
      const config = await this.#config(of, provider)
      const back = new URL(asked.redirectUrl)
      for (const [name, value] of Object.entries(answer)) if (value !== undefined) back.searchParams.set(name, value)
      const tokens = await oidc.authorizationCodeGrant(config, back, {
        expectedState: asked.state,
        expectedNonce: asked.nonce,
        pkceCodeVerifier: asked.verifier,
      })
      const claims = tokens.claims()
      if (!claims) throw new ProviderFailed('unreadable')
      const { sub: subject } = claims
      // Some say it in the token, some only to whoever asks.
      const asks = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      const said = asks ? await oidc.fetchUserInfo(config, tokens.access_token, subject) : claims
      return { subject, email: verifiedEmail(said) }
    })
  }

  async #config(of: string, provider: Provider): Promise<oidc.Configuration> {
    const key = JSON.stringify(provider)
    const known = this.#known.get(of)
    if (known?.of === key && performance.now() - known.at < remembered) return known.config
    const config = await this.#read(provider)
    this.#known.set(of, { of: key, at: performance.now(), config })
    return config
  }

  async #read({ issuer, clientId, clientSecret }: Provider): Promise<oidc.Configuration> {
    const inner = new URL(issuer).protocol === 'http:'
    const config = await oidc.discovery(new URL(issuer), clientId, {}, shownBy(clientSecret), {
      [oidc.customFetch]: (url, options) => ask(url, options, inner),
      timeout: this.#patience / 1000,
      execute: [oidc.enableNonRepudiationChecks, ...(inner ? [oidc.allowInsecureRequests] : [])],
    })
    const { authorization_endpoint: asks, token_endpoint, jwks_uri } = config.serverMetadata()
    if (asks === undefined || token_endpoint === undefined || jwks_uri === undefined)
      throw new ProviderFailed('unsuited')
    mustBeReachable(asks, inner)
    return config
  }

  async #within<T>(act: () => Promise<T>): Promise<T> {
    const ends = new AbortController()
    const late = pause(this.#patience, null, { signal: ends.signal, ref: false }).then(() => {
      throw new ProviderFailed('late')
    })
    late.catch(() => undefined)
    try {
      return await Promise.race([act(), late])
    } catch (error) {
      throw error instanceof ProviderFailed ? error : new ProviderFailed(...faultOf(error))
    } finally {
      ends.abort()
    }
  }
}

/** In the body where the provider takes it there, else in the header. */
const shownBy = (secret: string | null): oidc.ClientAuth =>
  secret === null
    ? oidc.None()
    : (server, ...rest) =>
        (server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
          ? oidc.ClientSecretPost(secret)
          : oidc.ClientSecretBasic(secret))(server, ...rest)

/** Entra says of an address only whether its domain is the organization's own. */
const verifiedEmail = ({ email, email_verified: verified, xms_edov: ownDomain }: Record<string, unknown>) =>
  typeof email === 'string' && (verified === true || ownDomain === true || ownDomain === '1' || ownDomain === 1)
    ? email.trim().toLowerCase()
    : null

/** What a provider names is https, or on the same machine where it is there itself. */
function mustBeReachable(url: string, inner: boolean): void {
  const known = URL.canParse(url) ? new URL(url) : null
  if (known?.protocol === 'https:' || (inner && known?.protocol === 'http:' && isLoopback(known.hostname))) return
  throw new ProviderFailed('unsuited')
}

/** One request, of which no more is read than a provider has to say. */
async function ask(url: string, options: oidc.CustomFetchOptions, inner: boolean): Promise<Response> {
  mustBeReachable(url, inner)
  const { body, signal, ...rest } = options
  const answer = await fetch(url, {
    ...rest,
    ...(body === undefined ? {} : { body: body as BodyInit | null }),
    ...(signal ? { signal } : {}),
  })
  const { status, headers } = answer
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > mostBytes) {
      await reader?.cancel()
      throw new ProviderFailed('unreadable')
    }
    chunks.push(read.value)
  }
  return new Response(size === 0 ? null : Buffer.concat(chunks), { status, headers })
}
