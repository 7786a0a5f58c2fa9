import { htmlLanguage, languageCode } from '../../domain/languages.ts'
import { tenantWire } from '../tenant/tenant-wire.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { needsScript } from './needs-script.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character)

export const slogan = 'Your Digital Hub for Crew Management and Project Planning'

/**
 * Replaces what the built page leaves open; values are escaped, and a `$` in them means nothing. `scriptFirst`: the
 * browser waits with painting for the script. Without an origin there is no picture: it needs a whole address.
 */
export function renderShell(
  template: string,
  tenant: TenantRecord,
  origin: string | null,
  scriptFirst = false,
): string {
  const title = escaped(tenant.name)
  const social = [
    ['og:title', `${tenant.name} | ${slogan}`],
    ['og:description', tenant.metaDescription],
    ['og:site_name', tenant.metaHostName],
    ['og:type', 'website'],
    ...(origin === null ? [] : [['og:image', `${origin}/icon-512.png`]]),
  ]
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content ?? '')}">`)
    .join('\n    ')
  const language = languageCode(tenant.defaultLanguage)
  const values: Record<string, string> = {
    lang: htmlLanguage(language),
    needsScript: escaped(needsScript[language]),
    title,
    description: escaped(tenant.metaDescription),
    social,
    favicon: escaped(tenant.faviconUrl),
    themeColor: escaped(tenant.backgroundColorCode),
    scheme: tenant.look.colorScheme === 'auto' ? 'light dark' : tenant.look.colorScheme,
    name: title,
    settings: escaped(JSON.stringify(tenantWire(tenant))),
  }
  const page = scriptFirst
    ? template.replace('<script type="module"', '<script blocking="render" type="module"')
    : template
  return page.replace(/%tenant\.(\w+)%/g, (_, key: string) => values[key] ?? '')
}
