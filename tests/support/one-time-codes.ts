import { Secret, TOTP } from 'otpauth'
import { answered, type Stage } from './stage.ts'
import { password } from './world/cast.ts'

export interface Given {
  secret: string
  setupAddress: string
  spareCodes: string[]
}

/** What an authenticator app shows at a time. */
export const shownAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** What somebody has just been given to make codes from; nothing is asked for yet. */
export const givenCodes = async (stage: Stage, who: 'member' | 'colleague' = 'member') =>
  answered<Given>(await stage.as(who, 'POST', '/oneTimeCodes/secrets', { password }, { key: null }))
