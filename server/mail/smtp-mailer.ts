import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Delivery, Letter, Mailer } from './mailer.ts'
import { refusalOf, type SmtpError } from './smtp-refusal.ts'

/** Below the time after which a letter under way counts as unclear, so that an answer is never waited for beyond it. */
const wholeLimit = 4 * 60_000
const connecting = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000 }

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host)

/** Host, port and credentials of an `smtp://` or `smtps://` address. */
function optionsOf(address: string) {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port ? Number(url.port) : secure ? 465 : 587
  // A password goes to another machine only under TLS.
  const requireTLS = !secure && auth !== undefined && !isLoopback(url.hostname)
  return { connect: { host, port, secure, requireTLS, ...connecting }, auth }
}

/** The letter's text. Its first read, which SMTP makes once the server has said "go on", waits for `start`. */
function textOf({ text }: Letter, start: () => Promise<void>): Readable {
  let asked = false
  const stream = new Readable({
    read() {
      if (asked) return
      asked = true
      start().then(
        () => {
          this.push(text)
          this.push(null)
        },
        () => this.destroy(new Error('the letter was kept back')),
      )
    },
  })
  return stream.on('error', () => {})
}

/** One connection a letter, through the configured server, which may be silent for so many milliseconds. */
export function smtpMailer(address: string, socketTimeout = 90_000): Mailer {
  const { connect, auth } = optionsOf(address)

  const send: Mailer['send'] = (letter, begin) =>
    new Promise<Delivery>((resolve, reject) => {
      const connection = new SMTPConnection({ ...connect, socketTimeout })
      let text: 'kept' | 'asked for' | 'leaving' = 'kept'
      let lost: SmtpError | undefined

      const end = (settle: () => void) => {
        clearTimeout(timer)
        connection.close()
        settle()
      }
      const fail = (error: SmtpError) => {
        lost ??= error
        // Nobody knows yet whether `begin` stands written down: its own end decides.
        if (text !== 'asked for') end(() => resolve(refusalOf(error, text === 'leaving')))
      }
      const timer = setTimeout(() => fail({ code: 'ETIMEDOUT' }), wholeLimit)
      const start = async () => {
        text = 'asked for'
        await begin().catch((error: unknown) => {
          end(() => reject(error))
          throw error
        })
        if (lost === undefined) text = 'leaving'
        else return end(() => resolve(refusalOf(lost ?? {}, false)))
      }
      const hand = () =>
        connection.send({ from: letter.from, to: [letter.to] }, textOf(letter, start), error => {
          if (error) return fail(error)
          clearTimeout(timer)
          connection.quit()
          resolve({ state: 'sent' })
        })

      connection.on('error', fail)
      connection.connect(error => {
        if (error) fail(error)
        else if (auth) connection.login(auth, failure => (failure ? fail(failure) : hand()))
        else hand()
      })
    })

  return { send }
}
