import { type Server, type Socket, createServer } from 'node:net'

export interface Clamd {
  url: string
  /** Every stream that was sent, in their order. */
  seen: Buffer[]
  /** What is found: files that hold these bytes. */
  finds: string
  /** What is answered instead; null: what it finds. */
  says: string | null
  close: () => Promise<void>
}

/** A scanner that speaks the INSTREAM command of clamd. */
export async function clamd(): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const scanner: Clamd = { url: '', seen: [], finds: 'EICAR', says: null, close: () => Promise.resolve() }
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let all = Buffer.alloc(0)
    socket.on('data', part => {
      all = Buffer.concat([all, part])
      const file = streamed(all)
      if (!file) return
      scanner.seen.push(file)
      socket.end(`${scanner.says ?? (file.includes(scanner.finds) ? 'stream: Eicar-Test FOUND' : 'stream: OK')}\0`)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  scanner.url = `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  scanner.close = () =>
    new Promise(done => {
      for (const socket of sockets) socket.destroy()
      server.close(() => done())
    })
  return scanner
}

const command = 'zINSTREAM\0'

/** What was streamed, whole; null: there is more to come. */
function streamed(all: Buffer): Buffer | null {
  if (all.length < command.length) return null
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= all.length;) {
    const length = all.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    if (at + 4 + length > all.length) return null
    pieces.push(all.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
