import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCluster } from '../support/database.ts'
import { full } from '../support/full.ts'
import { exchange } from '../support/server.ts'
import { setStage, type Stage } from '../support/stage.ts'

/** Around the five seconds of Node's own, and up to the sixty a proxy keeps a connection. ms */
const pauses = full ? [4_900, 4_999, 5_000, 5_001, 5_100, 30_000, 59_000, 59_900] : [0, 0, 0]
const proxyKeeps = 60_000

let stopCluster: () => Promise<void>
let stage: Stage
beforeAll(async () => {
  stopCluster = await startTestCluster()
  stage = await setStage()
})
afterAll(async () => {
  await stage.close()
  await stopCluster()
})

/** A proxy as nginx is one here: it reuses one connection, and answers 502 when a request meets its end. */
async function startProxy(to: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: proxyKeeps })
  const server = createServer((incoming, outgoing) => {
    incoming.headers.connection = 'keep-alive'
    const passed = request(
      { host: '127.0.0.1', port: to, method: incoming.method, path: incoming.url, headers: incoming.headers, agent },
      answer => {
        // nginx does not read it either.
        Reflect.deleteProperty(answer.headers, 'keep-alive')
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      agent.destroy()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

it(
  'POSTs through a proxy that reuses its connection are all answered, whatever pauses lie between them',
  async () => {
    const proxy = await startProxy(stage.server.port)
    const { a } = stage.world
    const token = await stage.token('planner')
    const post = () =>
      exchange(proxy.port, a.host, 'POST', '/api/v1/locations', {
        token,
        body: {
          name: `Dock ${crypto.randomUUID()}`,
          street: 'Kai 1',
          zipcode: '20457',
          city: 'Hamburg',
          country: 'DE',
          timeZone: 'Europe/Berlin',
        },
      })
    const statuses = [(await post()).status]
    for (const ms of pauses) {
      await pause(ms)
      statuses.push((await post()).status)
    }
    expect(statuses).toEqual(statuses.map(() => 201))
    await proxy.stop()
  },
  10 * 60_000,
)
