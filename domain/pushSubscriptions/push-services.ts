/** Services of the browsers people use: Chrome and its kin, Firefox, Safari, Edge. */
const known: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)?push\.services\.mozilla\.com$/,
  /^([\w-]+\.)?push\.apple\.com$/,
  /^([\w-]+\.)?notify\.windows\.com$/,
]

/**
 * Whether messages may be sent there: by https to a service browsers use, or to one of `more` (origins). The address comes from
 * a stranger's device: whatever else it named, such as a neighbour of the server, would be asked in the server's name.
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username || password) return false
  if (more.includes(origin)) return true
  return protocol === 'https:' && port === '' && known.some(name => name.test(hostname))
}
