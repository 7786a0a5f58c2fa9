import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const copyDone = 'c'.charCodeAt(0)

/**
 * Stands between a client and its PostgreSQL and hands on the end of every COPY by itself: what follows it comes as
 * another packet, as a network may have it any day.
 */
export async function startSplittingProxy(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const to = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const database = connect(Number(to.port), to.hostname)
    for (const socket of [client.setNoDelay(), database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.pipe(database)
    splitAfterCopies(database, client)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function splitAfterCopies(database: Socket, client: Socket) {
  let held = Buffer.alloc(0)
  let resting = false
  const passOn = () => {
    let whole = 0
    while (!resting && held.length >= whole + 5) {
      const end = whole + 1 + held.readUInt32BE(whole + 1)
      if (held.length < end) break
      resting = held[whole] === copyDone
      whole = end
    }
    if (whole) client.write(held.subarray(0, whole))
    held = held.subarray(whole)
    if (resting)
      setTimeout(() => {
        resting = false
        passOn()
      }, 5)
  }
  database.on('data', (chunk: Buffer) => {
    held = Buffer.concat([held, chunk])
    if (!resting) passOn()
  })
}
