import type { Config } from '../config.ts'
import { waitSaid } from '../mail/retry.ts'

export interface Sms {
  /** The same for every attempt: a gateway that had it already sends it no second time. */
  key: string
  /** E.164 */
  to: string
  text: string
}

/** `later`: it is busy, away, or its answer was lost, `after` ms where it said so; `refused`: never as it is. */
export type SmsAnswer =
  { kind: 'taken' } | { kind: 'later'; after: number | null; reason: string } | { kind: 'refused'; reason: string }

const patience = 10_000

/** The gateway text messages go through: JSON by POST, with a bearer token. */
export class SmsGateway {
  readonly #sms: NonNullable<Config['sms']>
  readonly #patience: number

  constructor(sms: NonNullable<Config['sms']>, wait = patience) {
    this.#sms = sms
    this.#patience = wait
  }

  /** Never throws for what the gateway or the way there does. Redirections are not followed. */
  async send({ key, to, text }: Sms): Promise<SmsAnswer> {
    const { url, token, from } = this.#sms
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, ...(from === undefined ? {} : { from }), text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#patience),
      })
      await answer.body?.cancel()
      return judged(answer.status, answer.headers.get('retry-after'))
    } catch (error) {
      const why = error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'is out of reach'
      return { kind: 'later', after: null, reason: `The SMS gateway ${why}.` }
    }
  }
}

function judged(status: number, retryAfter: string | null): SmsAnswer {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  const reason = `The SMS gateway answered ${status}.`
  if (status === 408 || status === 429 || status >= 500) return { kind: 'later', after: waitSaid(retryAfter), reason }
  return { kind: 'refused', reason }
}
