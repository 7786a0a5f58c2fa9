import { type IncomingMessage, type ServerResponse, createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Seeded } from '../../support/random/seeded.ts'

export interface BadNetwork {
  address: string
  /** `gone`: nothing of the API gets through. `bad`: requests and replies are cut, sent twice, and overtaken. */
  state: 'good' | 'bad' | 'gone'
  /** Requests of the API that arrived here. */
  asked: number
  cut: number
  twice: number
  close: () => Promise<void>
}

const page =
  '<!doctype html><meta charset="utf-8"><title>device</title><script type="module" src="/device.js"></script>'

/** Stands between devices and the server, and serves the bare page and its script. */
export async function badNetwork(script: string, target: { host: string; port: number }, random: Seeded) {
  const read = async (incoming: IncomingMessage) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
  const send = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
      (resolve, reject) => {
        const headers = { ...incoming.headers, host: target.host, connection: 'close' }
        const { method, url } = incoming
        const outgoing = forward({ host: '127.0.0.1', port: target.port, method, path: url, headers, agent: false })
        outgoing.on('response', answer => {
          void read(answer).then(
            received => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: received }),
            reject,
          )
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      },
    )

  const network: BadNetwork = { address: '', state: 'good', asked: 0, cut: 0, twice: 0, close: () => Promise.resolve() }
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    network.asked++
    const body = await read(incoming)
    const bad = network.state === 'bad'
    if (network.state === 'gone' || (bad && random.chance(0.15))) {
      network.cut++
      incoming.socket.destroy()
      return
    }
    const first = send(incoming, body)
    if (bad && random.chance(0.3)) {
      network.twice++
      // The second one may be answered before the first.
      await send(incoming, body).catch(() => undefined)
    }
    const answer = await first
    const { 'transfer-encoding': _, ...headers } = answer.headers
    outgoing.writeHead(answer.status, { ...headers, 'content-length': answer.body.length })
    if (bad && random.chance(0.3)) {
      network.cut++
      outgoing.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => outgoing.socket?.destroy())
      return
    }
    outgoing.end(answer.body)
  }
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/device.js') outgoing.setHeader('content-type', 'text/javascript').end(script)
    else if (incoming.url?.startsWith('/api/')) pass(incoming, outgoing).catch(() => incoming.socket.destroy())
    else outgoing.setHeader('content-type', 'text/html').end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  network.address = `http://localhost:${(server.address() as AddressInfo).port}`
  network.close = () =>
    new Promise(resolve => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return network
}
