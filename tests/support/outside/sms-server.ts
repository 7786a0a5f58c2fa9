import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TakenSms {
  method: string | undefined
  headers: IncomingHttpHeaders
  key: string
  body: { to: string; from?: string; text: string }
}

/** What a gateway does with the next messages: an HTTP status, no answer, or a message it takes and whose answer is lost. */
export interface SmsServer {
  url: string
  /** Everything it was asked. */
  asked: TakenSms[]
  /** What went on to a telephone: of each key the first it took. */
  delivered: TakenSms[]
  answer: number | 'hang up' | 'silent' | 'answer lost'
  headers: Record<string, string>
  close: () => Promise<void>
}

/** A gateway for text messages on loopback that behaves as a test says. */
export async function startSmsServer(): Promise<SmsServer> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { answer } = running
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as TakenSms['body']
      const { method, headers } = request
      const sms = { method, headers, key: String(headers['idempotency-key']), body }
      running.asked.push(sms)
      const takes = answer === 'answer lost' || (typeof answer === 'number' && answer < 300)
      if (takes && !running.delivered.some(({ key }) => key === sms.key)) running.delivered.push(sms)
      if (answer === 'silent') return
      if (typeof answer !== 'number') return void request.socket.destroy()
      response.writeHead(answer, running.headers).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const running: SmsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    asked: [],
    delivered: [],
    answer: 202,
    headers: {},
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return running
}
