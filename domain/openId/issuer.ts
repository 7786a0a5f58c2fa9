const wellKnown = /\/\.well-known\/openid-configuration\/?$/

/** Names and addresses of the machine itself, as `URL` writes them. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127\.\d+\.\d+\.\d+$/.test(hostname)

/**
 * The address a provider calls itself by, however it was pasted: with that of its description behind it as well. Null
 * for what is none: neither https nor http on the machine itself, with a query, a fragment or a login in it.
 */
export function issuerOf(written: string): string | null {
  const text = written.trim().replace(wellKnown, '')
  if (!URL.canParse(text) || /[?#\s]/.test(text)) return null
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return null
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? text : null
}
