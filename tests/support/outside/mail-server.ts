import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What became of a mail at the server, besides being taken. */
export type Manner =
  'take' | 'refuse recipient' | 'later' | 'refuse text' | 'drop at text' | 'drop before answer' | 'hang'

export interface Taken {
  to: string[]
  from: string
  raw: string
  mail: Email
}

export interface MailServer {
  url: string
  port: number
  /** Mails the server has taken, or took and never said so. */
  taken: Taken[]
  /** Connections so far. */
  connections: number
  manner: Manner
  /** Milliseconds before a mail that was taken is answered. */
  delay: () => number
  close: () => Promise<void>
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/** A real mail server on loopback that behaves as a test says. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_, done) => {
      state.connections++
      done()
    },
    onRcptTo: (_, __, done) => {
      if (state.manner === 'refuse recipient') return done(refusal(550, 'no such user here'))
      if (state.manner === 'later') return done(refusal(451, 'greylisted, come again'))
      done()
    },
    onData: (stream, session, done) => {
      const { manner } = state
      if (manner === 'drop at text') return void stream.once('data', hangUp)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (manner === 'refuse text') return done(refusal(554, 'no thanks'))
        const raw = Buffer.concat(chunks).toString('utf8')
        void PostalMime.parse(raw).then(mail => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom ? mailFrom.address : ''
          state.taken.push({ from, to: rcptTo.map(({ address }) => address), raw, mail })
          if (manner === 'hang') return
          if (manner === 'drop before answer') return hangUp()
          setTimeout(done, state.delay())
        })
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  const state: MailServer = {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    taken: [],
    connections: 0,
    manner: 'take',
    delay: () => 0,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        hangUp()
      }),
  }
  return state
}
