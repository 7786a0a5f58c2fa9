import { Writable } from 'node:stream'
import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OpenIdClient } from '../../../server/openId/open-id-client.ts'
import { tidy } from '../../../server/housekeeping.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../support/outside/open-id-provider.ts'
import { exchange, type Received, startTestServer } from '../../support/server.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'

let stage: Stage
let provider: OpenIdProvider
let logLines: string[]
beforeAll(async () => {
  const kept = new Writable({ write: (line: Buffer, _, done) => (logLines.push(line.toString()), done()) })
  stage = await setStage({ log: pino({ level: 'trace' }, kept) })
})
afterAll(() => stage.close())
beforeEach(async () => {
  logLines = []
  stage.clock.set(worldNow)
  await stage.admin(`delete from open_id_binding; delete from open_id_attempt; delete from login_attempt;
    delete from open_id_ticket where expires_at < '2026-06-12'; update open_id_ticket set used_at = null;
    update login set ended_at = null, login_types = '{planners}' where login = 'planner@a.test';
    insert into open_id_provider (tenant_id, id, issuer, client_id, name, enabled)
      select id, gen_random_uuid(), 'http://127.0.0.1:9', 'calltime', 'Nobody’s', true from tenant
      on conflict (tenant_id) do update set issuer = excluded.issuer, client_id = excluded.client_id, client_secret = null,
        name = excluded.name, enabled = true`)
  stage.server.services.openId = new OpenIdClient(8000)
  provider = await startOpenIdProvider()
  provider.user = { sub: 'subject-1', email: 'planner@a.test', email_verified: true }
})
afterEach(() => provider.close())

const change = (more: object = {}, as: 'office' | 'member' = 'office') =>
  stage.as(as, 'PATCH', '/openIdProvider', {
    ...{ issuerUrl: provider.url, clientId: provider.clientId, clientSecret: provider.clientSecret },
    ...{ name: 'Example ID', enabled: true },
    ...more,
  })
const configure = async (more: object = {}) => answered(await change(more))

/** A browser: follows redirections by hand and keeps its cookie. */
class Browser {
  cookie: string | null = null
  readonly host: string
  constructor(host = stage.world.a.host) {
    this.host = host
  }
  async get(path: string): Promise<Received> {
    const answer = await stage.server.request(this.host, 'GET', path, {
      headers: this.cookie === null ? {} : { cookie: `other=1; ${this.cookie}` },
    })
    const [set] = answer.headers['set-cookie'] ?? []
    if (set !== undefined) this.cookie = set.split(';')[0] ?? null
    return answer
  }
  /** The address of the provider it is sent to. */
  async begin(query = ''): Promise<URL> {
    const answer = await this.get(`/api/v1/auth/openId/start${query}`)
    expect(answer.status, answer.text).toBe(302)
    return new URL(answer.headers.location ?? '', `https://${this.host}`)
  }
  /** Where the provider sends it back to. */
  async atProvider(url: URL): Promise<string> {
    expect(url.origin).toBe(provider.url)
    const answer = await exchange(Number(url.port), '127.0.0.1', 'GET', url.pathname + url.search)
    const back = new URL(answer.headers.location ?? '')
    expect(back.origin + back.pathname).toBe(`https://${this.host}/api/v1/auth/openId/callback`)
    return back.pathname + back.search
  }
  /** What the login page is opened with. */
  async back(path: string): Promise<URLSearchParams> {
    const answer = await this.get(path)
    expect(answer.status, answer.text).toBe(302)
    const location = answer.headers.location ?? ''
    expect(location).toMatch(/^\/login\?/)
    return new URLSearchParams(location.slice('/login?'.length))
  }
  async throughProvider(query = ''): Promise<URLSearchParams> {
    return this.back(await this.atProvider(await this.begin(query)))
  }
  token(ticket: string | null): Promise<Received> {
    return stage.server.request(this.host, 'POST', '/api/v1/auth/openId/token', {
      ...{ body: { ticket: ticket ?? 'none' }, key: null },
      headers: this.cookie === null ? {} : { cookie: this.cookie },
    })
  }
}
const logIn = async (): Promise<Received> => {
  const browser = new Browser()
  const said = await browser.throughProvider()
  return browser.token(said.get('ticket'))
}
const failure = async () => (await new Browser().throughProvider()).get('failed')
const sessions = async () =>
  (
    await stage.admin(`select 1 from session s join login g on g.id = s.login_id
      where g.login in ('planner@a.test', 'member@a.test', 'client@a.test', 'planner@b.test')`)
  ).length

describe('somebody whose provider vouches for their address', () => {
  it('is logged in, once, and goes on to where they wanted to', async () => {
    await configure()
    const browser = new Browser()
    const asked = await browser.begin('?redirect=/projects/4711%3Fday%3D1')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: 'calltime', scope: 'openid email', code_challenge_method: 'S256' },
      redirect_uri: 'https://a.test/api/v1/auth/openId/callback',
    })
    const said = await browser.back(await browser.atProvider(asked))
    expect([...said.keys()].toSorted()).toEqual(['redirect', 'ticket'])
    expect(said.get('redirect')).toBe('/projects/4711?day=1')
    const before = await sessions()
    const answer = await browser.token(said.get('ticket'))
    const { token } = answered<{ token: string }>(answer)
    expect(decodeJwt(token)).toMatchObject({
      type: 'MOBILE',
      loginData: { person: stage.world.a.persons.planner, loginTypes: [{ caption: 'Planners' }] },
    })
    answered(await stage.server.request('a.test', 'GET', '/api/v1/userRights', { token }))
    expect(await sessions()).toBe(before + 1)
    expect(answer.headers['set-cookie']).toEqual(['__Host-openId=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(codeOf(await browser.token(said.get('ticket')))).toBe('openIdRefused')
    expect(await sessions()).toBe(before + 1)
  })

  it('is bound to a cookie no script and no other site reads', async () => {
    await configure()
    const answer = await new Browser().get('/api/v1/auth/openId/start')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-openId=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/),
    ])
  })

  it('is known by their subject from then on, whatever their address', async () => {
    await configure()
    answered(await logIn())
    for (const user of [
      { sub: 'subject-1', email: 'somebody@else.test', email_verified: true },
      { sub: 'subject-1', email: 'office@a.test', email_verified: true },
      { sub: 'subject-1' },
    ]) {
      provider.user = user
      const { token } = answered<{ token: string }>(await logIn())
      expect(decodeJwt(token)).toMatchObject({ loginData: { person: stage.world.a.persons.planner } })
    }
    // Somebody else got the address: it opens nothing.
    provider.user = { sub: 'subject-2', email: 'planner@a.test', email_verified: true }
    expect(await failure()).toBe('openIdUnknown')
    expect(await stage.admin('select subject from open_id_binding')).toEqual([{ subject: 'subject-1' }])
  })

  it('needs no password any more, and none that was to be chosen', async () => {
    await configure()
    await stage.admin(`update login set invited_at = now() where login = 'planner@a.test'`)
    answered(await logIn())
    expect(await stage.admin(`select 1 from login where login = 'planner@a.test' and invited_at is null`)).toHaveLength(
      1,
    )
  })

  it('may be told by the userinfo endpoint, in any letters, or by the domain of the organization', async () => {
    await configure()
    provider.user = { sub: 'subject-1' }
    provider.userinfo = { sub: 'subject-1', email: 'Planner@A.test', email_verified: true }
    answered(await logIn())
    provider.userinfo = null
    provider.user = { sub: 'subject-2', email: 'office@a.test', xms_edov: true }
    answered(await logIn())
  })

  it('logs in at providers that take the secret in the header, and at those without one', async () => {
    provider.description = ({ token_endpoint_auth_methods_supported: _, ...said }) => said
    await configure()
    answered(await logIn())
    expect(provider.exchanged.at(-1)?.has('client_secret')).toBe(false)
    await configure({ clientSecret: null })
    expect(await failure()).toBe('openId')
  })
})

describe('nobody is logged in', () => {
  beforeEach(async () => {
    await configure()
    before = await sessions()
  })
  afterEach(async () => {
    expect(await sessions()).toBe(before)
  })
  let before: number
  const noTicket = async () =>
    expect(await stage.admin(`select 1 from open_id_ticket where expires_at < '2026-06-12'`)).toEqual([])

  it.each([
    ['an address that is not verified', { email: 'planner@a.test', email_verified: false }],
    ['one of which nothing is said', { email: 'planner@a.test' }],
    ['one that is verified in words', { email: 'planner@a.test', email_verified: 'yes' }],
    ['no address', {}],
    ['a crew login', { email: 'member@a.test', email_verified: true }],
    ['a client’s', { email: 'client@a.test', email_verified: true }],
    ['a visitor’s', { email: 'project-7001@a.test', email_verified: true }],
    ['a login nobody has', { email: 'nobody@a.test', email_verified: true }],
    ['one of another agency', { email: 'planner@b.test', email_verified: true }],
  ])('with %s', async (_, user) => {
    provider.user = { sub: 'subject-9', ...user }
    expect(await failure()).toBe('openIdUnknown')
    await noTicket()
    expect(await stage.admin('select 1 from open_id_binding')).toEqual([])
  })

  it('whose login was ended or became another, before or after they were known, or after they came back', async () => {
    const browser = new Browser()
    const ticket = (await browser.throughProvider()).get('ticket')
    const { a } = stage.world
    await stage.admin(`update login set ended_at = now() where login = 'planner@a.test'`)
    expect(codeOf(await browser.token(ticket))).toBe('openIdRefused')
    expect(await failure()).toBe('openIdUnknown')
    await stage.admin(`update login set ended_at = null, login_types = '{crew}' where login = 'planner@a.test'`)
    expect(await failure()).toBe('openIdUnknown')
    await stage.admin(`update login set login_types = '{planners}' where login = 'planner@a.test'`)
    answered(await stage.as('office', 'POST', `/persons/${a.persons.planner}/endAccess`, {}))
    expect(await stage.admin('select 1 from open_id_binding')).toEqual([])
  })

  it.each<[string, () => void]>([
    ['with another nonce', () => (provider.claims = claims => ({ ...claims, nonce: 'another' }))],
    ['without a nonce', () => (provider.claims = ({ nonce: _, ...claims }) => claims)],
    ['for another audience', () => (provider.claims = claims => ({ ...claims, aud: 'another' }))],
    ['of another issuer', () => (provider.claims = claims => ({ ...claims, iss: 'https://id.example.com' }))],
    ['that has expired', () => (provider.claims = claims => ({ ...claims, iat: 1_000_000, exp: 1_000_300 }))],
    ['that does not expire', () => (provider.claims = ({ exp: _, ...claims }) => claims)],
    ['of nobody', () => (provider.claims = ({ sub: _, ...claims }) => claims)],
    ['with a wrong signature', () => (provider.forges = true)],
  ])('by an ID token %s', async (_, spoil) => {
    spoil()
    expect(await failure()).toBe('openId')
    await noTicket()
  })

  it('by what the userinfo endpoint says of somebody else', async () => {
    provider.user = { sub: 'subject-1' }
    provider.userinfo = { sub: 'subject-3', email: 'planner@a.test', email_verified: true }
    expect(await failure()).toBe('openId')
  })

  it.each(['silent', 'garbage', 'endless', 'refuses', 'redirects'] as const)(
    'while the provider is %s, wherever it is asked',
    async how => {
      for (const path of ['/token', '/jwks']) {
        provider.behaves = { [path]: how }
        stage.server.services.openId = new OpenIdClient(how === 'silent' ? 500 : 8000)
        expect(await failure()).toBe('openId')
      }
      provider.behaves = { '/.well-known/openid-configuration': how }
      stage.server.services.openId = new OpenIdClient(how === 'silent' ? 500 : 8000)
      const sent = await new Browser().begin('?redirect=/projects')
      expect(sent.pathname + sent.search).toBe('/login?failed=openId&redirect=%2Fprojects')
      await noTicket()
    },
  )

  it('while the provider is gone', async () => {
    const { url } = provider
    await provider.close()
    expect((await new Browser().begin()).search).toBe('?failed=openId')
    expect(logLines.join('')).toContain('unreachable')
    expect(logLines.join('')).not.toContain(url)
  })

  it('who comes back with another state, without a cookie, from another browser, or with the answer of another', async () => {
    const [one, other] = [new Browser(), new Browser()]
    const [back, backOfOther] = [
      await one.atProvider(await one.begin('?redirect=/mine')),
      await other.atProvider(await other.begin()),
    ]
    const altered = back.replace(/state=[^&]+/, 'state=another')
    expect((await one.back(altered)).get('failed')).toBe('openId')
    expect((await one.back('/api/v1/auth/openId/callback')).get('failed')).toBe('openId')
    expect((await new Browser().back(back)).get('failed')).toBe('openId')
    expect((await one.back(backOfOther)).get('failed')).toBe('openId')
    // None of that took the attempt of whoever began it.
    const said = await one.back(back)
    expect(said.get('redirect')).toBe('/mine')
    expect(codeOf(await other.token(said.get('ticket')))).toBe('openIdRefused')
    expect(codeOf(await new Browser().token(said.get('ticket')))).toBe('openIdRefused')
  })

  it('twice by the same answer', async () => {
    const browser = new Browser()
    const back = await browser.atProvider(await browser.begin())
    expect((await browser.back(back)).has('ticket')).toBe(true)
    expect((await browser.back(back)).get('failed')).toBe('openId')
    const { length } = provider.exchanged
    expect(length).toBe(1)
  })

  it('who comes back, or takes the ticket, too late', async () => {
    const browser = new Browser()
    const late = await browser.atProvider(await browser.begin())
    stage.clock.forward(600_000)
    expect((await browser.back(late)).get('failed')).toBe('openId')
    const said = await browser.throughProvider()
    stage.clock.forward(60_000)
    expect(codeOf(await browser.token(said.get('ticket')))).toBe('openIdRefused')
    await tidy(stage.server.services)
    expect(
      await stage.admin(`select 1 from open_id_attempt union all
      select 1 from open_id_ticket where expires_at < '2026-06-12'`),
    ).toEqual([])
  })

  it('who was refused or has turned round at the provider', async () => {
    const browser = new Browser()
    const state = (await browser.begin()).searchParams.get('state') ?? ''
    const said = await browser.back(`/api/v1/auth/openId/callback?error=access_denied&state=${state}`)
    expect(said.get('failed')).toBe('openId')
    expect(provider.exchanged).toEqual([])
  })

  it('at a provider that was changed or turned off meanwhile', async () => {
    const browser = new Browser()
    const back = await browser.atProvider(await browser.begin())
    await configure({ clientId: 'another' })
    expect((await browser.back(back)).get('failed')).toBe('openId')
    await configure()
    const ticket = (await browser.throughProvider()).get('ticket')
    const begun = await browser.begin()
    await configure({ enabled: false })
    expect(codeOf(await browser.token(ticket))).toBe('openIdRefused')
    expect((await browser.back(await browser.atProvider(begun))).get('failed')).toBe('openId')
    expect((await browser.begin()).search).toBe('?failed=openId')
  })
})

describe('between two agencies', () => {
  it('neither attempts nor tickets nor people are mixed', async () => {
    await configure()
    await stage.admin(`update open_id_provider set issuer = $1, client_secret = null where tenant_id = $2`, [
      provider.url,
      stage.world.b.id,
    ])
    const [one, other] = [new Browser(), new Browser(stage.world.b.host)]
    const back = await one.atProvider(await one.begin())
    await other.begin()
    expect((await other.back(back)).get('failed')).toBe('openId')
    const mine = other.cookie
    other.cookie = one.cookie
    expect((await other.back(back)).get('failed')).toBe('openId')
    const said = await one.back(back)
    expect(codeOf(await other.token(said.get('ticket')))).toBe('openIdRefused')
    other.cookie = mine
    answered(await one.token(said.get('ticket')))
    expect(await stage.admin('select tenant_id as of from open_id_binding')).toEqual([{ of: stage.world.a.id }])
  })

  it('a secret that was sealed for one opens nothing for the other', async () => {
    await configure()
    await stage.admin(
      `update open_id_provider o set issuer = p.issuer, client_secret = p.client_secret
      from open_id_provider p where p.tenant_id = $1 and o.tenant_id = $2`,
      [stage.world.a.id, stage.world.b.id],
    )
    const other = new Browser(stage.world.b.host)
    expect((await other.throughProvider()).get('failed')).toBe('openId')
    expect(provider.exchanged.at(-1)?.get('client_secret')).not.toBe(provider.clientSecret)
  })
})

describe('where one goes on to', () => {
  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/login?ticket=x', '%09//evil.example', 'x'])(
    'is a path of our own: %s',
    async path => {
      await configure()
      const browser = new Browser()
      const said = await browser.throughProvider(`?redirect=${path.startsWith('%') ? path : encodeURIComponent(path)}`)
      expect([...said.keys()]).toEqual(['ticket'])
    },
  )
})

describe('too many attempts', () => {
  it('to begin are sent back, to guess a ticket are refused', async () => {
    await configure()
    const keys = ['single sign-on from 127.0.0.1', 'sign-on ticket from 127.0.0.1']
    await stage.admin(
      'insert into login_attempt (tenant_id, key, failures, since) select $1, key, 100, $2 from unnest($3::text[]) key',
      [stage.world.a.id, stage.clock.now, keys],
    )
    const { length } = provider.asked
    expect((await new Browser().begin()).search).toBe('?failed=openId')
    expect(provider.asked).toHaveLength(length)
    expect(codeOf(await new Browser().token('a guess'))).toBe('tooManyAttempts')
  })
})

describe('the provider of an agency', () => {
  const way = async () => answered<{ name: string | null }>(await stage.as(null, 'GET', '/auth/openId')).name

  it('is entered by the office, which never reads its secret again', async () => {
    await stage.admin('delete from open_id_provider')
    const redirectUrls = ['https://a.test/api/v1/auth/openId/callback']
    expect(answered(await stage.as('office', 'GET', '/openIdProvider'))).toEqual({ provider: null, redirectUrls })
    expect(await way()).toBeNull()
    const { issuerUrl, ...rest } = { issuerUrl: provider.url, clientId: 'calltime', name: 'Example ID', enabled: true }
    const wanted = { provider: { issuerUrl, ...rest, hasSecret: true }, redirectUrls }
    // As it is copied from elsewhere.
    expect(await configure({ issuerUrl: ` ${issuerUrl}/.well-known/openid-configuration ` })).toEqual(wanted)
    expect(answered(await stage.as('office', 'GET', '/openIdProvider'))).toEqual(wanted)
    expect(await way()).toBe('Example ID')
    expect(await configure({ clientSecret: undefined, name: 'Other' })).toEqual({
      ...wanted,
      provider: { ...wanted.provider, name: 'Other' },
    })
    answered(await logIn())
    expect(provider.exchanged.at(-1)?.get('client_secret')).toBe(provider.clientSecret)
    const log = await stage.admin<{ text: string }>(
      `select text from activity where code = 'openIdChanged' and text = $1`,
      [issuerUrl],
    )
    expect(log).toEqual([{ text: issuerUrl }, { text: issuerUrl }])
    await configure({ enabled: false })
    expect(await way()).toBeNull()
    expect(await configure({ clientSecret: null })).toMatchObject({ provider: { hasSecret: false } })
  })

  it('keeps its secret out of the database as it is, of answers, exports and the log', async () => {
    const key = 'enter-provider-1'
    const sent = () =>
      stage.as(
        'office',
        'PATCH',
        '/openIdProvider',
        {
          ...{ issuerUrl: provider.url, clientId: 'calltime', clientSecret: provider.clientSecret },
          ...{ name: 'Example ID', enabled: true },
        },
        { key },
      )
    const first = await sent()
    answered(first)
    await provider.close()
    // A repetition asks nobody.
    expect((await sent()).body).toEqual(first.body)
    const [row] = await stage.admin<{ all: string }>(`select (select string_agg(p::text, '') from open_id_provider p)
      || (select string_agg(k::text, '') from idempotency_key k) || (select string_agg(a::text, '') from activity a) as all`)
    expect(row?.all).toContain(provider.url)
    for (const text of [row?.all, first.text, logLines.join('')]) expect(text).not.toContain(provider.clientSecret)
  })

  it('keeps secret, code, ticket and token out of the log while somebody logs in and while it fails', async () => {
    await configure()
    const browser = new Browser()
    const back = await browser.atProvider(await browser.begin())
    const ticket = (await browser.back(back)).get('ticket') ?? ''
    const { token } = answered<{ token: string }>(await browser.token(ticket))
    provider.forges = true
    expect(await failure()).toBe('openId')
    provider.clientSecret = 'another-one'
    expect(await failure()).toBe('openId')
    const log = logLines.join('')
    expect(log).toContain('a single sign-on failed')
    const code = new URLSearchParams(back.split('?')[1]).get('code') ?? ''
    for (const secret of ['a-secret-of-the-agency', code, ticket, token, browser.cookie ?? '', 'planner@a.test'])
      expect(log).not.toContain(secret)
  })

  it('that is another one knows nobody yet', async () => {
    await configure()
    answered(await logIn())
    await configure({ name: 'Other' })
    expect(await stage.admin('select 1 from open_id_binding')).toHaveLength(1)
    provider.clientId = 'another'
    await configure()
    expect(await stage.admin('select 1 from open_id_binding')).toEqual([])
    answered(await logIn())
  })

  it.each([
    ['silent', 'late'],
    ['garbage', 'unreadable'],
    ['endless', 'unreadable'],
    ['refuses', 'absent'],
    ['redirects', 'absent'],
  ] as const)('that is %s is not taken, and what it did is said: %s', async (how, fault) => {
    provider.behaves = { '/.well-known/openid-configuration': how }
    if (how === 'silent') stage.server.services.openId = new OpenIdClient(500)
    const answer = await change()
    expect(answer).toMatchObject({ status: 409, body: { code: 'openIdProviderWrong', fault } })
    expect(await way()).toBe('Nobody’s')
    // Turned off it is taken as it is.
    await configure({ enabled: false })
  })

  it.each<[string, OpenIdProvider['description']]>([
    ['otherIssuer', said => ({ ...said, issuer: 'https://id.example.com' })],
    ['unreadable', () => ({})],
    ['unsuited', ({ jwks_uri: _, ...said }) => said],
    ['unsuited', ({ token_endpoint: _, ...said }) => said],
    ['unsuited', said => ({ ...said, authorization_endpoint: 'http://192.0.2.1/authorize' })],
    ['unsuited', said => ({ ...said, authorization_endpoint: 'javascript:alert(1)' })],
  ])('is refused as %s by what it says of itself', async (fault, description) => {
    provider.description = description
    expect(await change()).toMatchObject({ status: 409, body: { fault } })
  })

  it('is asked for nothing on other machines without a certificate, whatever it names', async () => {
    provider.description = said => ({ ...said, token_endpoint: 'http://192.0.2.1/token' })
    await configure()
    expect(await failure()).toBe('openId')
    expect(logLines.join('')).toContain('unsuited')
  })

  it('that is away is said to be', async () => {
    expect(await change({ issuerUrl: 'http://127.0.0.1:9' })).toMatchObject({
      status: 409,
      body: { fault: 'unreachable' },
    })
  })

  it.each(['http://id.example.com', 'id.example.com', 'ftp://x', 'https://a:b@id.example.com', 'https://x?y=1'])(
    'is none at %j',
    async issuer => expect(codeOf(await change({ issuerUrl: issuer }))).toBe('invalidInput'),
  )

  it('is nothing the crew changes', async () => {
    expect(codeOf(await change({}, 'member'))).toBe('loginTypeRequired')
  })

  it('is on the server’s own machine only where the page is as well', async () => {
    const clock = stage.clock
    const production = await startTestServer(stage.test.database, { clock, config: { nodeEnv: 'production' } })
    try {
      const token = await stage.token('office')
      const body = { issuerUrl: provider.url, clientId: 'calltime', name: 'Example ID', enabled: true }
      const at = (host: string) => production.request(host, 'PATCH', '/api/v1/openIdProvider', { token, body })
      expect(await at('a.test')).toMatchObject({ status: 409, body: { fault: 'notAllowed' } })
      expect(answered<{ redirectUrls: string[] }>(await at('localhost:4321')).redirectUrls).toEqual([
        'http://localhost:4321/api/v1/auth/openId/callback',
        'https://a.test/api/v1/auth/openId/callback',
      ])
      const started = await production.request('localhost:4321', 'GET', '/api/v1/auth/openId/start')
      expect(started.headers['set-cookie']?.[0]).toMatch(/^openId=[\w-]{43}; (?!.*Secure)/)
    } finally {
      await production.stop()
    }
  })

  it('sends back to the public address where it is that of the host', async () => {
    const config = { publicUrl: 'https://a.test:8443' }
    const behind = await startTestServer(stage.test.database, { clock: stage.clock, config })
    try {
      const answer = await behind.request('a.test:8443', 'GET', '/api/v1/openIdProvider', {
        token: await stage.token('office'),
      })
      expect(answered<{ redirectUrls: string[] }>(answer).redirectUrls).toEqual([
        'https://a.test:8443/api/v1/auth/openId/callback',
      ])
    } finally {
      await behind.stop()
    }
  })
})
