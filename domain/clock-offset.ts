/**
 * Server time minus device time in ms, from one exchange: the answer's `Server-Time` is set against the middle between
 * sending and receiving, so half a round trip is the error. Decision 4.
 */
export const clockOffset = (serverMs: number, sentMs: number, receivedMs: number): number =>
  Math.round(serverMs - (sentMs + receivedMs) / 2)

/** Server time as well as this device knows it, in ms; without a known offset the device's own. Judges `exp`. */
export const serverTime = (deviceMs: number, offsetMs: number | null): number => deviceMs + (offsetMs ?? 0)
