import { htmlLanguage, languageCode } from '../../domain/languages.ts'
import type { TenantRecord } from '../tenant/directory.ts'

/** Characters a launcher shows under an icon; of a longer name as many whole words as fit. */
const shortEnough = 14
export function shortName(name: string): string {
  if (name.length <= shortEnough) return name
  const end = name.lastIndexOf(' ', shortEnough)
  return end > 0 ? name.slice(0, end) : name
}

/** How the application is installed: under the agency's name, with its mark and colours. */
export const manifest = (tenant: TenantRecord) => ({
  id: '/',
  name: tenant.name,
  short_name: shortName(tenant.name),
  description: tenant.metaDescription,
  lang: htmlLanguage(languageCode(tenant.defaultLanguage)),
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: tenant.backgroundColorCode,
  theme_color: tenant.backgroundColorCode,
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
})
