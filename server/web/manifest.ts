import { htmlLanguage, languageCode } from '../../domain/languages.ts'
import type { TenantRecord } from '../tenant/directory.ts'

export const manifest = (tenant: TenantRecord) => ({
  name: tenant.name,
  short_name: tenant.name,
  description: tenant.metaDescription,
  lang: htmlLanguage(languageCode(tenant.defaultLanguage)),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: tenant.backgroundColorCode,
  theme_color: tenant.backgroundColorCode,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
})
