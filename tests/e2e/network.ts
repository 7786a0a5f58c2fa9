import { expect, type BrowserContext, type Request, type Route } from '@playwright/test'

/**
 * What becomes of a request: `pass` reaches the server, `unreachable` never gets an answer, a status is one the server
 * never gave, `changed` is what the server's good answer is made into.
 */
export type Fault =
  | 'pass'
  | 'unreachable'
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | { after: () => Promise<void> }
  | { changed: (body: unknown) => unknown }

interface Held {
  key: string
  route: Route
  settled: boolean
}

/** `GET /tenant`, with ids as `{id}`: what endpoints are called here. The login page's own question for it is `as nobody`. */
export const endpointOf = (request: Request): string => {
  const path = new URL(request.url()).pathname.replace(/^\/api\/v1/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')
  const asNobody = request.method() === 'GET' && !request.headers()['authorization']
  return `${request.method()} ${path}${asNobody ? ' as nobody' : ''}`
}

/**
 * The fault switch between a browser and the server. An endpoint passes, fails as told, or is held until the test
 * answers: so a walk decides when each answer comes, and which.
 */
export class Network {
  readonly #faults = new Map<string, Fault | 'hold'>()
  #held: Held[] = []
  /** Endpoints asked so far, with the key each was sent under. */
  readonly asked: { endpoint: string; key: string | null }[] = []

  static async under(context: BrowserContext): Promise<Network> {
    const network = new Network()
    await context.route('**/api/v1/**', (route, request) => network.#decide(route, request))
    return network
  }

  async #decide(route: Route, request: Request): Promise<void> {
    const endpoint = endpointOf(request)
    this.asked.push({ endpoint, key: request.headers()['idempotency-key'] ?? null })
    const fault = this.#faults.get(endpoint) ?? 'pass'
    if (fault === 'hold') this.#held.push({ key: endpoint, route, settled: false })
    else await carryOut(route, fault)
  }

  set(endpoint: string, fault: Fault | 'hold'): void {
    this.#faults.set(endpoint, fault)
  }
  clear(): void {
    this.#faults.clear()
  }

  isHeld = (endpoint: string): boolean => this.#held.some(one => one.key === endpoint)

  /** Waits until an endpoint has been asked and answers the oldest question that is held. */
  async answer(endpoint: string, fault: Fault): Promise<void> {
    await expect.poll(() => this.isHeld(endpoint), { message: `${endpoint} is asked` }).toBe(true)
    const one = this.#held.find(({ key }) => key === endpoint)
    if (!one) return
    this.#held = this.#held.filter(other => other !== one)
    await carryOut(one.route, fault)
  }

  /** Forgets what is held of an endpoint: nobody waits for it. */
  drop(endpoint: string): void {
    const dropped = this.#held.filter(({ key }) => key === endpoint)
    this.#held = this.#held.filter(one => !dropped.includes(one))
    for (const { route } of dropped) void route.abort().catch(() => undefined)
  }

  /** Lets everything go that is still held, so that a page can be closed in peace. */
  async release(): Promise<void> {
    this.#faults.clear()
    const held = this.#held
    this.#held = []
    await Promise.all(held.map(({ route }) => route.abort().catch(() => undefined)))
  }

  /** How often an endpoint has been asked. */
  count = (endpoint: string): number => this.asked.filter(one => one.endpoint === endpoint).length
}

async function carryOut(route: Route, fault: Fault): Promise<void> {
  // A page that was left meanwhile does not mind.
  const done = (async () => {
    if (fault === 'pass') await route.continue()
    else if (fault === 'unreachable') await route.abort('failed')
    else if ('after' in fault) {
      await fault.after()
      await route.continue()
    } else if ('changed' in fault) {
      const answer = await route.fetch()
      await route.fulfill(
        answer.ok() ? { response: answer, json: fault.changed(await answer.json()) } : { response: answer },
      )
    } else
      await route.fulfill({
        status: fault.status,
        contentType: fault.status < 400 ? 'application/json' : 'application/problem+json',
        headers: { 'x-fault': 'yes', ...fault.headers },
        body: fault.body === undefined ? '' : JSON.stringify(fault.body),
      })
  })()
  await done.catch(() => undefined)
}
