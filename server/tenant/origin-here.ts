import { isLoopback } from '../../domain/openId/issuer.ts'
import type { Context } from '../context.ts'
import { hostName } from './directory.ts'

/** As `URL` writes it: addresses with colons stand in brackets. */
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/**
 * The origin of one of the agency's hosts. Behind a proxy it is https; the port is the one that was asked at, or, on the
 * machine itself, the server's own.
 */
export function originOf({ services: { config, port } }: Context, host: string, asked: string): string {
  if (config.publicUrl !== undefined && new URL(config.publicUrl).hostname === host) return config.publicUrl
  const named = bracketed(host)
  const at = /:(\d+)$/.exec(hostName(asked) === host ? asked.replace(/^.*\]/, '') : '')?.[1]
  if (isLoopback(named)) return `http://${named}:${at ?? port}`
  return at === undefined || at === '443' ? `https://${named}` : `https://${named}:${at}`
}

/** Whether this is asked on the machine itself. */
export const isHere = (ctx: Context): boolean => isLoopback(bracketed(hostName(ctx.header('host') ?? '')))

/** Where this was asked: no request is answered but of one of the agency's own hosts. */
export function originHere(ctx: Context): string {
  const asked = ctx.header('host') ?? ''
  return originOf(ctx, hostName(asked), asked)
}
