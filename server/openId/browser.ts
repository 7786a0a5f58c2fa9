import type { Context } from '../context.ts'
import { originHere } from '../tenant/origin-here.ts'

/** Seconds somebody may take at the provider. */
export const attemptSeconds = 600

const isSecure = (ctx: Context) => originHere(ctx).startsWith('https:')
/** Nobody else can set a cookie with this prefix, neither a sibling of the host nor a page without a certificate. */
const nameOf = (ctx: Context) => (isSecure(ctx) ? '__Host-openId' : 'openId')

const cookie = (ctx: Context, value: string, seconds: number) =>
  `${nameOf(ctx)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(ctx) ? '; Secure' : ''}`

export const bindBrowser = (ctx: Context, value: string): string => cookie(ctx, value, attemptSeconds)
export const releaseBrowser = (ctx: Context): string => cookie(ctx, '', 0)

/** What the browser was bound by; null: it was not, or the time is over. */
export function boundBrowser(ctx: Context): string | null {
  const name = nameOf(ctx)
  for (const pair of (ctx.header('cookie') ?? '').split(/; */)) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name && /^[\w-]{43}$/.test(pair.slice(at + 1))) return pair.slice(at + 1)
  }
  return null
}
