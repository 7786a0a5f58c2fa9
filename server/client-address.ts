/**
 * Address of the caller, for limits and logs. Forwarded addresses count only behind as many proxies as are trusted:
 * the n-th from the right (the first of all where every proxy is trusted) is the one our outermost own proxy saw.
 */
export function clientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  trusted: boolean | number,
): string {
  if (trusted) {
    const chain = (forwarded ?? '').split(',').map(part => part.trim())
    const seen = trusted === true ? chain.find(Boolean) : chain.filter(Boolean).at(-trusted)
    if (seen) return seen
  }
  return socket ?? 'unknown'
}
