import type { Context } from '../context.ts'
import { originHere, originOf } from '../tenant/origin-here.ts'

/** Where the provider sends browsers back to, below an origin. */
const callback = '/api/v1/auth/openId/callback'

export const redirectUrl = (ctx: Context): string => `${originHere(ctx)}${callback}`

/** Of every host of the agency, the one this is asked at first. */
export const redirectUrls = (ctx: Context): string[] => {
  const asked = ctx.header('host') ?? ''
  return [...new Set([redirectUrl(ctx), ...ctx.tenant.hosts.map(host => `${originOf(ctx, host, asked)}${callback}`)])]
}
