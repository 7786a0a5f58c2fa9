import type { TenantRecord } from '../tenant/directory.ts'

/** Only of web addresses: others have the origin "null", which is no source. */
function origin(address: string): string | null {
  const plain = address.replace(/[{}]/g, '')
  return /^https?:/i.test(plain) && URL.canParse(plain) ? new URL(plain).origin : null
}

/**
 * The policy of every page: nothing inline, nothing from elsewhere but the tenant's map tiles and the picture
 * behind its login, framed only by whom it names.
 */
export function contentSecurityPolicy(tenant: TenantRecord | null): string {
  const tiles = tenant?.settings.mapTilesUrl ? origin(tenant.settings.mapTilesUrl) : null
  // A path on the own host has no origin of its own.
  const background = tenant?.backgroundUrl ? origin(tenant.backgroundUrl) : null
  const pictures = [...new Set([tiles, background])].filter(found => found !== null)
  const frames = (tenant?.settings.frameAncestors ?? []).map(origin).filter(Boolean)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${pictures.map(found => ` ${found}`).join('')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frames.length ? frames.join(' ') : "'none'"}`,
  ].join('; ')
}

export const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), camera=(self), screen-wake-lock=(self), fullscreen=(self), microphone=(), payment=()',
}
