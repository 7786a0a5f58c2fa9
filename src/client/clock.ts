import { clockOffset, serverTime } from '../../domain/clock-offset.ts'
import { readStored, writeStored } from './stored-items.ts'

let offset: number | null = null

/** Server minus device in ms, as last known; null before the first contact. */
export function knownOffset(): number | null {
  offset ??= readStored('appCache')?.clockOffset ?? null
  return offset
}

/** Learns from an answer's `Server-Time`; slow answers say little and are ignored when something is known. */
export function learnOffset(header: string | null, sent: number, received: number): void {
  const server = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(server) || (received - sent > 10_000 && offset !== null)) return
  const learnt = clockOffset(server, sent, received)
  const moved = offset === null || Math.abs(learnt - offset) > 1_000
  offset = learnt
  if (moved) writeStored('appCache', { ...readStored('appCache'), clockOffset: learnt })
}

/** Server time in ms, as well as this device knows it. */
export const serverNow = (): number => serverTime(Date.now(), knownOffset())

const pageLife = crypto.randomUUID()

/** The device's two clocks at this moment; the monotonic one belongs to this life of the page. */
export const readClocks = () => ({ deviceTime: Date.now(), pageLife, monotonic: performance.now() })
