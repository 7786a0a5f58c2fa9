import { defaultTenantRules, tenantRules } from '../../domain/tenant-rules.ts'
import type { TenantInfo } from '../access/session.ts'
import { type Stored, parseStored, readStored, writeStored } from '../client/stored-items.ts'
import { api } from '../client/api.ts'

type TenantRecord = Stored<'tenant'>

const infoOf = (record: TenantRecord): TenantInfo => ({
  id: record.id,
  name: record.name,
  mark: record.mark,
  backgroundUrl: record.backgroundUrl,
  treeTitle: record.oneCrewOneTree?.title ?? null,
  defaultLanguage: record.defaultLanguage,
  useUserLanguage: record.useUserLanguage,
  colorScheme: record.mobileTheme.colorScheme,
  mapTilesUrl: record.mapTilesUrl,
  supportEmail: record.supportEmail,
  supportPhone: record.supportPhone,
  checkInOpensMinutes: record.checkInOpensMinutes,
  kioskPin: record.kioskPin ?? false,
  rules: tenantRules(record.rules ?? {}),
})

const unknown: TenantInfo = {
  id: '',
  name: '',
  mark: 'bars',
  backgroundUrl: null,
  treeTitle: null,
  defaultLanguage: 'en',
  useUserLanguage: true,
  colorScheme: 'auto',
  mapTilesUrl: null,
  supportEmail: '',
  supportPhone: '',
  checkInOpensMinutes: 60,
  kioskPin: false,
  rules: defaultTenantRules,
}

/** The agency as the served page names it: known before anything was asked. */
export function tenantOfPage(): TenantInfo {
  const content = document.querySelector('meta[name=tenant]')?.getAttribute('content')
  // A page that was built but not served by the server names no agency.
  const stored = (content?.startsWith('{') ? parseStored('tenant', content) : null) ?? readStored('tenant')
  return stored ? infoOf(stored) : unknown
}

/** Asked once per page load; logged in, the session's own loads ask. */
export async function askTenant(): Promise<TenantInfo | null> {
  const { data } = await api.GET('/api/v1/tenant')
  if (!data) return null
  writeStored('tenant', data)
  return infoOf(data)
}
