import { isLoopback } from '../../domain/openId/issuer.ts'
import type { Context } from '../context.ts'
import { hostName } from '../tenant/directory.ts'

/** Where the provider sends browsers back to, below an origin. */
const callback = '/api/v1/auth/openId/callback'

/**
 * The origin of one of the agency's hosts. Behind a proxy it is https; the machine itself is asked at the port that was
 * asked at.
 */
function originOf({ services: { config, port } }: Context, host: string, asked: string): string {
  if (config.publicUrl !== undefined && new URL(config.publicUrl).hostname === host) return config.publicUrl
  const bracketed = host.includes(':') ? `[${host}]` : host
  if (!isLoopback(bracketed)) return `https://${host}`
  const at = /:(\d+)$/.exec(hostName(asked) === host ? asked.replace(/^.*\]/, '') : '')?.[1] ?? String(port)
  return `http://${bracketed}:${at}`
}

/** Whether this is asked on the machine itself. */
export const isHere = (ctx: Context): boolean => {
  const host = hostName(ctx.header('host') ?? '')
  return isLoopback(host.includes(':') ? `[${host}]` : host)
}

/** Where this was asked: no request is answered but of one of the agency's own hosts. */
export function originHere(ctx: Context): string {
  const asked = ctx.header('host') ?? ''
  return originOf(ctx, hostName(asked), asked)
}

export const redirectUrl = (ctx: Context): string => `${originHere(ctx)}${callback}`

/** Of every host of the agency, the one this is asked at first. */
export const redirectUrls = (ctx: Context): string[] => {
  const asked = ctx.header('host') ?? ''
  return [...new Set([redirectUrl(ctx), ...ctx.tenant.hosts.map(host => `${originOf(ctx, host, asked)}${callback}`)])]
}
