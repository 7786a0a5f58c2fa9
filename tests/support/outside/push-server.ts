import { createDecipheriv, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type freshDevice } from './push-device.ts'

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What a push service does with the next messages: an HTTP status, or no answer at all. */
export interface PushServer {
  origin: string
  taken: Pushed[]
  answer: number | 'hang up'
  headers: Record<string, string>
  close: () => Promise<void>
}

/** A push service on loopback that behaves as a test says. */
export async function startPushServer(): Promise<PushServer> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (running.answer === 'hang up') return void request.socket.destroy()
      running.taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(running.answer, running.headers).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const running: PushServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    answer: 201,
    headers: {},
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return running
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number) => {
  const key = createHmac('sha256', salt).update(secret).digest()
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length)
}

/** As the device reads it: RFC 8291 over RFC 8188, written from the two texts. */
export function opened({ ecdh, secret }: ReturnType<typeof freshDevice>, body: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const label = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const shared = derive(secret, ecdh.computeSecret(sender), label, 32)
  const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
}
