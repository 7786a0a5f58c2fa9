import { type ExitAnswer, afterTry, noTries, pauseAt } from '../../domain/kiosks/exit-pin.ts'
import { exitMark, keepExitMark } from './kiosk-store.ts'

/** Slow on purpose: four digits are few, and the hash lies on a tablet that hangs in public. OWASP, 2023. */
const iterations = 600_000

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), sign => sign.charCodeAt(0))

async function hashed(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, secret, 256)
  return base64(new Uint8Array(bits))
}

/** Keeps what an exit PIN can be checked by; it is never sent to anybody. */
export async function setExitPin(pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  await keepExitMark({ salt: base64(salt), hash: await hashed(pin, salt), ...noTries })
}

/** Checks a try and counts it. Where nothing was kept the browser has lost it, and nobody could ever leave. */
export async function tryExitPin(pin: string): Promise<ExitAnswer> {
  const mark = await exitMark()
  if (!mark) return { kind: 'right' }
  const until = pauseAt(mark, Date.now())
  if (until !== null) return { kind: 'paused', until }
  const right = (await hashed(pin, bytesOf(mark.salt))) === mark.hash
  const { tries, answer } = afterTry(mark, right, Date.now())
  await keepExitMark({ ...mark, ...tries })
  return answer
}
