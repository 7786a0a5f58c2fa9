/** Letters, digits and hyphens with dots between, the last part no number. */
const shape = /^(?=.{4,240}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/
/** Names that lead to nobody outside, or to the machine itself. */
const inner = /\.(localhost|local|internal|home\.arpa|onion)$/

/** A name of the public network in ASCII, as browsers send it; null for everything else: an address, a port, a path. */
export function hostName(written: string): string | null {
  const text = written.trim().replace(/\.$/, '')
  if (/[\s/\\:?#@%[\]]/.test(text) || !URL.canParse(`https://${text}`)) return null
  const { hostname } = new URL(`https://${text}`)
  return shape.test(hostname) && !inner.test(hostname) ? hostname : null
}

/** Where its owner shows that the agency may be reached by it. */
export const recordOf = (host: string): string => `_calltime.${host}`
export const valueOf = (token: string): string => `calltime=${token}`
