import { SignJWT, jwtVerify } from 'jose'
import type { LoginType, SessionKind } from '../../openapi/access.ts'

export interface TokenSubject {
  sessionId: string
  tenantId: string
  kind: SessionKind
  personId: string | null
  name: string | null
  contactNumber: string | null
  language: string
  loginTypes: Iterable<LoginType>
  number: string | null
}

/** The token's `type`: what the client tells session kinds by. */
const typeOfKind = { user: 'MOBILE', projectVisitor: 'project', plusCrewVisitor: 'pluscrew', kiosk: 'kiosk' } as const

const captionOfLoginType: Record<LoginType, string> = {
  clients: 'Clients',
  crew: 'Crew',
  planners: 'Planners',
  office: 'Office',
}

/** Signs and verifies session tokens: HS256 and nothing else, whatever a token's header claims. */
export class Tokens {
  readonly #key: Uint8Array

  /** @param secret at least 32 bytes, base64url; the same on every copy of the server */
  constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64url')
    if (this.#key.length < 32) throw new Error('the token secret is shorter than 32 bytes')
  }

  sign(subject: TokenSubject, now: Date, expires: Date): Promise<string> {
    return new SignJWT({
      type: typeOfKind[subject.kind],
      tid: subject.tenantId,
      loginData: {
        person: subject.personId,
        name: subject.name,
        contactNumber: subject.contactNumber,
        language: subject.language,
        loginTypes: [...subject.loginTypes].map(type => ({ caption: captionOfLoginType[type] })),
        ...(subject.number ? { number: subject.number } : {}),
      },
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(subject.sessionId)
      .setJti(crypto.randomUUID())
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(Math.floor(expires.getTime() / 1000))
      .sign(this.#key)
  }

  /** Session, tenant and end of a genuine token; null for any other text. Expiry is judged by the caller's clock. */
  async verify(token: string, now: Date): Promise<{ sessionId: string; tenantId: string; expires: number } | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], currentDate: now })
      const { sub, tid, exp } = payload
      if (typeof sub !== 'string' || typeof tid !== 'string' || typeof exp !== 'number') return null
      return { sessionId: sub, tenantId: tid, expires: exp * 1000 }
    } catch {
      return null
    }
  }
}
