import webpush from 'web-push'
import { waitSaid } from '../mail/retry.ts'

export interface Addressee {
  endpoint: string
  publicKey: string
  secret: string
}
export interface Note {
  /** Sealed for the device: the service in between reads nothing of it. At most 3,000 bytes. */
  payload: string
  /** Seconds after which it is of no use any more. */
  ttl: number
  urgency: 'normal' | 'high'
  /** Whom the service may turn to: an address of the web or `mailto:`. */
  contact: string
}

/** `gone`: for good; `later`: the service is busy or away, `after` ms where it said so; `refused`: never as it is. */
export type Delivered =
  | { kind: 'arrived' }
  | { kind: 'gone' }
  | { kind: 'later'; after: number | null; reason: string }
  | { kind: 'refused'; reason: string }

/** Key pair of this installation (RFC 8292), base64url. */
export interface ServerKeys {
  publicKey: string
  privateKey: string
}

export const freshServerKeys = (): ServerKeys => webpush.generateVAPIDKeys()

const patience = 10_000

/** The services browsers are told through, by RFC 8030. */
export class PushService {
  readonly #keys: ServerKeys

  constructor(keys: ServerKeys) {
    this.#keys = keys
  }

  get publicKey(): string {
    return this.#keys.publicKey
  }

  /** Sends one message; never throws for what a service or the way there does. Redirections are not followed. */
  async send({ endpoint, publicKey, secret }: Addressee, { payload, ttl, urgency, contact }: Note): Promise<Delivered> {
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh: publicKey, auth: secret } },
      payload,
      {
        vapidDetails: { subject: contact, ...this.#keys },
        TTL: Math.max(0, Math.round(ttl)),
        urgency,
        contentEncoding: webpush.supportedContentEncodings.AES_128_GCM,
      },
    )
    const { 'Content-Length': _, ...rest } = headers as Record<string, string>
    try {
      const answer = await fetch(endpoint, {
        ...{ method: 'POST', headers: rest, body: new Uint8Array(body), redirect: 'error' },
        signal: AbortSignal.timeout(patience),
      })
      await answer.body?.cancel()
      return judged(answer.status, answer.headers.get('retry-after'))
    } catch (error) {
      const why = error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'is out of reach'
      return { kind: 'later', after: null, reason: `The push service ${why}.` }
    }
  }
}

function judged(status: number, retryAfter: string | null): Delivered {
  if (status >= 200 && status < 300) return { kind: 'arrived' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `The push service answered ${status}.`
  if (status === 429 || status >= 500) return { kind: 'later', after: waitSaid(retryAfter), reason }
  return { kind: 'refused', reason }
}
