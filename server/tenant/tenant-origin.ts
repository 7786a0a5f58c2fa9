import type { TenantRecord } from './directory.ts'

/** Names under which a browser reaches this very machine, without a certificate. */
const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/**
 * Where people reach an agency, for links that leave the page; null where nobody has said. Never asks the request: its
 * Host header is whatever the caller wrote. The public address counts where it is one of the agency's own hosts, or
 * where it has none; hosts under `localhost` are this server itself.
 */
export function tenantOrigin(
  { hosts, mainHost }: Pick<TenantRecord, 'hosts' | 'mainHost'>,
  { publicUrl, port }: { publicUrl?: string | undefined; port: number },
): string | null {
  if (publicUrl !== undefined && (mainHost === null || hosts.includes(new URL(publicUrl).hostname))) return publicUrl
  if (mainHost === null) return null
  return isLocal(mainHost) ? `http://${mainHost}:${port}` : `https://${mainHost}`
}
