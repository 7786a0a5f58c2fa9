/**
 * Address of the caller, for limits and logs. Forwarded addresses count only behind as many proxies as are trusted:
 * the n-th from the right is the one our outermost own proxy saw.
 */
export function clientAddress(headers: Headers, socket: string | undefined, trusted: number): string {
  if (trusted > 0) {
    const chain = (headers.get('x-forwarded-for') ?? '').split(',').map(part => part.trim())
    const seen = chain.filter(Boolean).at(-trusted)
    if (seen) return seen
  }
  return socket ?? 'unknown'
}
